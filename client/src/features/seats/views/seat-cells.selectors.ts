import { ROOM_ROLE, type RoomRole, type RoomStanding, roomStandingOf, type UserNo } from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { type RoomRoot, selectJoined } from '../../room/index.ts';
import { type SessionRoot, selectViewer } from '../../session/index.ts';
import { type SeatsRoot, selectSeatFacts, selectSeats } from '../index.ts';
import { seatLook } from './seat-look.model.ts';

/** What only the page of a room asks for: it is loaded with the page, not with the state. */
type Root = RoomRoot & SeatsRoot & SessionRoot;

/** The seats as the grid shows them: how each looks, and the standing of who sits there. */
export const selectSeatCells = createSelector(
  [
    (state: Root) => selectSeats(state),
    ({ seats }: SeatsRoot) => seats.applied,
    (state: Root) => selectViewer(state),
    ({ room }: RoomRoot) => room.members,
    (state: Root) => selectJoined(state)?.info.owner ?? null,
  ],
  (seats, applied, viewer, members, owner) => {
    const roles = new Map(members.map(({ id, role }) => [id, role]));
    return seats.map((seat) => ({
      ...seat,
      look: seatLook(seat, applied),
      isOwn: seat.member !== null && seat.member.id === viewer,
      standing: standingOf(seat.member?.id, owner, roles),
    }));
  },
);
export type SeatCell = ReturnType<typeof selectSeatCells>[number];

function standingOf(
  no: UserNo | undefined,
  owner: UserNo | null,
  roles: ReadonlyMap<UserNo, RoomRole>,
): RoomStanding | undefined {
  if (no === undefined) return undefined;
  if (no === owner) return 'owner';
  // Of a crowd not everyone is listed: those have the role of most.
  return roomStandingOf(roles.get(no) ?? ROOM_ROLE.member);
}

/** What the queue of applications shows, for those who decide about it: in the order of asking. */
export const selectQueue = createSelector([({ seats }: SeatsRoot) => seats], ({ applications, apply_count }) => ({
  applications,
  count: Math.max(apply_count, applications.length),
}));

/** What the viewer can do about a seat of their own. */
export const selectOwnSeat = createSelector(
  [
    (state: Root) => selectSeatFacts(state),
    (state: Root) => selectSeatCells(state),
    ({ seats }: SeatsRoot) => seats.applied,
  ],
  ({ mic_number }, cells, applied) => {
    const free = cells.filter(({ look }) => look === 'empty').map((cell) => cell.mic_number);
    return {
      mic_number,
      applied,
      /** The first free seat of a guest; the host's when no other is free. */
      free: free.find((number) => number > 0) ?? null,
      isHostFree: free.includes(0),
    };
  },
);
