import type { HallId, UserNo } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { type HallEventHandlers, hallEventsArrived, hallOf } from '../../realtime/hall/hall-events.ts';
import { reduceEvents } from '../../realtime/kernel/event-batch.ts';
import { type FeedbackText, failedLoad, IDLE, LOADING, type Load, READY } from '../feedback/index.ts';
import {
  addPage,
  firstPage,
  type Members,
  type MembersPage,
  noMembers,
  presenceIn,
  sendForbiddenIn,
  userChangeIn,
} from '../halls/index.ts';
import { sessionActions } from '../session/index.ts';

/** Which members the settings of a hall list. */
export type RosterPart = 'all' | 'manage' | 'muted';
export interface RosterWish {
  readonly hall_id: HallId;
  readonly part: RosterPart;
  /** '' for no search. */
  readonly keyword: string;
}

export type RosterEdge = 'above' | 'below';

/** The members in the settings of the open hall: a window of its own, because the list beside the channel stays where it is. */
export interface RosterState {
  /** null while the settings do not show members. */
  readonly wish: RosterWish | null;
  readonly load: Load;
  readonly members: Members;
}
export interface RosterRoot {
  readonly roster: RosterState;
}

const initialState: RosterState = { wish: null, load: IDLE, members: noMembers };

const withMembers = (state: RosterState, members: Members): RosterState =>
  members === state.members ? state : { ...state, members };

/** A member of whom nothing is known but an event might not belong to a part of the list. */
const takesMore = ({ wish, members }: RosterState, uid: UserNo): boolean =>
  (wish?.part === 'all' && wish.keyword === '') || members.rows.some(({ id }) => id === uid);

const rosterEventHandlers = {
  presenceChanged(state, event) {
    const { uid } = event.body;
    if (hallOf(event) !== state.wish?.hall_id || !state.members.isKnown || !takesMore(state, uid)) return state;
    return withMembers(state, presenceIn(state.members, event));
  },
  systemMessage(state, event) {
    return hallOf(event) === state.wish?.hall_id ? withMembers(state, userChangeIn(state.members, event)) : state;
  },
  sendForbidden(state, event) {
    return hallOf(event) === state.wish?.hall_id ? withMembers(state, sendForbiddenIn(state.members, event)) : state;
  },
} satisfies HallEventHandlers<RosterState>;

const slice = defineSlice({
  name: 'roster',
  initialState,
  reducers: {
    /** Intent: list the members again from the first, all or a part of them. */
    wished: (_state: RosterState, { payload }: PayloadAction<RosterWish>): RosterState => ({
      wish: payload,
      load: LOADING,
      members: noMembers,
    }),
    closed: (): RosterState => initialState,
    started: (
      state,
      { payload: { page, owner } }: PayloadAction<{ readonly page: MembersPage; readonly owner: UserNo | null }>,
    ): RosterState => ({ ...state, load: READY, members: firstPage(page, owner) }),
    pageLoading: (state): RosterState => ({ ...state, load: LOADING }),
    paged: (
      state,
      { payload }: PayloadAction<{ readonly page: MembersPage; readonly direction: RosterEdge }>,
    ): RosterState => ({ ...state, load: READY, members: addPage(state.members, payload.page, payload.direction) }),
    failed: (state, { payload }: PayloadAction<FeedbackText>): RosterState => ({ ...state, load: failedLoad(payload) }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionActions.signedOut, () => initialState)
      .addCase(hallEventsArrived, (state, { payload }) => reduceEvents(state, payload, rosterEventHandlers));
  },
});

export const rosterReducer = slice.reducer;
export const rosterActions = {
  ...slice.actions,
  /** Intent: load members that failed; what the page says of it stays until there is an answer. */
  triedAgain: createAction('roster/triedAgain'),
  /** Intent: the next page at an end of the list. */
  pageRequested: createAction<{ readonly direction: RosterEdge }>('roster/pageRequested'),
};
