import type { VoiceRoot } from './voice.state.ts';

export const selectInputLevel = ({ voice }: VoiceRoot) => voice.inputLevel;
export const selectMicrophoneTest = ({ voice }: VoiceRoot) => voice.test;
/** The viewer wants the AI denoiser, and it could not be had: the microphone sounds without it. */
export const selectIsDenoiserMissing = ({ voice }: VoiceRoot): boolean =>
  voice.settings.NoiseReduction && voice.denoiser === 'failed';
