import type { RoomId, UserNo } from '@miczero/contracts';
import { createAction } from '@reduxjs/toolkit';
import type { FeedbackText } from '../feedback/index.ts';

/** What a viewer in the room hears wherever they look. */
export interface RoomWord {
  readonly tone: 'info' | 'warning';
  readonly text: FeedbackText;
}

interface RoomJoin {
  readonly group_id: RoomId;
  /** Empty gives none. */
  readonly password: string;
  /** See join-type.model.ts. */
  readonly type: number;
  readonly followed: UserNo | null;
  /** The viewer pressed a link or a button for it in this page (ADR 0191). Absent: an address, a reload or Back asks. */
  readonly isPressed?: boolean;
}

/** Actions of the viewer. */
export const roomIntents = {
  joinRequested: createAction<RoomJoin>('room/joinRequested'),
  leaveRequested: createAction('room/leaveRequested'),
  /** The way back from another page, by a toast. */
  returnRequested: createAction<RoomId>('room/returnRequested'),
  retryRequested: createAction('room/retryRequested'),
  /** room-event.0x1007: go on here in the room that another device has taken over. */
  takeBackRequested: createAction<RoomId>('room/takeBackRequested'),
  /** The card of the room says whether it is one of the viewer's favourites. */
  cardRequested: createAction('room/cardRequested'),
  favouriteRequested: createAction<boolean>('room/favouriteRequested'),
};

/** Announced to other features. */
export const roomAnnouncements = {
  /** The page of this room is on screen, also before the viewer is in the room. */
  pageShown: createAction<RoomId>('room/pageShown'),
  /** Another page took its place. A visit goes on (ADR 0215). */
  pageLeft: createAction('room/pageLeft'),
  /** Another feature of the room has a word for the viewer: a toast, with the way back where another page is on screen. */
  told: createAction<RoomWord>('room/told'),
  /** The viewer agrees to what costs them the seat. */
  seatGivenUp: createAction('room/seatGivenUp'),
  /** A visit begins anew after an outage, and asks for the viewer's seat again; `false`: the platform did not give it. */
  seatSought: createAction<boolean>('room/seatSought'),
  /** room-flow.join-type.2-search: the search closes. */
  searchDone: createAction('room/searchDone'),
};
