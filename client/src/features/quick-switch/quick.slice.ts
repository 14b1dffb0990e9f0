import type { HallUser, Room } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { hallEventsArrived } from '../../realtime/hall/hall-events.ts';
import { reduceEvents } from '../../realtime/kernel/event-batch.ts';
import type { KnownHall } from '../halls/index.ts';
import { sessionActions } from '../session/index.ts';
import { quickEventHandlers } from './quick.events.ts';
import { initialState, type QuickState } from './quick.state.ts';

const slice = defineSlice({
  name: 'quick',
  initialState,
  reducers: {
    hallLearned: (state: QuickState, { payload }: PayloadAction<KnownHall>): QuickState => ({
      ...state,
      halls: { ...state.halls, [payload.id]: payload },
    }),
    peopleFound: (
      state,
      { payload }: PayloadAction<{ readonly keyword: string; readonly users: readonly HallUser[] }>,
    ): QuickState => ({ ...state, keyword: payload.keyword, people: payload.users }),
    friendsLearned: (state, { payload }: PayloadAction<Pick<QuickState, 'friends' | 'friendsAt'>>): QuickState => ({
      ...state,
      ...payload,
    }),
    roomsLearned: (
      state,
      { payload }: PayloadAction<Pick<QuickState, 'rooms' | 'friendsIn' | 'roomsAt'>>,
    ): QuickState => ({ ...state, ...payload }),
    roomsFound: (state, { payload }: PayloadAction<readonly Room[]>): QuickState => ({ ...state, foundRooms: payload }),
    learningChanged: (state, { payload }: PayloadAction<boolean>): QuickState => ({ ...state, isLearning: payload }),
    answered: (state, { payload }: PayloadAction<string>): QuickState => ({ ...state, answered: payload }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionActions.signedOut, () => initialState)
      .addCase(hallEventsArrived, (state, { payload }) => reduceEvents(state, payload, quickEventHandlers));
  },
});

export const quickReducer = slice.reducer;
export const quickActions = {
  ...slice.actions,
  /** Intent: learn the channels of the halls that were never open, the friends, and the rooms to go to. */
  shown: createAction('quick/shown'),
  /** Intent: find members of the open hall and rooms; the empty text forgets them. */
  searched: createAction<string>('quick/searched'),
  /** Intent: the query is whole, its results are waited for. */
  entered: createAction('quick/entered'),
};
