import type { HallId, UserNo } from '@miczero/contracts';
import { defineModal } from '../modals/index.ts';

export interface BanProps {
  readonly hall_id: HallId;
  readonly uid: UserNo;
  readonly nick: string;
}
/** Asks for the channel to ban a user from, or to readmit the user to. */
export const banModal = defineModal<BanProps>('ban');

/** The message that a report is about. */
export interface ReportedLine {
  /** Where it stands, for operations: `channel 9010`, `room 600001`, `session p2p-100001`. */
  readonly place: `channel ${string}` | `room ${string}` | `session ${string}`;
  readonly msg_id: string;
  /** '' for a message that is no text. */
  readonly text: string;
}
export interface ReportProps {
  readonly uid: UserNo;
  readonly nick: string;
  /** Absent: the report is about the user. */
  readonly line?: ReportedLine;
}
/** modal.report */
export const reportModal = defineModal<ReportProps>('report');
