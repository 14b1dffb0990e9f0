import type { HallNotice } from '@miczero/contracts';
import { HALL, OTHER } from './chat-lines.ts';

/** A notice of the hall of the fake platform, by 阿澈. */
export const noticeOf = (id: string, content: string): HallNotice => ({
  id,
  hall_id: HALL,
  expired: 0,
  type: 1,
  title: '',
  content,
  uid: OTHER,
  create_time: 1_767_000_000_000,
});
