import { activityReducer, activitySaga } from '../../features/activity/index.ts';
import { managementReducer, managementSaga } from '../../features/hall-management/index.ts';
import { noticesReducer, noticesSaga } from '../../features/notices/index.ts';
import { foundReducer, foundSaga, peopleReducer, peopleSaga } from '../../features/people/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const MANAGE_REDUCERS = {
  activity: activityReducer,
  found: foundReducer,
  hallManagement: managementReducer,
  notices: noticesReducer,
  people: peopleReducer,
} as const;

/** The state that this late part adds to the store. */
export type ManagePartState = {
  readonly [Name in keyof typeof MANAGE_REDUCERS]: ReturnType<(typeof MANAGE_REDUCERS)[Name]>;
};

/** What the viewer does to halls, channels and members. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  return [
    { name: 'activity', reducer: MANAGE_REDUCERS.activity, saga: () => activitySaga(ports) },
    { name: 'found', reducer: MANAGE_REDUCERS.found, saga: () => foundSaga(ports) },
    { name: 'hallManagement', reducer: MANAGE_REDUCERS.hallManagement, saga: () => managementSaga(ports) },
    { name: 'notices', reducer: MANAGE_REDUCERS.notices, saga: () => noticesSaga(ports) },
    { name: 'people', reducer: MANAGE_REDUCERS.people, saga: () => peopleSaga(ports) },
  ];
}
