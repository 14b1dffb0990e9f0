import type { ChannelId, HallId, MicEntry, UserNo } from '@miczero/contracts';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { onHallEvents } from '../../realtime/kernel/event-actions.ts';
import { hallsActions, leavesOf } from '../halls/index.ts';
import { sessionActions } from '../session/index.ts';
import { channelIntents } from './channel.actions.ts';
import { channelEventHandlers } from './channel.events.ts';
import { type ChannelState, initialState } from './channel.state.ts';
import { type CurrentChannel, currentChannel, idleJoin, type JoinEvent, nextJoin } from './channel-join.machine.ts';

/** Announced to other rooms. */
const announced = {
  /** A channel is current, its 300 ms are over. */
  initialised: createAction<CurrentChannel>('channel/initialised'),
  /** The channel that was current is so no longer; reset everything that belonged to it. */
  reset: createAction('channel/reset'),
  /** The channel on screen is no place any more: away with it, and on to the welcome channel once the hall is known again. */
  ousted: createAction('channel/ousted'),
  /** The link is open, and the platform knows again which channel the viewer looks at: time to catch up. */
  viewRestored: createAction('channel/viewRestored'),
};

interface LoadedMics {
  readonly hall_id: HallId;
  readonly viewer: UserNo | null;
  readonly list: readonly { readonly channel_id: ChannelId; readonly channel_user: MicEntry[] }[];
}

const slice = createSlice({
  name: 'channel',
  initialState,
  reducers: {
    joinMoved: (state, { payload }: PayloadAction<JoinEvent>) => ({ ...state, join: nextJoin(state.join, payload) }),
    micsLoaded: (state, { payload: { hall_id, viewer, list } }: PayloadAction<LoadedMics>) => ({
      ...state,
      mics: Object.fromEntries(list.map(({ channel_id, channel_user }) => [channel_id, channel_user])),
      voice: state.voice ?? voiceIn(list, hall_id, viewer),
    }),
    voiceEntered: (state, { payload }: PayloadAction<NonNullable<ChannelState['voice']>>) => ({
      ...state,
      voice: payload,
      isMobileLogin: false,
    }),
    voiceLeft: (state) => ({ ...state, voice: null }),
    unusualJoinFailed: (state, { payload }: PayloadAction<{ readonly code: number; readonly message: string }>) => ({
      ...state,
      unusual: payload,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(announced.reset, (state) => {
        // hall-flow.channel-join.reset-lock, reset-voice
        state.unusual = null;
        state.isMobileLogin = false;
      })
      .addCase(hallsActions.hallLoaded, (state, { payload: hall }) => {
        // hall-event.1006.type-1: the channel may have another name by now.
        for (const { id, name } of leavesOf(hall)) {
          if (currentChannel(state.join)?.channel_id === id) {
            state.join = nextJoin(state.join, { type: 'standingChanged', change: { name } });
          }
          if (state.voice?.channel_id === id) state.voice.name = name;
        }
      })
      .addCase(hallsActions.hallClosed, (state) => {
        state.join = idleJoin;
        state.mics = {};
      })
      .addCase(sessionActions.signedOut, () => initialState);
    onHallEvents<ChannelState>(builder, channelEventHandlers);
  },
});

/** The viewer's voice stays where it is while a page is opened or loaded again. */
function voiceIn(list: LoadedMics['list'], hall_id: HallId, viewer: UserNo | null): ChannelState['voice'] {
  const place = list.find(({ channel_user }) => channel_user.some(({ mic_uid }) => mic_uid === viewer));
  return place ? { hall_id, channel_id: place.channel_id } : null;
}

export const channelReducer = slice.reducer;
export const channelActions = { ...slice.actions, ...announced, ...channelIntents };
export type { ChannelRoot } from './channel.state.ts';
