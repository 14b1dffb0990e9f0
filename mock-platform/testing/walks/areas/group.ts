import type { GROUP_CALLS } from '@miczero/contracts';
import { SEED_GROUPS } from '../../kit/group-ids.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Walks } from '../walk.ts';

const weal = { group_id: SEED_GROUPS.weal };

async function bind(sandbox: Sandbox): Promise<void> {
  await (await sandbox.as('owner')).call('group.weal_bind_hall', { ...weal, hall_id: sandbox.hall });
}

export const GROUP_WALKS: Walks<typeof GROUP_CALLS> = {
  'group.details': [
    { as: 'member', request: () => ({ group_ids: `${SEED_GROUPS.weal},404` }) },
    { as: 'member', request: () => ({ group_ids: '' }) },
  ],
  'group.detail': [
    { as: 'member', request: () => weal },
    { as: 'outsider', request: () => ({ group_id: SEED_GROUPS.serve }) },
  ],
  'group.members': [{ as: 'member', request: () => weal }],
  'group.user_list': [{ as: 'member', request: () => ({ ...weal, page: '1', page_size: '30' }) }],
  'group.get_bound_hall': [
    { as: 'member', before: bind, request: () => weal },
    { as: 'member', request: () => weal },
  ],
  'group.weal_bind_hall': [{ as: 'owner', request: (sandbox) => ({ ...weal, hall_id: sandbox.hall }) }],
  'group.weal_hall': [
    { as: 'owner', before: bind, request: () => weal },
    { as: 'member', request: () => weal },
  ],
  'group.serve_group': [{ as: 'member', request: () => ({}) }],
};
