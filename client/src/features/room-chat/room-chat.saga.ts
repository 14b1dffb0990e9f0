import { MESSAGE_MAX_CHARS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { fork, put, select } from '../../lib/effects.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import { roomChatFrame } from '../../realtime/room/room-requests.ts';
import { feedbackActions, serverText, textOf, watching } from '../feedback/index.ts';
import { type RoomRoot, selectRoomId } from '../room/index.ts';
import type { SessionRoot } from '../session/index.ts';
import { greetingsSaga } from './greetings.saga.ts';
import { roomChatActions } from './room-chat.slice.ts';

/** Writing in the room chat: a local copy at once, which the platform's line replaces or its rejection removes. */
export function* roomChatSaga(ports: RoomPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'roomChat');
  yield* watch.every(roomChatActions.sayRequested, onSayRequested, ports);
  yield* watch.every(roomEventsArrived, onEvents);
  yield* fork(greetingsSaga, ports);
}

function* onSayRequested(
  ports: RoomPorts,
  { payload }: ReturnType<typeof roomChatActions.sayRequested>,
): SagaGenerator<void> {
  const { group_id, me } = yield* select((state: RoomRoot & SessionRoot) => ({
    group_id: selectRoomId(state),
    me: state.session.me,
  }));
  const content = payload.text.trim();
  if (group_id === null || !me || content === '') return;
  if ([...content].length > MESSAGE_MAX_CHARS) {
    yield* put(feedbackActions.toastRequested({ tone: 'warning', text: textOf('room.messageTooLong') }));
    return;
  }
  const c_mid = ports.ids.clientMid();
  const time = ports.clock.now();
  const author = { id: me.no, nick: me.nick, header: me.avatar };
  yield* put(roomChatActions.lineQueued({ c_mid, content, time, author }));
  if (ports.roomSocket.send(roomChatFrame(me.no, time, group_id, c_mid, content))) return;
  // Nothing was sent: an unsent line must not stay.
  yield* put(roomChatActions.lineLost(c_mid));
  yield* put(feedbackActions.toastRequested({ tone: 'error', text: textOf('feedback.networkError') }));
}

/** error.message.room-rejected */
function* onEvents({ payload }: ReturnType<typeof roomEventsArrived>): SagaGenerator<void> {
  for (const { body } of eventsNamed(payload, 'roomMessageRejected')) {
    const text = serverText(body.msg, 'feedback.unexpected');
    yield* put(feedbackActions.toastRequested({ tone: 'error', text }));
  }
}
