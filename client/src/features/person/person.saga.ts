import { GAMING_CALLS, HALL_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, textOfFailure, watching } from '../feedback/index.ts';
import { personActions } from './person.slice.ts';

/** People: the card of one of them, wherever it was opened. */
export function* personSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'person');
  yield* watch.latest(personActions.cardRequested, onCardRequested, ports);
}

function* onCardRequested(
  ports: Ports,
  { payload }: ReturnType<typeof personActions.cardRequested>,
): SagaGenerator<void> {
  const { hall_id, uid } = payload;
  const result = yield* callApi(ports, HALL_CALLS['hall.user_card'], { uid, hall_id });
  if (result.ok) yield* put(personActions.cardLoaded(result.data.card_info));
  else yield* put(personActions.cardFailed(textOfFailure(result.failure)));
  // An extra of the card: without an answer it is left out.
  const open = yield* callApi(ports, GAMING_CALLS['channel.gaming_by_user'], { uid });
  if (open.ok && open.data.gaming) yield* put(personActions.gamingLoaded(open.data.gaming));
}
