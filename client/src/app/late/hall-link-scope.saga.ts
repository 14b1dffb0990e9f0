import { SOCKET_RETRY_MIN_MS } from '@miczero/contracts';
import { connectionActions } from '../../features/connection/index.ts';
import { watching } from '../../features/feedback/index.ts';
import { selectBlocked } from '../../features/person/index.ts';
import { selectViewer, whileSignedIn } from '../../features/session/index.ts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { type HallEvent, hallEventsMissed, hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { createHallWire } from '../../realtime/hall/hall-wire.ts';
import { linkSaga } from '../../realtime/kernel/link.saga.ts';
import { firstScreenDone } from './first-screen.ts';

/** The hall link lives exactly as long as a session. Sessions that follow each other fast do not outrun the back-off. */
export function* hallLinkScope(ports: Ports): SagaGenerator<void> {
  const wire = createHallWire(ports);
  const watch = watching(ports.telemetry, 'hallLink');
  yield* watch.latest(hallLinkActions.opened, onOpened, ports);
  let mayStartAt = 0;
  yield* whileSignedIn(ports, 'hallLink', function* inSession() {
    const viewer = yield* select(selectViewer);
    if (viewer === null) return;
    const early = mayStartAt - ports.clock.now();
    if (early > 0) yield* call(ports.clock.sleep, early);
    mayStartAt = ports.clock.now() + SOCKET_RETRY_MIN_MS;
    const retryAction = connectionActions.retryRequested.type;
    yield* call(linkSaga<HallEvent>, ports, { wire, viewer, retryAction, selectBlocked });
  });
}

function* onOpened(ports: Ports, { payload }: ReturnType<typeof hallLinkActions.opened>): SagaGenerator<void> {
  if (payload.isFirst) yield* call(firstScreenDone, ports);
  yield* put(hallEventsMissed());
}
