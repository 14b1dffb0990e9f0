import type { GROUP_CALLS } from '@miczero/contracts';
import { STAGE_GROUPS } from '../../kit/group-ids.ts';
import type { Stage } from '../stage.ts';
import type { Walks } from '../walk.ts';

const weal = { group_id: STAGE_GROUPS.weal };

async function bind(stage: Stage): Promise<void> {
  await (await stage.as('owner')).call('group.weal_bind_hall', { ...weal, hall_id: stage.hall });
}

export const GROUP_WALKS: Walks<typeof GROUP_CALLS> = {
  'group.details': [
    { as: 'member', request: () => ({ group_ids: `${STAGE_GROUPS.weal},404` }) },
    { as: 'member', request: () => ({ group_ids: '' }) },
  ],
  'group.detail': [
    { as: 'member', request: () => weal },
    { as: 'outsider', request: () => ({ group_id: STAGE_GROUPS.serve }) },
  ],
  'group.members': [{ as: 'member', request: () => weal }],
  'group.user_list': [{ as: 'member', request: () => ({ ...weal, page: '1', page_size: '30' }) }],
  'group.get_bound_hall': [
    { as: 'member', before: bind, request: () => weal },
    { as: 'member', request: () => weal },
  ],
  'group.weal_bind_hall': [{ as: 'owner', request: (stage) => ({ ...weal, hall_id: stage.hall }) }],
  'group.weal_hall': [
    { as: 'owner', before: bind, request: () => weal },
    { as: 'member', request: () => weal },
  ],
  'group.serve_group': [{ as: 'member', request: () => ({}) }],
};
