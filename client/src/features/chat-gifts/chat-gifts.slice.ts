import type { Gift, GiftId, UserNo } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import type { LatestGift } from '../gifts/index.ts';
import { chatGiftModal } from '../im/index.ts';
import { sessionActions } from '../session/index.ts';

/** A gift for one person, outside of any room. */
interface ChatGift {
  readonly to: UserNo;
  readonly gift_id: GiftId;
  readonly gift_num: number;
  readonly is_bag: boolean;
}

interface ChatGiftsState {
  /** Gifts that go to a person alone; null until they are known. They stay when the dialog closes. */
  readonly list: readonly Gift[] | null;
  readonly hasFailed: boolean;
  /** Who is being sent a gift: a send lasts on when its dialog closes, and the next dialog may be for another person. */
  readonly sendingTo: readonly UserNo[];
  /** What the open dialog has sent last. */
  readonly latest: (LatestGift & Pick<ChatGift, 'to'>) | null;
}
export interface ChatGiftsRoot {
  readonly chatGifts: ChatGiftsState;
}
const initialChatGifts: ChatGiftsState = { list: null, hasFailed: false, sendingTo: [], latest: null };

const intents = {
  panelRequested: createAction('chatGifts/panelRequested'),
  sendRequested: createAction<ChatGift>('chatGifts/sendRequested'),
};

const slice = defineSlice({
  name: 'chatGifts',
  initialState: initialChatGifts,
  reducers: {
    loaded: (state: ChatGiftsState, { payload }: PayloadAction<readonly Gift[]>): ChatGiftsState => ({
      ...state,
      list: payload,
      hasFailed: false,
    }),
    panelFailed: (state: ChatGiftsState): ChatGiftsState => ({ ...state, hasFailed: true }),
    sendStarted: (state: ChatGiftsState, { payload }: PayloadAction<UserNo>): ChatGiftsState => ({
      ...state,
      sendingTo: [...state.sendingTo, payload],
    }),
    sendFailed: (state: ChatGiftsState, { payload }: PayloadAction<UserNo>): ChatGiftsState => ended(state, payload),
    /** A gift was sent, and paid once. */
    sent: (
      state: ChatGiftsState,
      {
        payload: { to, gift_id, gift_num, bag_num, combo },
      }: PayloadAction<
        Pick<ChatGift, 'to' | 'gift_id' | 'gift_num'> & { readonly bag_num: number; readonly combo: number }
      >,
    ): ChatGiftsState => {
      const name = state.list?.find((gift) => gift.gift_id === gift_id)?.name ?? '';
      const list = state.list?.map((gift) => (gift.gift_id === gift_id ? { ...gift, bag_num } : gift)) ?? null;
      return { ...ended(state, to), list, latest: { to, name, num: gift_num, combo } };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(intents.panelRequested, (state): ChatGiftsState => ({ ...state, latest: null }))
      .addCase(sessionActions.signedOut, () => initialChatGifts)
      .addMatcher(chatGiftModal.isClosedBy, (state): ChatGiftsState => ({ ...state, latest: null }));
  },
});

function ended(state: ChatGiftsState, to: UserNo): ChatGiftsState {
  return { ...state, sendingTo: state.sendingTo.filter((each) => each !== to) };
}

export const chatGiftsReducer = slice.reducer;
export const chatGiftsActions = { ...slice.actions, ...intents };
export const selectChatGifts = ({ chatGifts }: ChatGiftsRoot) => chatGifts;
