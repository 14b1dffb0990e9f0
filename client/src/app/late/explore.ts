import { discoverReducer, discoverSaga } from '../../features/discover/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const EXPLORE_REDUCERS = { discover: discoverReducer } as const;

/** The state that this late part adds to the store. */
export type ExplorePartState = {
  readonly [Name in keyof typeof EXPLORE_REDUCERS]: ReturnType<(typeof EXPLORE_REDUCERS)[Name]>;
};

/** The shelves of discover that every visitor sees. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  return [{ name: 'discover', reducer: EXPLORE_REDUCERS.discover, saga: () => discoverSaga(ports) }];
}
