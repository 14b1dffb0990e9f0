import type { HALL_CALLS } from '@miczero/contracts';
import type { Walks } from '../walk.ts';

export const HALL_WALKS: Walks<typeof HALL_CALLS> = {
  'config.get': [{ as: 'member', request: () => ({}) }],
  'hall.list': [{ as: 'member', request: () => ({ page: 1, page_size: 9999 }) }],
  'hall.search': [{ as: 'visitor', request: () => ({ keyword: '样板', page: 1, page_size: 20 }) }],
  'hall.enter': [{ as: 'outsider', request: ({ hall }) => ({ hall_id: hall }) }],
  'hall.detail': [{ as: 'member', request: ({ hall }) => ({ hall_id: hall }) }],
  'hall.user_list': [
    { as: 'member', request: ({ hall }) => ({ hall_id: hall, page: 1, page_size: 30 }) },
    {
      as: 'member',
      request: async (sandbox) => ({
        hall_id: sandbox.hall,
        page: 1,
        page_size: 30,
        filter_user_id: await sandbox.no('owner'),
      }),
    },
    {
      as: 'member',
      request: async (sandbox) => ({
        hall_id: sandbox.hall,
        page: 1,
        page_size: 30,
        keyword: await sandbox.no('owner'),
      }),
    },
    { as: 'member', request: ({ hall }) => ({ hall_id: hall, page: 1, page_size: 30, only: 'manage' }) },
  ],
  'hall.user_card': [
    { as: 'member', request: async (sandbox) => ({ uid: await sandbox.no('owner'), hall_id: sandbox.hall }) },
  ],
  'hall.user_hall': [
    { as: 'member', request: async (sandbox) => ({ uid: await sandbox.no('owner'), page: 1, page_size: 20 }) },
  ],
  'hall.batch_user_card': [
    { as: 'member', request: async (sandbox) => ({ uid: await sandbox.no('owner'), hall_id: sandbox.hall }) },
  ],
};
