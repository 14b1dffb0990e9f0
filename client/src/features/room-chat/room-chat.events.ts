import type { BatchStamp } from '../../realtime/kernel/event-batch.ts';
import type { RoomEvent, RoomEventHandlers } from '../../realtime/room/room-events.ts';
import { type RoomLineModel, withArrival, withNotice } from './chat-lines.model.ts';
import { withArrivedLines, withGivenGift } from './gift-lines.model.ts';
import { withoutWaiting } from './own-lines.model.ts';
import type { RoomChatState } from './room-chat.state.ts';

type Announcement =
  | 'roomRoleGranted'
  | 'roomRoleRevoked'
  | 'roomNoticeLine'
  | 'roomUserMuted'
  | 'roomUserUnmuted'
  | 'roomChatCleared';

type When = Pick<RoomLineModel, 'time' | 'toldAt'>;

/** An envelope without a time has 0. */
const whenOf = ({ envelope: { time } }: Pick<RoomEvent, 'envelope'>, { receivedAt }: BatchStamp): When => ({
  time: receivedAt,
  toldAt: time === 0 ? null : time,
});

/** A message whose words the platform says in the chat. */
const announced = (state: RoomChatState, event: RoomEvent<Announcement>, stamp: BatchStamp): RoomChatState => ({
  ...state,
  lines: withNotice(state.lines, event.envelope.mid, event.body.msg, whenOf(event, stamp)),
});

/** room-event.0x4003, room-event.0x4013, room-event.0x67: a line for each arrival. */
const arrived = (
  state: RoomChatState,
  event: RoomEvent<'roomJoined' | 'roomJoinedInStyle' | 'roomJoinedFollowing'>,
  stamp: BatchStamp,
): RoomChatState => {
  const { nick, id = null } = event.body;
  const { follow_along = null } = event.body as { readonly follow_along?: { readonly nick: string } | null }; // only one of the three has it
  const content = follow_along?.nick ?? '';
  return {
    ...state,
    lines: withArrival(state.lines, { key: event.envelope.mid, nick, id, content, ...whenOf(event, stamp) }),
  };
};

/** Reactions of the room chat to room messages. */
export const roomChatEventHandlers = {
  roomChat: (state, { body }, { receivedAt }) => ({ ...state, ...withArrivedLines(state, body.list, receivedAt) }),
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
  giftSent: (state, event, stamp) => {
    const { mid, from = null, gift_id, gift_name, image, gift_num, to } = event.body;
    const gift = { id: gift_id, name: gift_name, image, num: gift_num, to: to.map(({ id, nick }) => ({ id, nick })) };
    const given = { key: mid || event.envelope.mid, author: from, gift, ...whenOf(event, stamp) };
    return { ...state, ...withGivenGift(state, given) };
  },
  // room-event.0x1011
  roomMessageRejected: (state, { body }) => ({ ...state, lines: withoutWaiting(state.lines, body.mid) }),
} satisfies RoomEventHandlers<RoomChatState>;
