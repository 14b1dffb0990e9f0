import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { askAgainOn } from '../connection/index.ts';
import { loadPart, textOf, watching } from '../feedback/index.ts';
import { personActions } from './person.slice.ts';
import type { Voices } from './voices.saga.ts';

/** People: the card of one of them, wherever it was opened. */
export function* personSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'person');
  yield* watch.latest(personActions.cardRequested, onCardRequested, ports);
  yield* watch.latest([personActions.voicesRequested, ...askAgainOn], onVoicesDue, ports, { voices: null });
}

/**
 * Facts about those who talk in a channel. What loads them comes with the first channel of voices. A manager decides about an application
 * only once the role is known, so an answer that did not come is asked for again.
 */
function* onVoicesDue(ports: Ports, wanted: { voices: Voices | null }, action: Action): SagaGenerator<void> {
  if (personActions.voicesRequested.match(action)) wanted.voices = action.payload;
  if (wanted.voices === null) return;
  const part = yield* loadPart(ports, () => import('./voices.saga.ts'));
  if (part && (yield* call(part.loadVoices, ports, wanted.voices))) wanted.voices = null;
}

function* onCardRequested(ports: Ports, action: ReturnType<typeof personActions.cardRequested>): SagaGenerator<void> {
  const part = yield* loadPart(ports, () => import('./card.saga.ts'));
  if (part) yield* call(part.onCardRequested, ports, action);
  else yield* put(personActions.cardFailed(textOf('feedback.networkError')));
}
