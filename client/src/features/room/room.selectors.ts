import type { RoomId, RoomRole } from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import type { RoomRoot } from './room.state.ts';

/** The room that the viewer is in or on the way into; null is none. */
export function selectRoomId({ room: { place } }: RoomRoot): RoomId | null {
  return place.kind === 'out' ? null : place.group_id;
}

/** Result of the join; null before. */
export const selectJoined = ({ room: { place } }: RoomRoot) => (place.kind === 'out' ? null : place.joined);

/** The viewer is in a room, and another page is on screen. */
export const selectIsAside = ({ room }: Partial<RoomRoot>): boolean =>
  room?.place.kind === 'in' && room.shown !== room.place.group_id;

/** What the page of a room shows of the visit. */
export const selectVisit = createSelector([({ room }: RoomRoot) => room], (room) => ({
  place: room.place.kind,
  group_id: room.place.kind === 'out' ? null : room.place.group_id,
  name: room.place.kind === 'out' ? null : (room.place.joined?.info.name ?? null),
  /** Audience count. */
  clout: room.clout,
  link: room.link.kind,
  lockPrompt: room.lockPrompt,
  /** Why the last join failed. */
  error: room.joinError,
  forbidden: room.forbidden,
}));

/** The viewer's role; null while it is unknown, when no seat button works (open point A5). */
export const selectRole = (state: RoomRoot): RoomRole | null => selectJoined(state)?.role ?? null;
