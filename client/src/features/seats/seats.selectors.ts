import { ROOM_ROLE, SEATS_DEFAULT } from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { type RoomRoot, selectJoined, selectRole } from '../room/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import { isSpeaking, seatFacts } from './seats.model.ts';
import type { SeatsRoot } from './seats.state.ts';

const selectList = ({ seats }: SeatsRoot) => seats.seats;
const selectDecorations = ({ seats }: SeatsRoot) => seats.decorations;

export const selectSeatFacts = createSelector(
  [selectList, (state: SeatsRoot & SessionRoot) => selectViewer(state)],
  seatFacts,
);

/** The seats with what a view shows of each; as many as the room has, until the list is there (const.seats-10). */
export const selectSeats = createSelector(
  [selectList, selectDecorations, (state: RoomRoot & SeatsRoot) => selectJoined(state)],
  (seats, decorations, joined) => {
    const count = joined?.info.mic_num ?? SEATS_DEFAULT;
    // Open point B13: the list wins where the two differ.
    const shown =
      seats.length > 0
        ? seats
        : Array.from({ length: count }, (_, mic_number) => ({
            mic_number,
            mic_status: 1 as const,
            member: null,
            volume: 0,
          }));
    return shown.map((seat) => ({
      ...seat,
      isSpeaking: isSpeaking(seat),
      decoration: decorations.find(({ mic_number }) => mic_number === seat.mic_number) ?? null,
    }));
  },
);

/** role.room-others-manage: every role but that of a member decides about seats. */
export const selectIsSeatStaff = (state: RoomRoot): boolean => {
  const role = selectRole(state);
  return role !== null && role !== ROOM_ROLE.member;
};
