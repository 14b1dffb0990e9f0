import { expect, test } from 'vitest';
import { OTHER } from '../../testing/chat-lines.ts';
import { runClient } from '../../testing/run-client.ts';
import { voiceActions } from './index.ts';

const THIRD = '10003';

test('a tab stores what it changes, and leaves the sound settings that another tab has stored', async () => {
  const run = await runClient();
  run.origin.values.set('voice', JSON.stringify({ microphoneVolume: 40, people: { [OTHER]: 150 } }));
  run.dispatch(voiceActions.personVolumeRequested({ uid: THIRD, volume: 20 }));
  run.dispatch(voiceActions.preferencesRequested({ speakerVolume: 70 }));
  await run.clock.advance(0);
  expect(JSON.parse(run.origin.values.get('voice') ?? '')).toMatchObject({
    microphoneVolume: 40,
    speakerVolume: 70,
    people: { [OTHER]: 150, [THIRD]: 20 },
  });
});
