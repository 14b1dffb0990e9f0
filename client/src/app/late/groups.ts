import { groupsReducer, groupsSaga } from '../../features/groups/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const GROUPS_REDUCERS = { groups: groupsReducer } as const;

/** The state that this late part adds to the store. */
export type GroupsPartState = {
  readonly [Name in keyof typeof GROUPS_REDUCERS]: ReturnType<(typeof GROUPS_REDUCERS)[Name]>;
};

/** Groups that people make. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  const im = await ports.late.im();
  return [{ name: 'groups', reducer: GROUPS_REDUCERS.groups, saga: () => groupsSaga({ ...ports, im }) }];
}
