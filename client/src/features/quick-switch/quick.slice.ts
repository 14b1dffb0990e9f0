import type { HallUser, Relation, Room } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { hallEventsArrived } from '../../realtime/hall/hall-events.ts';
import { reduceEvents } from '../../realtime/kernel/event-batch.ts';
import type { KnownHall } from '../halls/index.ts';
import { peopleActions } from '../people/index.ts';
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
    /** What has not come by now is not waited for. */
    waitEnded: (state, { payload }: PayloadAction<string>): QuickState => ({
      ...state,
      answered: payload,
      waitedFor: payload,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionActions.signedOut, () => initialState)
      .addCase(peopleActions.learned, (state, { payload: { relation } }) =>
        relation ? withFriendship(state, relation) : state,
      )
      .addCase(hallEventsArrived, (state, { payload }) => reduceEvents(state, payload, quickEventHandlers));
  },
});

/** No event tells of a friendship. One that began or ended on this page makes the kept friends old. */
function withFriendship(state: QuickState, { no, friend }: Relation): QuickState {
  const isListed = state.friends.some((one) => one.no === no);
  if (friend === isListed) return state;
  return { ...state, friends: state.friends.filter((one) => one.no !== no), friendsAt: 0 };
}

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
