import { chatGiftsReducer, chatGiftsSaga } from '../../features/chat-gifts/index.ts';
import { walletReducer } from '../../features/wallet/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const CHAT_GIFTS_REDUCERS = { chatGifts: chatGiftsReducer, wallet: walletReducer } as const;

/** The state that this late part adds to the store. */
export type ChatGiftsPartState = {
  readonly [Name in keyof typeof CHAT_GIFTS_REDUCERS]: ReturnType<(typeof CHAT_GIFTS_REDUCERS)[Name]>;
};

/** Gifts in private sessions, and the coins that pay them. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  return [
    { name: 'wallet', reducer: CHAT_GIFTS_REDUCERS.wallet },
    { name: 'chatGifts', reducer: CHAT_GIFTS_REDUCERS.chatGifts, saga: () => chatGiftsSaga(ports) },
  ];
}
