import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DEFAULT_VOICE_PREFERENCES, readVoicePreferences, voicePreferences } from './voice-preferences.ts';

test('an unreadable stored preference falls back to its default and leaves the others alone', () => {
  const stored = JSON.stringify({ microphoneVolume: 'loud', speakerVolume: 40, people: { 10002: 180 } });
  expect(readVoicePreferences(stored)).toMatchObject({
    microphoneVolume: 100,
    speakerVolume: 40,
    people: { 10002: 180 },
  });
  expect(readVoicePreferences('{')).toMatchObject({ microphoneVolume: 100, speakerVolume: 100, people: {} });
});

test('the settings of a new user are what an empty stored set reads as', () => {
  expect(DEFAULT_VOICE_PREFERENCES).toEqual(z.parse(voicePreferences, {}));
});
