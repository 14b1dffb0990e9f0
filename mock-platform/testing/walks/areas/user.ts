import type { USER_CALLS } from '@miczero/contracts';
import type { Walks } from '../walk.ts';
import { introduced } from './profile.ts';

export const USER_WALKS: Walks<typeof USER_CALLS> = {
  'user.infos': [
    {
      as: 'member',
      before: introduced('owner'),
      request: async (sandbox) => ({ noes: await sandbox.no('owner') }),
    },
    {
      as: 'member',
      before: introduced('owner'),
      request: async (sandbox) => ({ noes: await sandbox.no('owner'), score: 1, fields: 'nick,avatar' }),
    },
  ],
};
