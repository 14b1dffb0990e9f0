import type { UserNo } from '@miczero/contracts';
import type { BatchStamp } from '../../realtime/kernel/event-batch.ts';
import type { RoomEvent, RoomEventHandlers } from '../../realtime/room/room-events.ts';
import { censusOf } from './members.model.ts';
import type { RoomPlace, RoomState } from './room.state.ts';

/** room-event.0x4006, room-event.0x4015: only the person's own client applies it to what one may do. */
const roleChanged = (
  state: RoomState,
  { body: { apply_id, role } }: RoomEvent<'roomRoleGranted' | 'roomRoleRevoked'>,
  { viewer }: BatchStamp,
): RoomState => {
  if (role === undefined) return state;
  const { place } = state;
  const members = state.members.map((member) => (member.id === apply_id ? { ...member, role } : member));
  if (apply_id !== viewer || place.kind === 'out' || !place.joined) return { ...state, members };
  return { ...state, members, place: { ...place, joined: { ...place.joined, role } } };
};

/** room-event.0x4020, room-event.0x4037 */
const noticeChanged = (state: RoomState, { body }: RoomEvent<'roomNoticeChanged' | 'roomNoticeShown'>): RoomState => ({
  ...state,
  s_room_notice: body.s_room_notice,
});

/** room-event.mute-own-state-only */
const mutedBy =
  (is_speak: boolean) =>
  (state: RoomState, { body }: RoomEvent<'roomUserMuted' | 'roomUserUnmuted'>, { viewer }: BatchStamp): RoomState =>
    body.id === viewer ? { ...state, is_speak } : noted(state, body.id, !is_speak);

/** Number of users whose mute state is stored; the oldest is dropped. */
const TOLD_MAX = 100;

export function noted(state: RoomState, id: UserNo | undefined, isMuted: boolean | null): RoomState {
  if (id === undefined) return state;
  const others = state.toldMutes.filter(([no]) => no !== id);
  return { ...state, toldMutes: [...others.slice(1 - TOLD_MAX), [id, isMuted]] };
}

/** room-event.0x4003, room-event.0x4013, room-event.0x67: the audience grows. */
const arrived = (
  state: RoomState,
  { body }: RoomEvent<'roomJoined' | 'roomJoinedInStyle' | 'roomJoinedFollowing'>,
): RoomState => (body.clout > 0 ? { ...state, clout: body.clout } : state);

/** The list wins where it differs from what the join has given (open point B13). */
function withSeatCount(place: RoomPlace, mic_num: number): RoomPlace {
  if (place.kind === 'out' || !place.joined || mic_num === 0 || place.joined.info.mic_num === mic_num) return place;
  return { ...place, joined: { ...place.joined, info: { ...place.joined.info, mic_num } } };
}

/** Reactions of the room itself to room messages; departures belong to ways-out.saga.ts. */
export const roomEventHandlers = {
  roomForbidden: (state, { body }) => ({ ...state, forbidden: body.forbidden ? body.msg : null }),
  roomRoleGranted: roleChanged,
  roomRoleRevoked: roleChanged,
  roomNoticeChanged: noticeChanged,
  roomNoticeShown: noticeChanged,
  // room-event.0x71
  roomNoticeLine: (state, { body: { s_room_notice } }) =>
    s_room_notice === undefined ? state : { ...state, s_room_notice },
  roomBackgroundChanged: (state, { body }) => ({ ...state, background_web: body.background_web }),
  roomSeatsChanged: (state, { body: { list, clout, apply_count } }) => ({
    ...state,
    place: withSeatCount(state.place, list.length),
    clout: clout ?? state.clout,
    // An empty list carries no users: it is what a platform sends before a room has seats.
    census: list.length > 0 ? censusOf(list, apply_count, state.census) : state.census,
  }),
  roomJoined: arrived,
  roomJoinedInStyle: arrived,
  roomJoinedFollowing: arrived,
  roomUserMuted: mutedBy(false),
  roomUserUnmuted: mutedBy(true),
} satisfies RoomEventHandlers<RoomState>;
