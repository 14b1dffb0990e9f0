import type { NOTICE_CALLS } from '@miczero/contracts';
import type { Walks } from '../walk.ts';
import { putUpNotice } from './hall-acts.ts';

export const NOTICE_WALKS: Walks<typeof NOTICE_CALLS> = {
  'notice.create': [
    {
      as: 'manager',
      request: ({ hall }) => ({
        hall_id: hall,
        title: '联欢',
        content: '周六晚八点全服语音联欢，记得来。',
        type: 1,
        expired: Math.floor(Date.now() / 1000) + 86_400,
      }),
    },
    { as: 'owner', request: ({ hall }) => ({ hall_id: hall, content: '每次进来都看一眼', type: 2 }) },
  ],
  'notice.del': [
    { as: 'manager', request: async (sandbox) => ({ hall_id: sandbox.hall, id: await putUpNotice(sandbox) }) },
  ],
  'notice.list': [
    {
      as: 'member',
      before: async (sandbox) => {
        await putUpNotice(sandbox);
      },
      request: ({ hall }) => ({ hall_id: hall, page_size: 99_999 }),
    },
    { as: 'outsider', request: ({ otherHall }) => ({ hall_id: otherHall, page_size: 99_999 }) },
  ],
};
