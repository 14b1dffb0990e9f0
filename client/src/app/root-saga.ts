import { SOCKET_RETRY_MIN_MS } from '@miczero/contracts';
import { channelSaga } from '../features/channel/index.ts';
import { chatSaga } from '../features/chat/index.ts';
import { connectionActions, connectionSaga } from '../features/connection/index.ts';
import { feedbackSaga, guarded } from '../features/feedback/index.ts';
import { hallsSaga } from '../features/halls/index.ts';
import { languageSaga } from '../features/language/index.ts';
import { preferencesSaga } from '../features/preferences/index.ts';
import { sessionActions, sessionSaga } from '../features/session/index.ts';
import { teamUpSaga } from '../features/team-up/index.ts';
import type { SagaGenerator } from '../lib/effects.ts';
import { call, fork } from '../lib/effects.ts';
import { within } from '../lib/scope.ts';
import type { Ports } from '../platform/ports.ts';
import { hallLinkSaga } from '../realtime/hall/hall-link.saga.ts';
import { failuresSaga } from './failures.saga.ts';

/** Every area on its own: a bug in one is reported and does not silence the others. The session starts last. */
const AREAS = {
  feedback: feedbackSaga,
  failures: failuresSaga,
  language: languageSaga,
  preferences: preferencesSaga,
  connection: connectionSaga,
  hallLink: hallLinkScope,
  halls: hallsSaga,
  channel: channelSaga,
  chat: chatSaga,
  teamUp: teamUpSaga,
  session: sessionSaga,
} as const;

export function* rootSaga(ports: Ports): SagaGenerator<void> {
  for (const [area, saga] of Object.entries(AREAS)) yield* fork(guarded(ports.telemetry, area, saga), ports);
}

/** The hall link lives exactly as long as a session. Sessions that follow each other fast do not outrun the back-off. */
function* hallLinkScope(ports: Ports): SagaGenerator<void> {
  let mayStartAt = 0;
  yield* within(sessionActions.signedIn, [sessionActions.signedOut], function* inSession({ payload }) {
    const early = mayStartAt - ports.clock.now();
    if (early > 0) yield* call(ports.clock.sleep, early);
    mayStartAt = ports.clock.now() + SOCKET_RETRY_MIN_MS;
    yield* call(hallLinkSaga, ports, payload.me.no, connectionActions.retryRequested.type);
  });
}
