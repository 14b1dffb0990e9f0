import type { Banner, FirstChargePackage, RechargeOrder, Wallet } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { type FeedbackText, failedLoad, LOADING, READY } from '../feedback/index.ts';
import { sessionActions } from '../session/index.ts';
import { nextOrder, type OrderEvent, type OrderState, type Wish } from './order.machine.ts';
import { initialTopUp, type Shop, type TopUpState } from './top-up.state.ts';

const intents = {
  /** `isQuiet`: the page asks by itself, and shows the failure meanwhile. */
  shopRequested: createAction<{ readonly isQuiet: true } | undefined>('topUp/shopRequested'),
  /** Intent: buy coins. While an order is open this continues that one. */
  payRequested: createAction<Pick<Wish, 'option_id' | 'payment_id'>>('topUp/payRequested'),
  /** Intent: ask now what has become of the order. */
  checkRequested: createAction('topUp/checkRequested'),
  /** Intent: close the order, which is not paid. */
  cancelRequested: createAction('topUp/cancelRequested'),
  /** `isQuiet` as above. */
  historyRequested: createAction<{ readonly isQuiet: true } | undefined>('topUp/historyRequested'),
  packRequested: createAction('topUp/packRequested'),
  /** Fact: this device remembers an order that was not over. */
  orderFound: createAction<Wish>('topUp/orderFound'),
};

const slice = defineSlice({
  name: 'topUp',
  initialState: initialTopUp,
  reducers: {
    shopLoaded: (state: TopUpState, { payload }: PayloadAction<Shop>): TopUpState => ({
      ...state,
      shop: payload,
      shopLoad: READY,
    }),
    shopFailed: (state, { payload }: PayloadAction<FeedbackText>): TopUpState => ({
      ...state,
      shopLoad: failedLoad(payload),
    }),
    bannersLoaded: (state, { payload: banners }: PayloadAction<readonly Banner[]>): TopUpState => ({
      ...state,
      banners,
    }),
    purseKnown: (state, { payload }: PayloadAction<Wallet>): TopUpState => ({
      ...state,
      purse: payload,
      isPurseOld: false,
    }),
    purseFailed: (state): TopUpState => ({ ...state, isPurseOld: true }),
    orderMoved: (state, { payload }: PayloadAction<OrderEvent>): TopUpState => {
      const order = nextOrder(state.order, payload);
      const check = nextCheck(state, payload, order);
      return order === state.order && check === state.check ? state : { ...state, order, check };
    },
    historyLoaded: (state, { payload }: PayloadAction<readonly RechargeOrder[]>): TopUpState => ({
      ...state,
      history: payload,
      historyLoad: READY,
    }),
    historyFailed: (state, { payload }: PayloadAction<FeedbackText>): TopUpState => ({
      ...state,
      historyLoad: failedLoad(payload),
    }),
    packKnown: (state, { payload }: PayloadAction<FirstChargePackage | 'taken'>): TopUpState => ({
      ...state,
      pack: payload,
      isClaiming: false,
    }),
    claimFailed: (state): TopUpState => ({ ...state, isClaiming: false }),
    newcomerKnown: (state, { payload }: PayloadAction<TopUpState['newcomer']>): TopUpState => ({
      ...state,
      newcomer: payload,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(intents.shopRequested, (state, { payload }) =>
        state.shop || payload?.isQuiet ? state : { ...state, shopLoad: LOADING },
      )
      .addCase(intents.historyRequested, (state, { payload }) =>
        state.historyLoad.status === 'ready' || payload?.isQuiet ? state : { ...state, historyLoad: LOADING },
      )
      .addCase(intents.checkRequested, (state) => ({ ...state, check: 'asked' as const }))
      .addCase(intents.packRequested, (state) => ({ ...state, isClaiming: true }))
      .addCase(sessionActions.signedOut, () => initialTopUp);
  },
});

/** An answer about the order answers the question of the viewer; a new state of the order says all by itself. */
function nextCheck(state: TopUpState, { type }: OrderEvent, order: OrderState): TopUpState['check'] {
  if (order.kind !== state.order.kind || type === 'unheard' || type === 'refused') return null;
  return state.check === 'asked' && type === 'told' ? 'unpaid' : state.check;
}

export const topUpReducer = slice.reducer;
export const topUpActions = { ...slice.actions, ...intents };
