import type { RoomId, UserNo } from '@miczero/contracts';
import { createAction } from '@reduxjs/toolkit';

/** Actions of the viewer. */
export const roomIntents = {
  joinRequested: createAction<{
    readonly group_id: RoomId;
    /** Empty gives none. */
    readonly password: string;
    /** See join-type.model.ts. */
    readonly type: number;
    readonly followed: UserNo | null;
  }>('room/joinRequested'),
  leaveRequested: createAction('room/leaveRequested'),
  retryRequested: createAction('room/retryRequested'),
  /** The card of the room says whether it is one of the viewer's favourites. */
  cardRequested: createAction('room/cardRequested'),
  favouriteRequested: createAction<boolean>('room/favouriteRequested'),
};

/** Announced to other features. */
export const roomAnnouncements = {
  /** room-flow.join-type.2-search: the search closes. */
  searchDone: createAction('room/searchDone'),
};
