import { connectionActions } from '../../features/connection/index.ts';
import { whileSignedIn } from '../../features/session/index.ts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call } from '../../lib/effects.ts';
import type { LateParts } from '../../lib/late-parts.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { waitApart } from '../../realtime/kernel/wait-apart.saga.ts';
import { firstScreenDone } from './first-screen.ts';

/**
 * A session needs the hall part, which also opens the hall link: nothing can arrive before its consumers are there. A part
 * that cannot be loaded looks like a link that cannot connect, and is tried again in the same way. A page that begins with a
 * session draws its first screen before; the routes of halls and rooms take the part in at once.
 */
export function* takeHallAtSignIn(ports: Ports, late: LateParts): SagaGenerator<void> {
  yield* whileSignedIn(ports, 'late', function* inSession(): SagaGenerator<void> {
    yield* call(firstScreenDone, ports);
    for (let attempt = 0; !late.isTaken('hall'); attempt += 1) {
      try {
        yield* call(() => late.take('hall'));
      } catch (cause) {
        ports.telemetry.log('error', 'hall part did not load', { cause: String(cause) });
        const retryAction = connectionActions.retryRequested.type;
        const options = { ports, statusChanged: hallLinkActions.statusChanged, retryAction };
        yield* waitApart(options, { kind: 'waiting', attempt, wasOnline: false });
      }
    }
  });
}
