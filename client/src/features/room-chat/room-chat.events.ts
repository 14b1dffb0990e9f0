import type { BatchStamp } from '../../realtime/kernel/event-batch.ts';
import type { RoomEvent, RoomEventHandlers } from '../../realtime/room/room-events.ts';
import { withArrival, withArrived, withGift, withNotice, withoutRejected } from './chat-lines.model.ts';
import type { RoomChatState } from './room-chat.state.ts';

type Announcement =
  | 'roomRoleGranted'
  | 'roomRoleRevoked'
  | 'roomNoticeLine'
  | 'roomUserMuted'
  | 'roomUserUnmuted'
  | 'roomChatCleared';

/** A message whose words the platform says in the chat. */
const announced = (
  state: RoomChatState,
  { body, envelope }: RoomEvent<Announcement>,
  { receivedAt }: BatchStamp,
): RoomChatState => ({ ...state, lines: withNotice(state.lines, envelope.mid, body.msg, receivedAt) });

/** room-event.0x4003, room-event.0x4013, room-event.0x67: a line for each arrival. */
const arrived = (
  state: RoomChatState,
  { body, envelope }: RoomEvent<'roomJoined' | 'roomJoinedInStyle' | 'roomJoinedFollowing'>,
  { receivedAt }: BatchStamp,
): RoomChatState => ({
  ...state,
  lines: withArrival(state.lines, { key: envelope.mid, nick: body.nick, id: body.id ?? null, time: receivedAt }),
});

/** Reactions of the room chat to room messages. */
export const roomChatEventHandlers = {
  roomChat: (state, { body }, { receivedAt }) => ({ ...state, lines: withArrived(state.lines, body.list, receivedAt) }),
  roomJoined: arrived,
  roomJoinedInStyle: arrived,
  roomJoinedFollowing: arrived,
  roomRoleGranted: announced,
  roomRoleRevoked: announced,
  roomNoticeLine: announced,
  roomUserMuted: announced,
  roomUserUnmuted: announced,
  // room-event.0x66: what the platform says about it is the first line of the empty chat.
  roomChatCleared: (state, event, stamp) => announced({ ...state, lines: [] }, event, stamp),
  // room-event.0x3002
  giftSent: (state, { body, envelope }, { receivedAt }) => ({
    ...state,
    lines: withGift(state.lines, {
      key: envelope.mid,
      author: body.from ?? null,
      time: receivedAt,
      gift: { name: body.gift_name, num: body.gift_num, to: body.to.map(({ nick }) => nick) },
    }),
  }),
  // room-event.0x1011
  roomMessageRejected: (state, { body }) => ({ ...state, lines: withoutRejected(state.lines, body.mid) }),
} satisfies RoomEventHandlers<RoomChatState>;
