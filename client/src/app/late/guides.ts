import { guidesReducer, guidesSaga } from '../../features/guides/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const GUIDES_REDUCERS = { guides: guidesReducer } as const;

/** The state that this late part adds to the store. */
export type GuidesPartState = {
  readonly [Name in keyof typeof GUIDES_REDUCERS]: ReturnType<(typeof GUIDES_REDUCERS)[Name]>;
};

/** The first-run guides. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  return [{ name: 'guides', reducer: GUIDES_REDUCERS.guides, saga: () => guidesSaga(ports) }];
}
