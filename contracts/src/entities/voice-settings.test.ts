import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DEFAULT_VOICE_SETTINGS, voiceSettings, voiceSettingsText } from './voice-settings.ts';

test('[rule.voice-setting-1-or-0, entity.voice-settings] encodes switches as 1 or 0 only', () => {
  const loose = { EchoRemoval: true, VolumeBoost: '1', NoiseCancellation: 0, NoiseReduction: '0', VoiceMode: '2' };
  const settings = z.parse(voiceSettings, loose);
  expect(z.encode(voiceSettings, settings)).toEqual({
    EchoRemoval: 1,
    VolumeBoost: 1,
    NoiseCancellation: 0,
    NoiseReduction: 0,
    VoiceMode: 2,
    Key: '',
  });
});

test('[entity.voice-settings.key, api.lobby.voice.get] settings travel as JSON text, the key as code and label', () => {
  const settings = { ...DEFAULT_VOICE_SETTINGS, VoiceMode: 2, Key: 'KeyV,V' } as const;
  const text = z.encode(voiceSettingsText, settings);
  expect(typeof text).toBe('string');
  expect(JSON.parse(String(text))).toMatchObject({ Key: 'KeyV,V', VoiceMode: 2 });
  expect(z.parse(voiceSettingsText, text)).toEqual(settings);
  // Open point B15: an object is accepted as well.
  expect(z.parse(voiceSettingsText, JSON.parse(String(text)))).toEqual(settings);
  expect(z.safeParse(voiceSettingsText, '{"VoiceMode":3}').success).toBe(false);
});
