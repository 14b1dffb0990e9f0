import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { loadPart, textOf, watching } from '../feedback/index.ts';
import { personActions } from './person.slice.ts';

/** People: the card of one of them, wherever it was opened. */
export function* personSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'person');
  yield* watch.latest(personActions.cardRequested, onCardRequested, ports);
  yield* watch.latest(personActions.voicesRequested, onVoicesRequested, ports);
}

/** Facts about those who talk in a channel. What loads them comes with the first channel of voices. */
function* onVoicesRequested(
  ports: Ports,
  action: ReturnType<typeof personActions.voicesRequested>,
): SagaGenerator<void> {
  const part = yield* loadPart(ports, () => import('./voices.saga.ts'));
  if (part) yield* call(part.loadVoices, ports, action);
}

function* onCardRequested(ports: Ports, action: ReturnType<typeof personActions.cardRequested>): SagaGenerator<void> {
  const part = yield* loadPart(ports, () => import('./card.saga.ts'));
  if (part) yield* call(part.onCardRequested, ports, action);
  else yield* put(personActions.cardFailed(textOf('feedback.networkError')));
}
