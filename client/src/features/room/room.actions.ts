import type { RoomId, UserNo } from '@miczero/contracts';
import { createAction } from '@reduxjs/toolkit';

/** What a person does. */
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
  createRequested: createAction('room/createRequested'),
  /** A tap on a seat: apply, take back, take or leave, by role and state. */
  seatTapped: createAction<{ readonly mic_number: number }>('room/seatTapped'),
  acceptRequested: createAction<{ readonly to: UserNo }>('room/acceptRequested'),
  forceOffRequested: createAction<{ readonly to: UserNo; readonly mic_number: number }>('room/forceOffRequested'),
  seatMuteRequested: createAction<{ readonly mic_number: number; readonly muted: boolean }>('room/seatMuteRequested'),
  sayRequested: createAction<{ readonly text: string }>('room/sayRequested'),
  retryRequested: createAction('room/retryRequested'),
};

/** Announced to other rooms of the house. */
export const roomAnnouncements = {
  /** room-flow.join-type.2-search: whoever shows the search closes it. */
  searchDone: createAction('room/searchDone'),
};
