import { watching } from '../../features/feedback/index.ts';
import { whileSignedIn } from '../../features/session/index.ts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call } from '../../lib/effects.ts';
import type { LateParts } from '../../lib/late-parts.ts';
import { partWanted } from '../../lib/part-wanted.ts';
import type { Ports } from '../../platform/ports.ts';

/** Parts that a view asks for, and those of what an earlier page left: an order that is open, the first steps of a new hall. */
export function* takeWhenWanted(ports: Ports, late: LateParts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'late');
  yield* watch.every(partWanted, take, ports, late);
  yield* whileSignedIn(ports, 'late', function* inSession(): SagaGenerator<void> {
    if (ports.storage.read('orders')?.includes('"open":{')) yield* call(take, ports, late, partWanted('wallet'));
    if (ports.storage.read('first_steps')) yield* call(take, ports, late, partWanted('hallManagement'));
  });
}

/** Without the part its users do not change: coins or first steps are not shown. The next use tries again. */
function* take({ telemetry }: Ports, late: LateParts, { payload }: ReturnType<typeof partWanted>): SagaGenerator<void> {
  const onFailed = (cause: unknown) => telemetry.log('warn', 'part did not load', { cause: String(cause) });
  yield* call(() => late.take(payload).catch(onFailed));
}
