import { quickReducer, quickSaga } from '../../features/quick-switch/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const QUICK_REDUCERS = { quick: quickReducer } as const;

/** What the store holds beside its own state once the quick switcher is taken in. */
export type QuickPartState = {
  readonly [Name in keyof typeof QUICK_REDUCERS]: ReturnType<(typeof QUICK_REDUCERS)[Name]>;
};

/** The quick switcher. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  return [{ name: 'quick', reducer: QUICK_REDUCERS.quick, saga: () => quickSaga(ports) }];
}
