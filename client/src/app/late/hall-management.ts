import { activityReducer, activitySaga } from '../../features/activity/index.ts';
import { managementReducer, managementSaga } from '../../features/hall-management/index.ts';
import { noticesReducer, noticesSaga } from '../../features/notices/index.ts';
import { foundReducer, foundSaga, peopleReducer, peopleSaga } from '../../features/people/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const HALL_MANAGEMENT_REDUCERS = {
  activity: activityReducer,
  found: foundReducer,
  hallManagement: managementReducer,
  notices: noticesReducer,
  people: peopleReducer,
} as const;

/** The state that this late part adds to the store. */
export type HallManagementPartState = {
  readonly [Name in keyof typeof HALL_MANAGEMENT_REDUCERS]: ReturnType<(typeof HALL_MANAGEMENT_REDUCERS)[Name]>;
};

/** What the viewer does to halls, channels and members. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  return [
    { name: 'activity', reducer: HALL_MANAGEMENT_REDUCERS.activity, saga: () => activitySaga(ports) },
    { name: 'found', reducer: HALL_MANAGEMENT_REDUCERS.found, saga: () => foundSaga(ports) },
    { name: 'hallManagement', reducer: HALL_MANAGEMENT_REDUCERS.hallManagement, saga: () => managementSaga(ports) },
    { name: 'notices', reducer: HALL_MANAGEMENT_REDUCERS.notices, saga: () => noticesSaga(ports) },
    { name: 'people', reducer: HALL_MANAGEMENT_REDUCERS.people, saga: () => peopleSaga(ports) },
  ];
}
