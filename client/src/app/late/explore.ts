import { discoverReducer, discoverSaga } from '../../features/discover/index.ts';
import { gatherSaga, publishSaga, teamSquareReducer } from '../../features/team-square/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const EXPLORE_REDUCERS = { discover: discoverReducer, teamSquare: teamSquareReducer } as const;

/** What the store holds beside its own state once the shelves of discover, or the square, are taken in. */
export type ExplorePartState = {
  readonly [Name in keyof typeof EXPLORE_REDUCERS]: ReturnType<(typeof EXPLORE_REDUCERS)[Name]>;
};

/** The shelves of discover and the team-up square. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  return [
    { name: 'discover', reducer: EXPLORE_REDUCERS.discover, saga: () => discoverSaga(ports) },
    { name: 'teamSquare', reducer: EXPLORE_REDUCERS.teamSquare, saga: () => gatherSaga(ports) },
    { name: 'publish', saga: () => publishSaga(ports) },
  ];
}
