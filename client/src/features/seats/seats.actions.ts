import type { UserNo } from '@miczero/contracts';
import { createAction } from '@reduxjs/toolkit';

/** Actions of the viewer. */
export const seatsIntents = {
  /** A tap on a seat: apply, take back, take or leave, by role and state. */
  seatTapped: createAction<{ readonly mic_number: number }>('seats/seatTapped'),
  queueMoved: createAction<{ readonly isOpen: boolean }>('seats/queueMoved'),
  applicationsRequested: createAction('seats/applicationsRequested'),
  /** Declines one application, or all of them without a user. */
  refuseRequested: createAction<{ readonly to: UserNo | null }>('seats/refuseRequested'),
  acceptRequested: createAction<{ readonly to: UserNo }>('seats/acceptRequested'),
  forceOffRequested: createAction<{ readonly to: UserNo; readonly mic_number: number }>('seats/forceOffRequested'),
  /** Puts a user in the room onto a free seat. */
  seatUserRequested: createAction<{ readonly to: UserNo; readonly mic_number: number }>('seats/seatUserRequested'),
  /** Whom the manager sees there is named, so that a mute reaches no other; '' where the seat is empty. */
  seatMuteRequested: createAction<{ readonly to: UserNo | ''; readonly mic_number: number; readonly muted: boolean }>(
    'seats/seatMuteRequested',
  ),
};
