import type { ChannelId, MicEntry, UserNo } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { hallEventsArrived } from '../../realtime/hall/hall-events.ts';
import { reduceEvents } from '../../realtime/kernel/event-batch.ts';
import type { FeedbackText } from '../feedback/index.ts';
import { hallsActions, leavesOf } from '../halls/index.ts';
import { sessionActions } from '../session/index.ts';
import { channelIntents } from './channel.actions.ts';
import { channelEventHandlers } from './channel.events.ts';
import { type ChannelState, initialState } from './channel.state.ts';
import {
  type CurrentChannel,
  currentChannel,
  idleJoin,
  type JoinEvent,
  nextJoin,
  type Target,
} from './channel-join.machine.ts';

/** Why a channel did not let the voice in: in words, or that it asks for a password, or that another tab has the voice. */
export type VoiceRefusal = FeedbackText | 'locked' | 'elsewhere';

/** Announced to other features. */
const announced = {
  /** Another channel is on screen: the state of the former one has ended. It is not current yet. */
  entering: createAction<Entering>('channel/entering'),
  /** A channel is current, after its 300 ms. */
  initialised: createAction<CurrentChannel>('channel/initialised'),
  /** No channel is on screen any more: the state of the former one has ended. */
  reset: createAction('channel/reset'),
  /** The channel on screen is no place any more: away with it, and on to the welcome channel once the hall is known again. */
  ousted: createAction('channel/ousted'),
  /** The link is open, and the platform knows again which channel the viewer views: time to catch up. */
  viewRestored: createAction('channel/viewRestored'),
  /** What became of `voiceWished`. */
  voiceSettled: createAction<{ readonly channel_id: ChannelId; readonly refusal: VoiceRefusal | null }>(
    'channel/voiceSettled',
  ),
  /** The platform may take another channel for the viewed one, and not send the lines of the channel on screen. */
  viewDoubted: createAction('channel/viewDoubted'),
  /** The doubt ended without a join: no channel to join again, or no answer. No catch-up follows from it. */
  viewUnconfirmed: createAction('channel/viewUnconfirmed'),
};

interface Entering extends Target {
  readonly kind: CurrentChannel['kind'];
  /** Known counts of unread messages. */
  readonly unread: number;
}

interface LoadedMics {
  readonly list: readonly { readonly channel_id: ChannelId; readonly channel_user: readonly MicEntry[] }[];
  readonly told: readonly UserNo[];
}

const slice = defineSlice({
  name: 'channel',
  initialState,
  reducers: {
    joinMoved: (state: ChannelState, { payload }: PayloadAction<JoinEvent>): ChannelState => ({
      ...state,
      join: nextJoin(state.join, payload),
    }),
    /** `told`: users of events that arrived while the list was loading. The events are newer than the list. */
    micsLoaded: (state, { payload: { list, told } }: PayloadAction<LoadedMics>): ChannelState => {
      const among = (entries: readonly MicEntry[] = [], isTold = true) =>
        entries.filter(({ mic_uid }) => told.includes(mic_uid) === isTold);
      const mics = Object.fromEntries(Object.entries(state.mics).map(([id, entries]) => [id, among(entries)]));
      for (const { channel_id, channel_user } of list)
        mics[channel_id] = [...among(channel_user, false), ...among(mics[channel_id])];
      return { ...state, mics };
    },
    unusualJoinFailed: (state, { payload }: PayloadAction<NonNullable<ChannelState['unusual']>>): ChannelState => ({
      ...state,
      unusual: payload,
    }),
  },
  extraReducers: (builder) => {
    builder
      // hall-flow.channel-join.reset-lock
      .addCase(announced.entering, (state) => ({ ...state, unusual: null }))
      .addCase(hallsActions.hallLoaded, (state, { payload: hall }) => {
        // hall-event.1006.type-1: the channel may have another name by now.
        const leaf = leavesOf(hall).find(({ id }) => id === currentChannel(state.join)?.channel_id);
        if (!leaf) return state;
        const change = { name: leaf.name };
        return { ...state, join: nextJoin(state.join, { type: 'standingChanged', change }) };
      })
      .addCase(hallsActions.hallClosed, (state) => ({ ...state, join: idleJoin, mics: {} }))
      .addCase(sessionActions.signedOut, () => initialState)
      .addCase(hallEventsArrived, (state, { payload }) => reduceEvents(state, payload, channelEventHandlers));
  },
});

export const channelReducer = slice.reducer;
export const channelActions = { ...slice.actions, ...announced, ...channelIntents };
export type { ChannelRoot } from './channel.state.ts';
