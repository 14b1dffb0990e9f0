import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { runClient } from '../../testing/run-client.ts';
import { DEFAULT_VOICE_PREFERENCES, voicePreferences } from './voice-preferences.ts';

test('an unreadable stored preference falls back to its default and leaves the others alone', async () => {
  const open = async (voice: string) => {
    const run = await runClient({ prepare: ({ storage }) => void storage.write('voice', voice) });
    return run.state().voice.preferences;
  };
  const stored = JSON.stringify({ microphoneVolume: 'loud', speakerVolume: 40, people: { 10002: 180 } });
  expect(await open(stored)).toMatchObject({ microphoneVolume: 100, speakerVolume: 40, people: { 10002: 180 } });
  expect(await open('{')).toEqual(DEFAULT_VOICE_PREFERENCES);
});

test('the settings of a new user are what an empty stored set reads as', () => {
  expect(DEFAULT_VOICE_PREFERENCES).toEqual(z.parse(voicePreferences, {}));
});
