import type { ChannelId, HallId, InviteConfig, TeamInvite } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { hallEventsArrived } from '../../realtime/hall/hall-events.ts';
import { reduceEvents } from '../../realtime/kernel/event-batch.ts';
import { type FeedbackText, failedLoad, LOADING, READY } from '../feedback/index.ts';
import { hallsActions, leavesOf } from '../halls/index.ts';
import { sessionActions } from '../session/index.ts';
import { teamUpEventHandlers } from './team-up.events.ts';
import { initialTeamUp } from './team-up.state.ts';

const slice = defineSlice({
  name: 'teamUp',
  initialState: initialTeamUp,
  reducers: {
    invitesLoading: (state, { payload }: PayloadAction<HallId>) =>
      state.hall_id === payload ? { ...state, load: LOADING } : { ...initialTeamUp, hall_id: payload, load: LOADING },
    invitesLoaded: (
      state,
      {
        payload: { hall_id, list, covered },
      }: PayloadAction<{
        readonly hall_id: HallId;
        readonly list: readonly TeamInvite[];
        /** The awaited invites when the platform was asked. */
        readonly covered: readonly string[];
      }>,
    ) =>
      state.hall_id === hall_id
        ? {
            ...state,
            load: READY,
            invites: list.filter(({ effective }) => effective),
            awaited: state.awaited.filter((inv_id) => !covered.includes(inv_id)),
          }
        : state,
    invitesFailed: (state, { payload }: PayloadAction<FeedbackText>) => ({ ...state, load: failedLoad(payload) }),
    configLoaded: (
      state,
      { payload }: PayloadAction<{ readonly channel_id: ChannelId; readonly config: InviteConfig }>,
    ) => ({ ...state, configs: { ...state.configs, [payload.channel_id]: payload.config } }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(hallsActions.hallClosed, () => initialTeamUp)
      .addCase(hallsActions.hallLoaded, (state, { payload }) => {
        // A channel may have gone, and its invite with it.
        const known = leavesOf(payload).flatMap(({ id }) => {
          const config = state.configs[id];
          return config ? [[id, config] as const] : [];
        });
        return { ...state, configs: Object.fromEntries(known) };
      })
      .addCase(sessionActions.signedOut, () => initialTeamUp)
      .addCase(hallEventsArrived, (state, { payload }) => reduceEvents(state, payload, teamUpEventHandlers));
  },
});

export const teamUpReducer = slice.reducer;
export const teamUpActions = {
  ...slice.actions,
  /** Intent: the owner of an invite ends it. */
  endRequested: createAction<{ readonly channel_id: ChannelId }>('teamUp/endRequested'),
};
