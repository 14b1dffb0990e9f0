import { imReducer, imSaga } from '../../features/im/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const IM_REDUCERS = { im: imReducer } as const;

/** The state that this late part adds to the store. */
export type ImPartState = { readonly [Name in keyof typeof IM_REDUCERS]: ReturnType<(typeof IM_REDUCERS)[Name]> };

/** Private and group messages, with the provider's SDK. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  const im = await ports.late.im();
  return [{ name: 'im', reducer: IM_REDUCERS.im, saga: () => imSaga({ ...ports, im }) }];
}
