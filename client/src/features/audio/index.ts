export { audioEventHandlers } from './audio.events.ts';
export { audioSaga } from './audio.saga.ts';
export {
  selectHasVoice,
  selectInterrupted,
  selectIsHeldByRecording,
  selectIsMobileLogin,
  selectVoicePlace,
} from './audio.selectors.ts';
export { audioActions, audioReducer, MUTE_CHANGES } from './audio.slice.ts';
export { type AudioRoot, type AudioState, initialAudio, type VoicePlace } from './audio.state.ts';
export { loadSound } from './load-sound.ts';
export { selectInputLevel, selectIsDenoiserMissing, selectMicrophoneTest } from './microphone-test.selectors.ts';
export { type MicrophoneHelpProps, microphoneHelpModal, voiceSettingsModal } from './modals.ts';
export { isVoiceElsewhere } from './other-tabs.ts';
export { voiceSaga } from './voice.saga.ts';
export {
  selectAudioPlace,
  selectIsDeafened,
  selectIsElsewhere,
  selectIsOnSeat,
  selectIsPlaybackBlocked,
  selectIsSilentHere,
  selectIsUnheard,
  selectMicrophoneOptions,
  selectPersonVolume,
  selectQuality,
  selectQualityBars,
  selectRoomVoice,
  selectSpeaking,
  selectTalkKey,
  selectVoiceDevices,
  selectVoiceLink,
  selectVoicePreferences,
  selectVoiceSettings,
  selectWantsMic,
} from './voice.selectors.ts';
export { voiceActions, voiceReducer } from './voice.slice.ts';
export type { VoiceLink, VoiceRoot } from './voice.state.ts';
