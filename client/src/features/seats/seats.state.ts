import type { RoomSeat, SeatDecoration, UserNo } from '@miczero/contracts';
import { IDLE, type Load } from '../feedback/index.ts';
import type { AcceptedApplications } from './applications.model.ts';

export interface SeatApplication {
  readonly apply_id: UserNo;
  readonly nick: string;
  readonly header: string;
  readonly mic_number: number;
  readonly time: number;
}

export interface SeatsState {
  readonly seats: readonly RoomSeat[];
  readonly decorations: readonly SeatDecoration[];
  readonly heart_on: boolean;
  /** Applications that wait, for managers. */
  readonly applications: readonly SeatApplication[];
  /** Of the list above, which the platform tells only when it is asked. */
  readonly applicationsLoad: Load;
  readonly apply_count: number;
  /** The list of applications is open. */
  readonly isQueueOpen: boolean;
  readonly accepted: AcceptedApplications;
  /** The seat that the viewer has applied for; null is none. */
  readonly applied: number | null;
  /** The viewer's application in the latest list of members. `turnedDown`: it was in the one before, and no seat came of it. */
  readonly listing: 'unlisted' | 'listed' | 'turnedDown';
  /** The viewer pressed a seat to sit there, and the platform has neither refused nor answered by a seat. */
  readonly wantsSeat: boolean;
  /** The viewer pressed to step down: the end of the seat is their own doing. */
  readonly stepsDown: boolean;
  /** Something lies over the page of the room, as messages on a phone: the viewer does not see the seats. */
  readonly isCovered: boolean;
  /** Another user put the viewer on a seat, or accepted the application while the room was out of sight; the viewer has not answered yet. */
  readonly isInvited: boolean;
  /** That seat came of the viewer's application. */
  readonly isOfApplication: boolean;
  /** The visit began with a press in this page, which may open the microphone of the seat that it finds (ADR 0191). */
  readonly isEntryPressed: boolean;
  /** The visit began without a press and found the viewer on a seat; nothing has been pressed about its microphone yet. */
  readonly isFound: boolean;
}
export interface SeatsRoot {
  readonly seats: SeatsState;
}

export const initialSeats: SeatsState = {
  seats: [],
  decorations: [],
  heart_on: false,
  applications: [],
  applicationsLoad: IDLE,
  apply_count: 0,
  isQueueOpen: false,
  accepted: {},
  applied: null,
  listing: 'unlisted',
  wantsSeat: false,
  stepsDown: false,
  isCovered: false,
  isInvited: false,
  isOfApplication: false,
  isEntryPressed: false,
  isFound: false,
};
