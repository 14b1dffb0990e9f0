import { quickReducer, quickSaga } from '../../features/quick-switch/index.ts';
import { searchReducer, searchSaga } from '../../features/search/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const SEARCH_REDUCERS = { quick: quickReducer, search: searchReducer } as const;

/** The state that this late part adds to the store. */
export type SearchPartState = {
  readonly [Name in keyof typeof SEARCH_REDUCERS]: ReturnType<(typeof SEARCH_REDUCERS)[Name]>;
};

/** The search dialog and the quick switcher. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  return [
    { name: 'search', reducer: SEARCH_REDUCERS.search, saga: () => searchSaga(ports) },
    { name: 'quick', reducer: SEARCH_REDUCERS.quick, saga: () => quickSaga(ports) },
  ];
}
