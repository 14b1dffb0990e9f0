import { managementReducer, managementSaga } from '../../features/hall-management/index.ts';
import { noticesReducer, noticesSaga } from '../../features/notices/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const HALL_MANAGEMENT_REDUCERS = {
  hallManagement: managementReducer,
  notices: noticesReducer,
} as const;

/** The state that this late part adds to the store. */
export type HallManagementPartState = {
  readonly [Name in keyof typeof HALL_MANAGEMENT_REDUCERS]: ReturnType<(typeof HALL_MANAGEMENT_REDUCERS)[Name]>;
};

/** What the viewer does to halls, channels and notices. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  return [
    { name: 'hallManagement', reducer: HALL_MANAGEMENT_REDUCERS.hallManagement, saga: () => managementSaga(ports) },
    { name: 'notices', reducer: HALL_MANAGEMENT_REDUCERS.notices, saga: () => noticesSaga(ports) },
  ];
}
