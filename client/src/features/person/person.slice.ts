import type { Gaming, HallId, Relation, UserCard, UserNo } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { hallEventsArrived } from '../../realtime/hall/hall-events.ts';
import { reduceEvents } from '../../realtime/kernel/event-batch.ts';
import { type FeedbackText, failedLoad, LOADING, READY } from '../feedback/index.ts';
import { sessionActions } from '../session/index.ts';
import { personEventHandlers } from './person.events.ts';
import { initialState, type PersonState } from './person.state.ts';

/** Intent: show the card of a person as a member of this hall. */
const cardRequested = createAction<{ readonly hall_id: HallId; readonly uid: UserNo }>('person/cardRequested');

/** Intent: learn the cards of members in a voice channel. */
const voicesRequested = createAction<{ readonly hall_id: HallId; readonly uids: readonly UserNo[] }>(
  'person/voicesRequested',
);

const slice = defineSlice({
  name: 'person',
  initialState,
  reducers: {
    cardLoaded: (
      state: PersonState,
      { payload }: PayloadAction<{ readonly card: UserCard; readonly isMember: boolean }>,
    ): PersonState =>
      state.card?.uid === payload.card.uid ? { ...state, card: { ...state.card, load: READY, ...payload } } : state,
    gamingLoaded: (state, { payload }: PayloadAction<Gaming>): PersonState =>
      state.card?.uid === payload.uid ? { ...state, card: { ...state.card, gaming: payload } } : state,
    voicesLoaded: (
      state,
      { payload: { hall_id, list } }: PayloadAction<{ readonly hall_id: HallId; readonly list: readonly UserCard[] }>,
    ): PersonState => {
      const before = state.voices.hall_id === hall_id ? state.voices.cards : {};
      const cards = { ...before, ...Object.fromEntries(list.map((card) => [card.uid, card])) };
      return { ...state, voices: { hall_id, cards } };
    },
    /** The whole blocklist. */
    blockedKnown: (state, { payload }: PayloadAction<readonly string[]>): PersonState =>
      payload.length + state.blocked.length === 0 ? state : { ...state, blocked: payload },
    blockChanged: (state, { payload: { no, black } }: PayloadAction<Pick<Relation, 'no' | 'black'>>): PersonState =>
      state.blocked.includes(no) === black
        ? state
        : { ...state, blocked: black ? [...state.blocked, no] : state.blocked.filter((each) => each !== no) },
    cardFailed: (state, { payload }: PayloadAction<FeedbackText>): PersonState => ({
      ...state,
      card: state.card && { ...state.card, load: failedLoad(payload) },
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(cardRequested, (state, { payload }) => ({
        ...state,
        card: { ...payload, load: LOADING, card: null, isMember: true, gaming: null },
      }))
      .addCase(hallEventsArrived, (state, { payload }) => reduceEvents(state, payload, personEventHandlers))
      .addCase(sessionActions.signedOut, () => initialState);
  },
});

export const personReducer = slice.reducer;
export const personActions = { ...slice.actions, cardRequested, voicesRequested };
