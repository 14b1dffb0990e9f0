import { HALL_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, loadPart, textOf, watching } from '../feedback/index.ts';
import { personActions } from './person.slice.ts';
import type { PersonRoot } from './person.state.ts';

/** People: the card of one of them, wherever it was opened. */
export function* personSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'person');
  yield* watch.latest(personActions.cardRequested, onCardRequested, ports);
  yield* watch.latest(personActions.voicesRequested, onVoicesRequested, ports);
}

/** Numbers in one call of `hall.batch_user_card`. */
const CARDS_AT_ONCE = 100;
/** Those who come together are asked for together. */
const VOICES_PAUSE_MS = 200;

/** api.lobby.op.card-info-for-mic-uids: an extra of the voice channel, so without an answer it is left out. */
function* onVoicesRequested(
  ports: Ports,
  { payload: { hall_id, uids } }: ReturnType<typeof personActions.voicesRequested>,
): SagaGenerator<void> {
  yield* call(ports.clock.sleep, VOICES_PAUSE_MS);
  const { voices } = yield* select(({ person }: PersonRoot) => person);
  const unknown = uids.filter((uid) => voices.hall_id !== hall_id || !voices.cards[uid]).slice(0, CARDS_AT_ONCE);
  if (unknown.length === 0) return;
  const result = yield* callApi(ports, HALL_CALLS['hall.batch_user_card'], { hall_id, uid: unknown.join(',') });
  if (result.ok) yield* put(personActions.voicesLoaded({ hall_id, list: result.data.list }));
}

function* onCardRequested(ports: Ports, action: ReturnType<typeof personActions.cardRequested>): SagaGenerator<void> {
  const part = yield* loadPart(ports, () => import('./card.saga.ts'));
  if (part) yield* call(part.onCardRequested, ports, action);
  else yield* put(personActions.cardFailed(textOf('feedback.networkError')));
}
