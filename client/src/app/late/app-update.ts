import { appUpdateReducer, appUpdateSaga, keptAnswersSaga } from '../../features/app-update/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const APP_UPDATE_REDUCERS = { appUpdate: appUpdateReducer } as const;

/** What the store holds beside its own state once versions are followed. */
export type AppUpdatePartState = {
  readonly [Name in keyof typeof APP_UPDATE_REDUCERS]: ReturnType<(typeof APP_UPDATE_REDUCERS)[Name]>;
};

/** The copy of the client on this device, and its newer versions. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  return [
    { name: 'appUpdate', reducer: APP_UPDATE_REDUCERS.appUpdate, saga: () => appUpdateSaga(ports) },
    { name: 'keptAnswers', saga: () => keptAnswersSaga(ports) },
  ];
}
