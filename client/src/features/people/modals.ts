import type { ChannelId, HallId, MsgId, UserNo } from '@miczero/contracts';
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
  readonly channel_id: ChannelId;
  readonly msg_id: MsgId;
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
