import { type RoomId, SEATS_DEFAULT } from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import type { RoomRoot } from './room.state.ts';
import { isSpeaking, seatFacts } from './seats.model.ts';

type Root = RoomRoot & SessionRoot;

/** The room that the viewer is in or on the way into; null is none. */
export function selectRoomId({ room: { place } }: RoomRoot): RoomId | null {
  return place.kind === 'out' ? null : place.group_id;
}
export const selectIsConnecting = ({ room: { place } }: RoomRoot): boolean => place.kind === 'connecting';

/** What the join has given; null before. */
export const selectJoined = ({ room: { place } }: RoomRoot) => (place.kind === 'out' ? null : place.joined);

/** The viewer's role; null while it is unknown, when no seat button works (open point A5). */
export const selectRole = (state: RoomRoot): number | null => selectJoined(state)?.role ?? null;

export const selectSeatFacts = createSelector([({ room }: Root) => room.seats, selectViewer], seatFacts);

/** The seats with what a view shows of each; as many as the room has, until the list is there (const.seats-10). */
export const selectSeats = createSelector(
  [({ room }: RoomRoot) => room.seats, ({ room }: RoomRoot) => room.decorations, selectJoined],
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
