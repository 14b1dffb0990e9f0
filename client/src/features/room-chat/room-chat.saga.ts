import type { SagaGenerator } from '../../lib/effects.ts';
import { fork, put } from '../../lib/effects.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import { feedbackActions, serverText, watching } from '../feedback/index.ts';
import { greetingsSaga } from './greetings.saga.ts';
import { saySaga } from './say.saga.ts';

/** The room chat: what the viewer says, and what the platform rejects of it. */
export function* roomChatSaga(ports: RoomPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'roomChat');
  yield* fork(saySaga, ports);
  yield* watch.every(roomEventsArrived, onEvents);
  yield* fork(greetingsSaga, ports);
}

/** error.message.room-rejected */
function* onEvents({ payload }: ReturnType<typeof roomEventsArrived>): SagaGenerator<void> {
  for (const { body } of eventsNamed(payload, 'roomMessageRejected')) {
    const text = serverText(body.msg, 'feedback.unexpected');
    yield* put(feedbackActions.toastRequested({ tone: 'error', text }));
  }
}
