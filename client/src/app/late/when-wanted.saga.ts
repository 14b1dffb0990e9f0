import { watching } from '../../features/feedback/index.ts';
import { whileSignedIn } from '../../features/session/index.ts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call } from '../../lib/effects.ts';
import { partWanted } from '../../lib/part-wanted.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateParts } from './late-parts.ts';

/** Parts that a view asks for, and the wallet of a session that left an order open before a reload. */
export function* takeWhenWanted(ports: Ports, late: LateParts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'late');
  yield* watch.every(partWanted, take, late);
  yield* whileSignedIn(ports, 'late', function* inSession(): SagaGenerator<void> {
    if (ports.storage.read('orders')?.includes('"open":{')) yield* call(take, late, partWanted('wallet'));
  });
}

/** Without the part its users do not change: coins are not shown, a menu does not open. The next use tries again. */
function* take(late: LateParts, { payload }: ReturnType<typeof partWanted>): SagaGenerator<void> {
  yield* call(() => late.take(payload).catch(() => {}));
}
