import { topUpReducer, topUpSaga, walletReducer } from '../../features/wallet/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const WALLET_REDUCERS = { topUp: topUpReducer, wallet: walletReducer } as const;

/** The state that this late part adds to the store. */
export type WalletPartState = {
  readonly [Name in keyof typeof WALLET_REDUCERS]: ReturnType<(typeof WALLET_REDUCERS)[Name]>;
};

/** The viewer's wallet: coins, orders, packages. Rooms hold the coins as well. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  return [
    { name: 'wallet', reducer: WALLET_REDUCERS.wallet },
    { name: 'topUp', reducer: WALLET_REDUCERS.topUp, saga: () => topUpSaga(ports) },
  ];
}
