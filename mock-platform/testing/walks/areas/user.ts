import type { USER_CALLS } from '@miczero/contracts';
import type { Walks } from '../walk.ts';

export const USER_WALKS: Walks<typeof USER_CALLS> = {
  'user.infos': [{ as: 'member', request: async (stage) => ({ noes: await stage.no('owner') }) }],
};
