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
      request: async (stage) => ({
        hall_id: stage.hall,
        page: 1,
        page_size: 30,
        filter_user_id: await stage.no('owner'),
      }),
    },
    {
      as: 'member',
      request: async (stage) => ({ hall_id: stage.hall, page: 1, page_size: 30, keyword: await stage.no('owner') }),
    },
  ],
  'hall.user_card': [
    { as: 'member', request: async (stage) => ({ uid: await stage.no('owner'), hall_id: stage.hall }) },
  ],
  'hall.user_hall': [
    { as: 'member', request: async (stage) => ({ uid: await stage.no('owner'), page: 1, page_size: 20 }) },
  ],
  'hall.batch_user_card': [
    { as: 'member', request: async (stage) => ({ uid: await stage.no('owner'), hall_id: stage.hall }) },
  ],
};
