import type { HallId, UserNo } from '@miczero/contracts';
import { defineModal } from '../modals/index.ts';

export interface BanProps {
  readonly hall_id: HallId;
  readonly uid: UserNo;
  readonly nick: string;
}
/** Asks for the channel to ban a user from, or to readmit the user to. */
export const banModal = defineModal<BanProps>('ban');

export interface ReportProps {
  readonly uid: UserNo;
  readonly nick: string;
}
/** modal.report */
export const reportModal = defineModal<ReportProps>('report');
