import type { ChannelId, HallId, MicEntry, UserNo } from '@miczero/contracts';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { hallOf, onHallEvents } from '../../realtime/kernel/event-actions.ts';
import { hallsActions } from '../halls/index.ts';
import { sessionActions } from '../session/index.ts';
import { channelIntents } from './channel.actions.ts';
import { type CurrentChannel, idleJoin, type JoinEvent, type JoinState, nextJoin } from './channel-join.machine.ts';

export interface ChannelState {
  readonly join: JoinState;
  /** The voice channel that the viewer is in; it stays while text channels are read. */
  readonly voice: { readonly hall_id: HallId; readonly channel_id: ChannelId } | null;
  /** The viewer's voice was taken over by another device (hall-event.1011.type-3-self). */
  readonly isMobileLogin: boolean;
  /** Who is in the voice channels of the open hall. */
  readonly mics: Readonly<Record<ChannelId, readonly MicEntry[]>>;
  /** A failure of a banned-channel join other than code 50 (hall-flow.banned-join.other). */
  readonly unusual: { readonly code: number; readonly message: string } | null;
}
export interface ChannelRoot {
  readonly channel: ChannelState;
}

const initialState: ChannelState = { join: idleJoin, voice: null, isMobileLogin: false, mics: {}, unusual: null };

/** People listed in one voice channel. */
const MICS_MAX = 500;

/** Announced to other rooms. */
const announced = {
  /** A channel is current, its 300 ms are over. */
  initialised: createAction<CurrentChannel>('channel/initialised'),
  /** The channel that was current is so no longer; reset everything that belonged to it. */
  reset: createAction('channel/reset'),
};

const slice = createSlice({
  name: 'channel',
  initialState,
  reducers: {
    joinMoved: (state, { payload }: PayloadAction<JoinEvent>) => ({ ...state, join: nextJoin(state.join, payload) }),
    micsLoaded: (
      state,
      { payload }: PayloadAction<readonly { readonly channel_id: ChannelId; readonly channel_user: MicEntry[] }[]>,
    ) => ({
      ...state,
      mics: Object.fromEntries(payload.map(({ channel_id, channel_user }) => [channel_id, channel_user])),
    }),
    voiceEntered: (
      state,
      { payload }: PayloadAction<{ readonly hall_id: HallId; readonly channel_id: ChannelId }>,
    ) => ({
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
      .addCase(hallsActions.hallClosed, (state) => {
        state.join = idleJoin;
        state.mics = {};
      })
      .addCase(sessionActions.signedOut, () => initialState);
    onHallEvents<ChannelState>(builder, {
      micListChanged(state, { body }) {
        const { channel_id, mic_op, mic_uid, mic_state, nick, avatar } = body;
        // hall-event.1004.mic-op-1, mic-op-2
        if (mic_op === 2) state.mics[channel_id] = without(state.mics[channel_id], mic_uid);
        else state.mics[channel_id] = upserted(state.mics[channel_id], { mic_uid, mic_state, nick, avatar });
      },
      voiceMembershipChanged(state, event, { viewer }) {
        const { type, channel_id, uid, nick, avatar } = event.body;
        const hall_id = hallOf(event);
        if (type === 1) {
          // hall-event.1011.type-1: somebody is in one voice channel at a time.
          for (const id of channelIds(state.mics)) {
            if (id !== channel_id) state.mics[id] = without(state.mics[id], uid);
          }
          const known = state.mics[channel_id]?.find(({ mic_uid }) => mic_uid === uid);
          const entry = { mic_uid: uid, mic_state: known?.mic_state ?? false, nick, avatar };
          state.mics[channel_id] = upserted(state.mics[channel_id], entry);
          if (uid === viewer && hall_id !== null) state.voice = { hall_id, channel_id };
        } else if (type === 2) {
          state.mics[channel_id] = without(state.mics[channel_id], uid);
          if (uid === viewer && state.voice?.channel_id === channel_id) state.voice = null;
        } else if (uid === viewer && event.envelope.platform === 'web') {
          // hall-event.1011.type-3-self (open point A7)
          state.isMobileLogin = true;
          state.voice = null;
        }
      },
      memberBanned(state, { body }, { viewer }) {
        // Open point C14: a ban of the viewer also ends the voice session.
        if (
          body.author.id === viewer &&
          (body.channel_id === undefined || body.channel_id === state.voice?.channel_id)
        ) {
          state.voice = null;
        }
      },
      systemMessage(state, { body }, { viewer }) {
        if (body.type === 2 && body.uid === viewer && (body.ctx === '1' || body.ctx === '2')) {
          state.join = nextJoin(state.join, { type: 'textMuteChanged', text_mute: body.ctx === '1' });
        }
      },
      sendForbidden(state, event, { viewer }) {
        const { uid, ctx } = event.body;
        if (state.join.kind !== 'current' || state.join.current.hall_id !== hallOf(event)) return;
        const isMeant = uid === '' ? state.join.current.role === '' : uid === viewer;
        if (isMeant) state.join = nextJoin(state.join, { type: 'textMuteChanged', text_mute: ctx === 1 });
      },
    });
  },
});

export const channelReducer = slice.reducer;
export const channelActions = { ...slice.actions, ...announced, ...channelIntents };

function channelIds(mics: Readonly<Record<ChannelId, unknown>>): ChannelId[] {
  // Object.keys forgets the brand of the keys.
  return Object.keys(mics) as ChannelId[];
}

function without(entries: readonly MicEntry[] | undefined, uid: UserNo): MicEntry[] {
  return (entries ?? []).filter(({ mic_uid }) => mic_uid !== uid);
}

function upserted(entries: readonly MicEntry[] | undefined, entry: MicEntry): MicEntry[] {
  const list = [...(entries ?? [])];
  const index = list.findIndex(({ mic_uid }) => mic_uid === entry.mic_uid);
  if (index >= 0) list[index] = entry;
  else if (list.length < MICS_MAX) list.push(entry);
  return list;
}
