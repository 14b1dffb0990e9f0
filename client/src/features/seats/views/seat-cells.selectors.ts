import { ROOM_ROLE, type RoomRole, type RoomStanding, roomStandingOf, type UserNo } from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { type AudioRoot, selectSpeaking, selectWantsMic, type VoiceRoot } from '../../audio/index.ts';
import { type RoomRoot, selectJoined } from '../../room/index.ts';
import { type SessionRoot, selectViewer } from '../../session/index.ts';
import { type SeatsRoot, selectSeatFacts, selectSeats } from '../index.ts';
import { seatLook } from './seat-look.model.ts';

/** Selectors of the page alone: they load with the page, not with the state. */
type Root = AudioRoot & RoomRoot & SeatsRoot & SessionRoot & VoiceRoot;

/** The seats as the grid shows them: how each looks, and the standing of who sits there. */
export const selectSeatCells = createSelector(
  [
    (state: Root) => selectSeats(state),
    ({ seats }: SeatsRoot) => seats.applied,
    (state: Root) => selectViewer(state),
    ({ room }: RoomRoot) => room.members,
    (state: Root) => selectJoined(state)?.info.owner ?? null,
    (state: Root) => selectSpeaking(state),
    (state: Root) => selectWantsMic(state),
  ],
  (seats, applied, viewer, members, owner, speaking, wantsMic) => {
    const roles = new Map(members.map(({ id, role }) => [id, role]));
    return seats.map((seat) => {
      const no = seat.member?.id;
      const isOwn = no !== undefined && no === viewer;
      // Locally heard speech shows before the platform announces it.
      const isSpeaking = seat.isSpeaking || (no !== undefined && speaking.includes(no));
      return {
        ...seat,
        look: seatLook({ ...seat, isSpeaking, isOff: isOwn && !wantsMic }, applied),
        isOwn,
        standing: standingOf(no, owner, roles),
      };
    });
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

/** Rows of the application queue in order of arrival, for users who decide about them. */
export const selectQueue = createSelector(
  [({ seats }: SeatsRoot) => seats],
  ({ applications, applicationsLoad, apply_count }) => ({
    applications,
    load: applicationsLoad,
    count: Math.max(apply_count, applications.length),
  }),
);

/** Actions of the viewer on an own seat. */
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

/** Applications that the viewer accepted, the latest first. Users who left since have only a number. */
export const selectAccepted = createSelector(
  [({ seats }: SeatsRoot) => seats.accepted, ({ room }: RoomRoot) => room.members],
  (accepted, members) =>
    Object.entries(accepted)
      .map(([at, { to, mic_number }]) => {
        const nick = members.find(({ id }) => id === to)?.nick;
        return { at: Number(at), nick: nick || to, mic_number };
      })
      .reverse(),
);
