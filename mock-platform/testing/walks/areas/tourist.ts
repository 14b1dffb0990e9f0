import type { TOURIST_CALLS } from '@miczero/contracts';
import type { Walks } from '../walk.ts';

export const TOURIST_WALKS: Walks<typeof TOURIST_CALLS> = {
  'tourist.recommend': [{ as: 'visitor', request: () => ({ limit: '10' }) }],
  'tourist.search': [
    { as: 'visitor', request: () => ({ keyword: '样板', page: '1', limit: '20' }) },
    { as: 'visitor', request: () => ({ keyword: '阿澈', page: '1', limit: '20' }) },
  ],
  'tourist.hotwords': [{ as: 'visitor', request: () => ({}) }],
};
