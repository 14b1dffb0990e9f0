import type { VoiceSettings } from '@miczero/contracts';
import { createAction, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import type { RtcDevices, RtcQuality } from '../../platform/ports/rtc.ts';
import { sessionActions } from '../session/index.ts';
import { audioActions } from './audio.slice.ts';
import { nextPublishing, type PublishingEvent } from './publishing.machine.ts';
import { initialVoice, type OwnLink, type RoomVoice, type VoiceState } from './voice.state.ts';
import type { VoicePreferences } from './voice-preferences.ts';

const slice = defineSlice({
  name: 'voice',
  initialState: initialVoice,
  reducers: {
    /** The viewer is in a voice room; a new token is not another visit. */
    roomEntered: (state: VoiceState, { payload }: PayloadAction<RoomVoice>): VoiceState => ({
      ...state,
      room: payload,
    }),
    /** The room has another name now. */
    roomRenamed: (state, { payload: { name } }: PayloadAction<{ readonly name: string }>): VoiceState => ({
      ...state,
      room: state.room && { ...state.room, name },
    }),
    roomLeft: (state): VoiceState => ({
      ...state,
      room: null,
      mutedBy: null,
      publishing: nextPublishing(state.publishing, { type: 'allowed', isAllowed: true }),
    }),
    linkMoved: (state, { payload }: PayloadAction<OwnLink>): VoiceState => {
      const isIn = payload.kind === 'connected' || payload.kind === 'reconnecting';
      // The talk key was pressed for the place that is left: the next one begins silent.
      const apart = { speaking: [], quality: null, isPlaybackBlocked: false, isTalking: false };
      return { ...state, link: payload, ...(!isIn && apart) };
    },
    elsewhereTold: (state, { payload }: PayloadAction<{ readonly isElsewhere: boolean }>): VoiceState => ({
      ...state,
      isElsewhere: payload.isElsewhere,
    }),
    publishingMoved: (state, { payload }: PayloadAction<PublishingEvent>): VoiceState => ({
      ...state,
      publishing: nextPublishing(state.publishing, payload),
    }),
    /** A manager muted the viewer in this place; null: not, or not any more. */
    muteTold: (state, { payload }: PayloadAction<{ readonly by: string | null }>): VoiceState => ({
      ...state,
      mutedBy: payload.by,
    }),
    speakersChanged: (state, { payload }: PayloadAction<readonly string[]>): VoiceState => ({
      ...state,
      speaking: payload,
    }),
    playbackChanged: (state, { payload }: PayloadAction<{ readonly isBlocked: boolean }>): VoiceState => ({
      ...state,
      isPlaybackBlocked: payload.isBlocked,
    }),
    qualityMeasured: (state, { payload }: PayloadAction<RtcQuality>): VoiceState => ({ ...state, quality: payload }),
    devicesListed: (state, { payload }: PayloadAction<RtcDevices>): VoiceState => ({ ...state, devices: payload }),
    settingsLoaded: (state, { payload }: PayloadAction<VoiceSettings>): VoiceState => ({
      ...state,
      settings: payload,
      areSettingsLoaded: true,
      isTalking: state.isTalking && payload.VoiceMode === state.settings.VoiceMode,
    }),
    preferencesChanged: (state, { payload }: PayloadAction<Partial<VoicePreferences>>): VoiceState => ({
      ...state,
      preferences: { ...state.preferences, ...payload },
      // A key that is held for the one way would hold for ever in the other.
      isTalking: state.isTalking && payload.isTalkLatched === undefined,
    }),
    deafenToggled: (state): VoiceState => ({ ...state, isDeafened: !state.isDeafened }),
    /** State of the microphone: its level, its test, its denoiser. */
    microphoneTold: (
      state,
      { payload }: PayloadAction<Partial<Pick<VoiceState, 'inputLevel' | 'test' | 'denoiser'>>>,
    ): VoiceState => ({ ...state, ...payload }),
    /** The talk key holds the way open, or not any more. */
    talkChanged: (state, { payload }: PayloadAction<{ readonly isTalking: boolean }>): VoiceState => ({
      ...state,
      isTalking: payload.isTalking,
    }),
  },
  extraReducers: (builder) => {
    builder
      // What this page was told of its participation means nothing beside the other tab.
      .addCase(audioActions.taken, (state): VoiceState => ({ ...state, link: initialVoice.link, isTalking: false }))
      .addCase(sessionActions.signedOut, ({ preferences, devices, isElsewhere }) => ({
        ...initialVoice,
        preferences,
        devices,
        isElsewhere,
      }));
  },
});

export const voiceReducer = slice.reducer;
export const voiceActions = {
  ...slice.actions,
  /** Intent: connect again without leaving the place. */
  reconnectRequested: createAction('voice/reconnectRequested'),
  /** Announced: this would cost the viewer the seat of a room, whose feature asks first. It carries out what is agreed to. */
  seatAtStake: createAction<UnknownAction>('voice/seatAtStake'),
  /** Announced: the place needs a new ticket; its own feature joins again. */
  ticketNeeded: createAction('voice/ticketNeeded'),
  /** Intent: learn what the way into a voice channel says: whether another tab has the voice, and the settings of the account. */
  tabsAsked: createAction('voice/tabsAsked'),
  /** Intent: ask for the microphone again. Also for a place where the viewer may have got the right to speak. */
  speakRequested: createAction('voice/speakRequested'),
  /** Intent: play, after the browser has blocked it. */
  playbackRequested: createAction('voice/playbackRequested'),
  /** Intent: load the denoiser again, after it failed. */
  denoiserRequested: createAction('voice/denoiserRequested'),
  /** Intent: hear one person at 0 to 200 percent. */
  personVolumeRequested: createAction<{ readonly uid: string; readonly volume: number }>('voice/personVolumeRequested'),
  /** Intent: change what this device remembers. */
  preferencesRequested: createAction<Partial<VoicePreferences>>('voice/preferencesRequested'),
  /** Intent: load the settings of the account and the devices of this browser. */
  settingsOpened: createAction('voice/settingsOpened'),
  settingsClosed: createAction('voice/settingsClosed'),
  /** Intent: hear the own microphone, or end that. */
  testToggled: createAction('voice/testToggled'),
  /** The talk key went down or up, or the page lost the focus. */
  talkKeyMoved: createAction<{ readonly to: 'down' | 'up' | 'away' }>('voice/talkKeyMoved'),
  /** Intent: change settings of the account. */
  settingsRequested: createAction<Partial<VoiceSettings>>('voice/settingsRequested'),
};
