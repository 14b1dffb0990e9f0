import type { SagaGenerator } from '../../lib/effects.ts';
import { call, fork, put } from '../../lib/effects.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import { feedbackActions, loadPart, serverText, watching } from '../feedback/index.ts';
import { roomActions } from '../room/index.ts';
import type { GreetingTurn } from './greetings.saga.ts';
import { roomChatActions } from './room-chat.slice.ts';
import { saySaga } from './say.saga.ts';

/** The room chat: what the viewer says, and what the platform rejects of it. */
export function* roomChatSaga(ports: RoomPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'roomChat');
  yield* fork(saySaga, ports);
  yield* watch.every(roomEventsArrived, onEvents);
  yield* watch.latest(roomActions.entryFinished, onGreetings, ports);
  yield* watch.leading(roomChatActions.greetRequested, onGreetings, ports);
}

/** The page does not wait for greetings; without their code none are offered. */
export const loadGreetings = () => import('./greetings.saga.ts');

function* onGreetings(ports: RoomPorts, turn: GreetingTurn): SagaGenerator<void> {
  const part = yield* loadPart(ports, loadGreetings);
  if (part) yield* call(part.onGreetingTurn, ports, turn);
}

/** error.message.room-rejected */
function* onEvents({ payload }: ReturnType<typeof roomEventsArrived>): SagaGenerator<void> {
  for (const { body } of eventsNamed(payload, 'roomMessageRejected')) {
    const text = serverText(body.msg, 'feedback.unexpected');
    yield* put(feedbackActions.toastRequested({ tone: 'error', text }));
  }
}
