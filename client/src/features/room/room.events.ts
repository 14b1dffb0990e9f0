import type { RoomEventName } from '@miczero/contracts';
import type { BatchStamp } from '../../realtime/kernel/event-actions.ts';
import type { RoomEvent, RoomEventConsumers } from '../../realtime/room/room-events.ts';
import { withArrival, withArrived, withNotice, withoutRejected } from './chat-lines.model.ts';
import { withEffects } from './gift-effects.model.ts';
import type { RoomPlace, RoomState } from './room.state.ts';

type Consumer<Names extends RoomEventName> = (
  state: RoomState,
  event: RoomEvent<Names>,
  stamp: BatchStamp,
) => RoomState;

/** What follows is no business of the state: sagas see to it (room-events.saga.ts). */
const unchanged = (state: RoomState): RoomState => state;

/** room-event.0x4006, room-event.0x4015: only the person's own client applies it to what one may do. */
const roleChanged: Consumer<'roomRoleGranted' | 'roomRoleRevoked'> = (
  state,
  { body, envelope },
  { viewer, receivedAt },
) => {
  const { place } = state;
  const { apply_id, role } = body;
  const lines = withNotice(state.lines, envelope.mid, body.msg, receivedAt);
  if (role === undefined) return { ...state, lines };
  const members = state.members.map((member) => (member.id === apply_id ? { ...member, role } : member));
  if (apply_id !== viewer || place.kind === 'out' || !place.joined) return { ...state, lines, members };
  const joined = { ...place.joined, role };
  return { ...state, lines, members, applied: null, place: { ...place, joined } };
};

/** room-event.0x4020, room-event.0x4037 */
const noticeChanged: Consumer<'roomNoticeChanged' | 'roomNoticeShown'> = (state, { body }) => ({
  ...state,
  s_room_notice: body.s_room_notice,
});

/** room-event.mute-own-state-only */
const mutedBy =
  (is_speak: boolean): Consumer<'roomUserMuted' | 'roomUserUnmuted'> =>
  (state, { body, envelope }, { viewer, receivedAt }) => ({
    ...state,
    lines: withNotice(state.lines, envelope.mid, body.msg, receivedAt),
    ...(body.id === viewer && { is_speak }),
  });

/** room-event.0x4003, room-event.0x4013, room-event.0x67: a line, the audience, and the entrance that it plays. */
const arrived: Consumer<'roomJoined' | 'roomJoinedInStyle' | 'roomJoinedFollowing'> = (
  state,
  { body, envelope },
  { receivedAt },
) => ({
  ...state,
  clout: body.clout > 0 ? body.clout : state.clout,
  effects: withEffects(state.effects, body.effects),
  lines: withArrival(state.lines, { key: envelope.mid, nick: body.nick, id: body.id ?? null, time: receivedAt }),
});

/** The list wins where it differs from what the join has given (open point B13). */
function withSeatCount(place: RoomPlace, mic_num: number): RoomPlace {
  if (place.kind === 'out' || !place.joined || mic_num === 0 || place.joined.info.mic_num === mic_num) return place;
  return { ...place, joined: { ...place.joined, info: { ...place.joined.info, mic_num } } };
}

/** Every room message there is: one without an entry does not compile. */
export const roomEventConsumers: RoomEventConsumers<RoomState> = {
  previousRoomNotice: unchanged,
  roomTakenOver: unchanged,
  roomAccountBanned: unchanged,
  roomKicked: unchanged,
  roomForbidden: (state, { body }) => ({ ...state, forbidden: body.forbidden ? body.msg : null }),
  roomRoleGranted: roleChanged,
  roomRoleRevoked: roleChanged,
  roomNoticeChanged: noticeChanged,
  roomNoticeShown: noticeChanged,
  roomNoticeLine: (state, { body, envelope }, { receivedAt }) => ({
    ...state,
    lines: withNotice(state.lines, envelope.mid, body.msg, receivedAt),
    ...(body.s_room_notice !== undefined && { s_room_notice: body.s_room_notice }),
  }),
  roomBackgroundChanged: (state, { body }) => ({ ...state, background_web: body.background_web }),
  roomSeatsChanged: (state, { body }, { viewer }) => ({
    ...state,
    place: withSeatCount(state.place, body.list.length),
    seats: body.list,
    clout: body.clout ?? state.clout,
    apply_count: body.apply_count ?? state.apply_count,
    // Who sits down has no application any more.
    applied: body.list.some(({ member }) => member?.id === viewer) ? null : state.applied,
  }),
  seatDecorationsChanged: (state, { body }) => ({ ...state, decorations: body.list, heart_on: body.heart_on }),
  roomChat: (state, { body }, { receivedAt }) => ({
    ...state,
    lines: withArrived(state.lines, body.list, receivedAt),
  }),
  roomJoined: arrived,
  roomJoinedInStyle: arrived,
  roomJoinedFollowing: arrived,
  screenGift: (state, { body }) => ({
    ...state,
    screenGift: `${body.from?.nick ?? ''} → ${body.to.map(({ nick }) => nick).join('、')} ${body.gift_name}`,
  }),
  giftSent: (state, { body }) => ({ ...state, effects: withEffects(state.effects, body.effects) }),
  roomUserMuted: mutedBy(false),
  roomUserUnmuted: mutedBy(true),
  roomChatCleared: (state, { body, envelope }, { receivedAt }) => ({
    ...state,
    lines: withNotice([], envelope.mid, body.msg, receivedAt),
  }),
  confessionCompleted: (state, { body }) => ({ ...state, confession: body.msg }),
  roomMessageRejected: (state, { body }) => ({ ...state, lines: withoutRejected(state.lines, body.mid) }),
};
