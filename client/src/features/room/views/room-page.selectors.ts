import {
  ROOM_ROLE,
  type Room,
  type RoomMember,
  type RoomRole,
  type RoomStanding,
  roomIdOf,
  roomStandingOf,
  type UserNo,
} from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { type RoomRoot, selectJoined, selectRole, selectRoomId } from '../index.ts';

/** Selectors of the page alone: they load with the page, not with the state. */

/** The viewer's standing, for the permission table; null while the role is unknown. */
export function selectStanding(state: RoomRoot): RoomStanding | null {
  const role = selectRole(state);
  return role === null ? null : roomStandingOf(role);
}

/** Why the viewer cannot do what their standing permits: the room is closed, or they are muted in its chat. */
export const selectHindrances = createSelector(
  [({ room }: RoomRoot) => room.forbidden !== null, ({ room }: RoomRoot) => !room.is_speak],
  (closed, muted) => ({ closed, muted }),
);

/** The head of the page: what the room is called, how many are there, whether it is a favourite. */
export const selectRoomHead = createSelector([({ room }: RoomRoot) => room], (room) => ({
  name: selectJoined({ room })?.info.name ?? '',
  owner: selectJoined({ room })?.info.owner ?? null,
  /** Empty while its name is unknown. */
  category: room.categories[selectJoined({ room })?.info.room_class ?? ''] ?? '',
  clout: room.clout,
  isFavourite: room.isFavourite,
  link: room.link.kind,
  notice: room.s_room_notice,
  background: room.background_web,
  forbidden: room.forbidden,
}));

const RANKS: readonly RoomRole[] = [ROOM_ROLE.owner, ROOM_ROLE.manager, ROOM_ROLE.reception, ROOM_ROLE.member];
const rankOf = ({ role }: RoomMember) => RANKS.indexOf(role);

/** The audience: staff first, then users on seats, then the others in the order of the platform. */
export const selectAudience = createSelector([({ room }: RoomRoot) => room.members], (members) =>
  [...members].sort((a, b) => rankOf(a) - rankOf(b) || Number(isSeated(b)) - Number(isSeated(a))),
);
const isSeated = ({ apply_id, mic_number }: RoomMember) => apply_id === '' && mic_number >= 0;

/** The role of a present user. A crowd is not listed completely: unlisted users have the role of most. */
export function selectRoleOf({ room }: RoomRoot, no: UserNo): RoomRole {
  if (selectJoined({ room })?.info.owner === no) return ROOM_ROLE.owner;
  return room.members.find(({ id }) => id === no)?.role ?? ROOM_ROLE.member;
}

/** Other rooms to go to: those where people speak, and those where people write. */
export const selectSliders = createSelector(
  [({ room }: RoomRoot) => room.sliders, (state: RoomRoot) => selectRoomId(state)],
  ({ text, mic }, here) => {
    const others = (rooms: readonly Room[]) =>
      rooms.flatMap((each) => {
        const room_no = roomIdOf(each);
        const { name, clout, is_lock, cover } = each;
        return room_no === undefined || room_no === here ? [] : [{ room_no, name, clout, cover, isLocked: is_lock }];
      });
    return { text: others(text), mic: others(mic) };
  },
);
