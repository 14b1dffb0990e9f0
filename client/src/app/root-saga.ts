import { connectionSaga } from '../features/connection/index.ts';
import { feedbackSaga, guarded } from '../features/feedback/index.ts';
import { hallsSaga } from '../features/halls/index.ts';
import { languageSaga } from '../features/language/index.ts';
import { preferencesSaga } from '../features/preferences/index.ts';
import { sessionSaga } from '../features/session/index.ts';
import type { SagaGenerator } from '../lib/effects.ts';
import { fork } from '../lib/effects.ts';
import type { LateParts } from '../lib/late-parts.ts';
import type { Ports } from '../platform/ports.ts';
import { failuresSaga } from './failures.saga.ts';
import { takeHallAtSignIn } from './late/at-sign-in.saga.ts';
import { takeWhenWanted } from './late/when-wanted.saga.ts';

/** Every area on its own: a bug in one is reported and does not silence the others. The session starts last. */
const AREAS: Readonly<Record<string, (ports: Ports, late: LateParts) => SagaGenerator<unknown>>> = {
  feedback: feedbackSaga,
  failures: failuresSaga,
  language: languageSaga,
  preferences: preferencesSaga,
  connection: connectionSaga,
  late: takeHallAtSignIn,
  wanted: takeWhenWanted,
  halls: hallsSaga,
  session: sessionSaga,
};

export function* rootSaga(ports: Ports, late: LateParts): SagaGenerator<void> {
  for (const [area, saga] of Object.entries(AREAS)) yield* fork(guarded(ports.telemetry, area, saga), ports, late);
}
