import { gatherSaga, publishSaga, teamSquareReducer } from '../../features/team-square/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const TEAM_SQUARE_REDUCERS = { teamSquare: teamSquareReducer } as const;

/** The state that this late part adds to the store. */
export type TeamSquarePartState = {
  readonly [Name in keyof typeof TEAM_SQUARE_REDUCERS]: ReturnType<(typeof TEAM_SQUARE_REDUCERS)[Name]>;
};

/** The team-up square, and the shelf of teams beside the halls. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  return [
    { name: 'teamSquare', reducer: TEAM_SQUARE_REDUCERS.teamSquare, saga: () => gatherSaga(ports) },
    { name: 'publish', saga: () => publishSaga(ports) },
  ];
}
