export type { ActivityEntry } from './activity.model.ts';
export { activitySaga } from './activity.saga.ts';
export { type ActivityRoot, activityActions, activityReducer, selectActivity } from './activity.slice.ts';
