import { firstStepsReducer, firstStepsSaga } from '../../features/first-steps/index.ts';
import { managementReducer, managementSaga, rosterReducer, rosterSaga } from '../../features/hall-management/index.ts';
import { noticesReducer, noticesSaga } from '../../features/notices/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const HALL_MANAGEMENT_REDUCERS = {
  firstSteps: firstStepsReducer,
  hallManagement: managementReducer,
  notices: noticesReducer,
  roster: rosterReducer,
} as const;

/** The state that this late part adds to the store. */
export type HallManagementPartState = {
  readonly [Name in keyof typeof HALL_MANAGEMENT_REDUCERS]: ReturnType<(typeof HALL_MANAGEMENT_REDUCERS)[Name]>;
};

/** What the viewer does to halls, channels and notices, and the first steps of a new hall. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  return [
    { name: 'hallManagement', reducer: HALL_MANAGEMENT_REDUCERS.hallManagement, saga: () => managementSaga(ports) },
    { name: 'firstSteps', reducer: HALL_MANAGEMENT_REDUCERS.firstSteps, saga: () => firstStepsSaga(ports) },
    { name: 'roster', reducer: HALL_MANAGEMENT_REDUCERS.roster, saga: () => rosterSaga(ports) },
    { name: 'notices', reducer: HALL_MANAGEMENT_REDUCERS.notices, saga: () => noticesSaga(ports) },
  ];
}
