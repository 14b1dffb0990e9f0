import type { Gift, GiftId } from '@miczero/contracts';
import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import type { EffectEnd } from '../../lib/effect-file.ts';
import type { EffectLane } from '../../platform/ports/effect-player.ts';
import { reduceEvents } from '../../realtime/kernel/event-batch.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import { isOutOfRoom, roomActions } from '../room/index.ts';
import { sessionActions } from '../session/index.ts';
import { emptyEffects, withFirstStill, withoutFirst } from './gift-effects.model.ts';
import { giftsIntents } from './gifts.actions.ts';
import { giftsEventHandlers } from './gifts.events.ts';
import { type GiftsState, initialGifts } from './gifts.state.ts';

const slice = defineSlice({
  name: 'gifts',
  initialState: initialGifts,
  reducers: {
    loaded: (state: GiftsState, { payload }: PayloadAction<readonly Gift[]>): GiftsState => ({
      ...state,
      list: payload,
      bagOnly: notIn(payload, state.bagOnly),
      hasFailed: false,
    }),
    bagLoaded: (state, { payload }: PayloadAction<readonly Gift[]>): GiftsState => {
      const copies = new Map(payload.map(({ gift_id, bag_num }) => [gift_id, bag_num]));
      const list = state.list?.map((gift) => ({ ...gift, bag_num: copies.get(gift.gift_id) ?? 0 })) ?? null;
      return { ...state, list, bagOnly: notIn(list ?? [], payload) };
    },
    panelFailed: (state): GiftsState => ({ ...state, hasFailed: true }),
    sendMoved: (state, { payload }: PayloadAction<GiftsState['sending']>): GiftsState => ({
      ...state,
      sending: payload,
    }),
    /** A gift was sent, and paid once. */
    sent: (
      state,
      {
        payload: { gift_id, bag_num, combo, gift_num },
      }: PayloadAction<{
        readonly gift_id: GiftId;
        readonly bag_num: number;
        readonly combo: number;
        readonly gift_num: number;
      }>,
    ): GiftsState => {
      const counted = (gift: Gift) => (gift.gift_id === gift_id ? { ...gift, bag_num } : gift);
      const list = state.list?.map(counted) ?? null;
      const bagOnly = state.bagOnly.map(counted);
      const name = [...(list ?? []), ...bagOnly].find((gift) => gift.gift_id === gift_id)?.name ?? '';
      return { ...state, list, bagOnly, sending: 'idle', latest: { name, num: gift_num, combo } };
    },
    effectPlayed: (state, { payload }: PayloadAction<EffectLane>): GiftsState => ({
      ...state,
      effects: withoutFirst(state.effects, payload),
    }),
    /** The file of the first effect does not play. */
    effectFailed: (
      state,
      {
        payload: { lane, end },
      }: PayloadAction<{ readonly lane: EffectLane; readonly end: Exclude<EffectEnd, 'played'> }>,
    ): GiftsState => ({ ...state, effects: withFirstStill(state.effects, lane, end) }),
    /** Effects are switched off: none waits any more. */
    effectsDropped: (state): GiftsState => ({ ...state, effects: { ...emptyEffects, next: state.effects.next } }),
    screenGiftShown: (state): GiftsState => ({ ...state, screenGifts: state.screenGifts.slice(1) }),
    confessionShown: (state): GiftsState => ({ ...state, confessions: state.confessions.slice(1) }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(roomEventsArrived, (state, { payload }) =>
        // Another page shows no gift: what comes meanwhile is not played later (ADR 0215).
        payload.isAside ? state : reduceEvents(state, payload, giftsEventHandlers),
      )
      .addCase(roomActions.pageLeft, (state) => ({
        ...state,
        effects: { ...emptyEffects, next: state.effects.next },
        screenGifts: [],
        confessions: [],
      }))
      .addCase(giftsIntents.sendRequested, (state, { payload }) => ({ ...state, latestWish: payload }))
      .addCase(sessionActions.signedOut, () => initialGifts)
      // room-flow.leave.reset-gifts
      .addMatcher(isOutOfRoom, ({ list, bagOnly }) => ({ ...initialGifts, list, bagOnly }));
  },
});

function notIn(sold: readonly Gift[], gifts: readonly Gift[]): readonly Gift[] {
  const known = new Set(sold.map(({ gift_id }) => gift_id));
  return gifts.filter(({ gift_id }) => !known.has(gift_id));
}

export const giftsReducer = slice.reducer;
export const giftsActions = { ...slice.actions, ...giftsIntents };
