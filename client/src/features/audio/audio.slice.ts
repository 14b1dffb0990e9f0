import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { hallEventsArrived } from '../../realtime/hall/hall-events.ts';
import { reduceEvents } from '../../realtime/kernel/event-batch.ts';
import { hallsActions, leavesOf } from '../halls/index.ts';
import { sessionActions } from '../session/index.ts';
import { audioEventHandlers } from './audio.events.ts';
import { type AudioState, type InterruptedCall, initialAudio, type VoicePlace } from './audio.state.ts';

function withoutTicket(place: VoicePlace | null): VoicePlace | null {
  if (!place) return null;
  const { token: _, ...where } = place;
  return where;
}

/** Intent: leave the voice place; the text channels are unchanged. */
const leaveRequested = createAction('audio/leaveRequested');

const slice = defineSlice({
  name: 'audio',
  initialState: initialAudio,
  reducers: {
    /** The viewer joined a voice channel on this page. */
    entered: (state: AudioState, { payload }: PayloadAction<VoicePlace>): AudioState => ({
      ...state,
      place: payload,
      interrupted: null,
      isMobileLogin: false,
    }),
    /** A page that was loaded again is out of its call; null: there is none to go on with any more. */
    interrupted: (state, { payload }: PayloadAction<InterruptedCall | null>): AudioState => ({
      ...state,
      interrupted: payload,
    }),
    /** A page that was opened or loaded again found the viewer's voice in this place; a place that was taken meanwhile wins. */
    found: (state, { payload }: PayloadAction<VoicePlace>): AudioState => ({
      ...state,
      place:
        state.place === null || state.place.channel_id === payload.channel_id
          ? { ...state.place, ...payload }
          : state.place,
    }),
    left: (state): AudioState => ({ ...state, place: null }),
    /** Another tab is in the call: it has the newer ticket, and that of this page must not take the call from it. */
    taken: (state): AudioState => ({ ...state, place: withoutTicket(state.place) }),
    /** hall-flow.channel-join.reset-voice: the takeover by another device is no longer shown. */
    takeoverForgotten: (state): AudioState => ({ ...state, isMobileLogin: false }),
    muteToggled: (state): AudioState => ({
      ...state,
      isMuted: !state.isMuted,
      // The viewer has decided: the end of a recording changes nothing.
      recordingHold: state.recordingHold && 'stays',
    }),
    /** Another user's doing, or a call that goes on after a reload, could open the microphone: only the viewer opens it. */
    muted: (state): AudioState => ({ ...state, isMuted: true, recordingHold: state.recordingHold && 'stays' }),
    /** The place where the viewer was muted is left. A recording mutes the next place too. */
    muteForgotten: (state): AudioState => ({
      ...state,
      isMuted: state.recordingHold !== null,
      recordingHold: state.recordingHold && 'reopens',
    }),
    /** A voice message is recorded: every voice place is muted meanwhile (ADR 0115). */
    muteHeld: (state): AudioState => ({
      ...state,
      isMuted: true,
      recordingHold: state.isMuted ? 'stays' : 'reopens',
    }),
    /** The recording has ended. This reopens only what it closed. */
    muteReleased: (state): AudioState => ({
      ...state,
      isMuted: state.isMuted && state.recordingHold !== 'reopens',
      recordingHold: null,
    }),
  },
  extraReducers: (builder) => {
    builder
      // Left before the viewer went on with it.
      .addCase(leaveRequested, (state): AudioState => ({ ...state, interrupted: null }))
      .addCase(hallEventsArrived, (state, { payload }) => reduceEvents(state, payload, audioEventHandlers))
      .addCase(hallsActions.hallLoaded, (state, { payload: hall }) => {
        // hall-event.1006.type-1: the channel may have another name by now.
        const known = leavesOf(hall).find(({ id }) => id === state.place?.channel_id);
        return state.place && known ? { ...state, place: { ...state.place, name: known.name } } : state;
      })
      .addCase(sessionActions.signedOut, () => initialAudio);
  },
});

export const audioReducer = slice.reducer;
export const audioActions = {
  ...slice.actions,
  leaveRequested,
  /** Intent: go on with the call that a reload has ended. */
  resumeRequested: createAction('audio/resumeRequested'),
};

/** Everything that may change the viewer's own mute. */
export const MUTE_CHANGES = [
  audioActions.muteToggled,
  audioActions.muted,
  audioActions.muteForgotten,
  audioActions.muteHeld,
  audioActions.muteReleased,
] as const;
