import type { Gaming, HallId, UserCard, UserNo } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { type FeedbackText, failedLoad, LOADING, type Load, READY } from '../feedback/index.ts';
import { sessionActions } from '../session/index.ts';

export interface PersonState {
  /** The card that was opened last; null for none. */
  readonly card: {
    readonly hall_id: HallId;
    readonly uid: UserNo;
    readonly load: Load;
    readonly card: UserCard | null;
    /** The open gaming card of this person; null without one, and until it is known. */
    readonly gaming: Gaming | null;
  } | null;
}
export interface PersonRoot {
  readonly person: PersonState;
}

const initialState: PersonState = { card: null };

/** Intent: show the card of a person as a member of this hall. */
const cardRequested = createAction<{ readonly hall_id: HallId; readonly uid: UserNo }>('person/cardRequested');

const slice = defineSlice({
  name: 'person',
  initialState,
  reducers: {
    cardLoaded: (state: PersonState, { payload }: PayloadAction<UserCard>): PersonState =>
      state.card?.uid === payload.uid ? { card: { ...state.card, load: READY, card: payload } } : state,
    gamingLoaded: (state, { payload }: PayloadAction<Gaming>): PersonState =>
      state.card?.uid === payload.uid ? { card: { ...state.card, gaming: payload } } : state,
    cardFailed: (state, { payload }: PayloadAction<FeedbackText>): PersonState => ({
      card: state.card && { ...state.card, load: failedLoad(payload) },
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(cardRequested, (_state, { payload }) => ({
        card: { ...payload, load: LOADING, card: null, gaming: null },
      }))
      .addCase(sessionActions.signedOut, () => initialState);
  },
});

export const personReducer = slice.reducer;
export const personActions = { ...slice.actions, cardRequested };
