import type { Gift } from '@miczero/contracts';
import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { reduceEvents } from '../../realtime/kernel/event-batch.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import { isOutOfRoom } from '../room/index.ts';
import { sessionActions } from '../session/index.ts';
import { withoutFirst } from './gift-effects.model.ts';
import { giftsEventHandlers } from './gifts.events.ts';
import { type GiftsState, initialGifts } from './gifts.state.ts';

const slice = defineSlice({
  name: 'gifts',
  initialState: initialGifts,
  reducers: {
    loaded: (state: GiftsState, { payload }: PayloadAction<readonly Gift[]>): GiftsState => ({
      ...state,
      list: payload,
    }),
    effectPlayed: (state, { payload }: PayloadAction<'A' | 'B'>): GiftsState => ({
      ...state,
      effects: withoutFirst(state.effects, payload),
    }),
    screenGiftShown: (state): GiftsState => ({ ...state, screenGift: null }),
    confessionShown: (state): GiftsState => ({ ...state, confession: null }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(roomEventsArrived, (state, { payload }) => reduceEvents(state, payload, giftsEventHandlers))
      .addCase(sessionActions.signedOut, () => initialGifts)
      // room-flow.leave.reset-gifts
      .addMatcher(isOutOfRoom, ({ list }) => ({ ...initialGifts, list }));
  },
});

export const giftsReducer = slice.reducer;
export const giftsActions = slice.actions;
