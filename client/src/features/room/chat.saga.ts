import { MESSAGE_MAX_CHARS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select, takeEvery } from '../../lib/effects.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { roomChatFrame } from '../../realtime/room/room-requests.ts';
import { feedbackActions, guarded, textOf } from '../feedback/index.ts';
import type { SessionRoot } from '../session/index.ts';
import { selectRoomId } from './room.selectors.ts';
import { roomActions } from './room.slice.ts';
import type { RoomRoot } from './room.state.ts';

/** Writing in the room chat: a local copy at once, which the platform's line replaces or its rejection removes. */
export function* roomChatSaga(ports: RoomPorts): SagaGenerator<void> {
  yield* takeEvery(roomActions.sayRequested, guarded(ports.telemetry, 'room', onSayRequested), ports);
}

function* onSayRequested(
  ports: RoomPorts,
  { payload }: ReturnType<typeof roomActions.sayRequested>,
): SagaGenerator<void> {
  const { group_id, me } = yield* select((state: RoomRoot & SessionRoot) => ({
    group_id: selectRoomId(state),
    me: state.session.me,
  }));
  const content = payload.text.trim();
  if (group_id === null || !me || content === '') return;
  if ([...content].length > MESSAGE_MAX_CHARS) {
    yield* put(feedbackActions.toastRequested({ tone: 'warning', text: textOf('feedback.messageTooLong') }));
    return;
  }
  const c_mid = ports.ids.clientMid();
  const time = ports.clock.now();
  const author = { id: me.no, nick: me.nick, header: me.avatar };
  yield* put(roomActions.lineQueued({ c_mid, content, time, author }));
  if (ports.roomSocket.send(roomChatFrame(me.no, time, group_id, c_mid, content))) return;
  // Nothing was sent: a line that nobody else will see must not stay.
  yield* put(roomActions.lineLost(c_mid));
  yield* put(feedbackActions.toastRequested({ tone: 'error', text: textOf('feedback.networkError') }));
}
