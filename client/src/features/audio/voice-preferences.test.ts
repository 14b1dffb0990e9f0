import { DEFAULT_VOICE_SETTINGS } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { readVoicePreferences } from './voice-preferences.ts';

test('[const.default-voice] [const.default-voice.speaker-volume] [const.default-voice.microphone-volume] a new device begins with both volumes at 100, and the account with the settings of the specification', () => {
  expect(readVoicePreferences(null)).toMatchObject({ microphoneVolume: 100, speakerVolume: 100, people: {} });
  expect(DEFAULT_VOICE_SETTINGS).toEqual({
    EchoRemoval: false,
    VolumeBoost: true,
    NoiseCancellation: true,
    NoiseReduction: false,
    VoiceMode: 1,
    Key: '',
  });
});

test('what is stored and cannot be read takes its default, the rest stays', () => {
  const stored = JSON.stringify({ microphoneVolume: 'loud', speakerVolume: 40, people: { 10002: 180 } });
  expect(readVoicePreferences(stored)).toMatchObject({
    microphoneVolume: 100,
    speakerVolume: 40,
    people: { 10002: 180 },
  });
  expect(readVoicePreferences('{')).toEqual(readVoicePreferences(null));
});
