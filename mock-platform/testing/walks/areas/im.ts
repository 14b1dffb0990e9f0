import type { IM_CALLS } from '@miczero/contracts';
import type { Walks } from '../walk.ts';

export const IM_WALKS: Walks<typeof IM_CALLS> = {
  'user.getImToken': [{ as: 'member', request: () => ({}) }],
  'account.getYxToken': [{ as: 'member', request: () => ({}) }],
  'home.client_get_auth': [{ as: 'member', request: () => ({}) }],
  'bar.notice_info': [
    {
      as: 'member',
      before: async (sandbox) => void (await (await sandbox.as('member')).call('bar.serve_group', {})),
      request: () => ({}),
    },
    { as: 'second', request: () => ({}) },
  ],
  'bar.serve_group': [{ as: 'member', request: () => ({}) }],
};
