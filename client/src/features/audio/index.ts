export { audioEventHandlers } from './audio.events.ts';
export { audioSaga } from './audio.saga.ts';
export { selectIsMobileLogin, selectVoicePlace } from './audio.selectors.ts';
export { audioActions, audioReducer } from './audio.slice.ts';
export type { AudioRoot } from './audio.state.ts';
export { voiceSaga } from './voice.saga.ts';
export {
  type AudioPlace,
  type MicrophoneLook,
  selectAudioPlace,
  selectMicrophoneLook,
  selectPersonVolume,
  selectQualityBars,
  selectSpeaking,
  selectVoiceLink,
} from './voice.selectors.ts';
export { voiceActions, voiceReducer } from './voice.slice.ts';
export type { RoomVoice, VoiceLink, VoiceRoot } from './voice.state.ts';
