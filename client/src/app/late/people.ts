import { activityReducer, activitySaga } from '../../features/activity/index.ts';
import { foundReducer, foundSaga, peopleReducer, peopleSaga } from '../../features/people/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const PEOPLE_REDUCERS = {
  activity: activityReducer,
  found: foundReducer,
  people: peopleReducer,
} as const;

/** The state that this late part adds to the store. */
export type PeoplePartState = {
  readonly [Name in keyof typeof PEOPLE_REDUCERS]: ReturnType<(typeof PEOPLE_REDUCERS)[Name]>;
};

/** The members of a hall and what the viewer does to them, and the activity of a hall. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  return [
    { name: 'activity', reducer: PEOPLE_REDUCERS.activity, saga: () => activitySaga(ports) },
    { name: 'found', reducer: PEOPLE_REDUCERS.found, saga: () => foundSaga(ports) },
    { name: 'people', reducer: PEOPLE_REDUCERS.people, saga: () => peopleSaga(ports) },
  ];
}
