import { guidesReducer, guidesSaga } from '../../features/guides/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const GUIDES_REDUCERS = { guides: guidesReducer } as const;

/** What the store holds beside its own state once the guides are taken in. */
export type GuidesPartState = {
  readonly [Name in keyof typeof GUIDES_REDUCERS]: ReturnType<(typeof GUIDES_REDUCERS)[Name]>;
};

/** The first-run guides. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  return [{ name: 'guides', reducer: GUIDES_REDUCERS.guides, saga: () => guidesSaga(ports) }];
}
