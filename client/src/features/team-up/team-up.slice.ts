import type { ChannelId, HallId, InviteConfig, TeamInvite } from '@miczero/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { onHallEvents } from '../../realtime/kernel/event-actions.ts';
import { type FeedbackText, failedLoad, LOADING, READY } from '../feedback/index.ts';
import { hallsActions, leavesOf } from '../halls/index.ts';
import { sessionActions } from '../session/index.ts';
import { teamUpEventHandlers } from './team-up.events.ts';
import { initialTeamUp, type TeamUpState } from './team-up.state.ts';

const slice = createSlice({
  name: 'teamUp',
  initialState: initialTeamUp,
  reducers: {
    invitesLoading: (state, { payload }: PayloadAction<HallId>) =>
      state.hall_id === payload ? { ...state, load: LOADING } : { ...initialTeamUp, hall_id: payload, load: LOADING },
    invitesLoaded: (
      state,
      { payload }: PayloadAction<{ readonly hall_id: HallId; readonly list: readonly TeamInvite[] }>,
    ) =>
      state.hall_id === payload.hall_id
        ? { ...state, load: READY, invites: payload.list.filter(({ effective }) => effective) }
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
        state.configs = Object.fromEntries(known);
      })
      .addCase(sessionActions.signedOut, () => initialTeamUp);
    onHallEvents<TeamUpState>(builder, teamUpEventHandlers);
  },
});

export const teamUpReducer = slice.reducer;
export const teamUpActions = slice.actions;
