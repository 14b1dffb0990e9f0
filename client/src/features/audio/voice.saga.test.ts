import { channelId, hallId, roomId } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { HALL, VOICE } from '../../testing/chat-lines.ts';
import { createFakePorts } from '../../testing/fakes/fake-ports.ts';
import { createOrigin } from '../../testing/fakes/memory-storage.ts';
import { runClient } from '../../testing/run-client.ts';
import { audioActions } from './audio.slice.ts';
import { initialAudio, selectVoiceLink, voiceActions } from './index.ts';
import type { loadSound } from './load-sound.ts';
import { missedWord } from './missed-words.ts';
import { voiceSaga } from './voice.saga.ts';
import { initialVoice } from './voice.state.ts';

const place = { hall_id: z.parse(hallId, HALL), channel_id: z.parse(channelId, VOICE), name: '开黑', token: 't' };

/** The saga alone, of a viewer in a voice channel: its code comes as `load` tells. */
function watchOver(load: typeof loadSound) {
  const { ports, clock } = createFakePorts({ origin: createOrigin() });
  const told: Action[] = [];
  const channel = stdChannel();
  const dispatch = (action: Action) => {
    told.push(action);
    channel.put(action);
  };
  const getState = () => ({ audio: { ...initialAudio, place }, voice: initialVoice });
  return { told, clock, dispatch, task: runSaga({ channel, dispatch, getState }, voiceSaga, ports, load) };
}

test('words that come while the sound loads are not lost', async () => {
  const run = await runClient({ prepare: ({ http }) => http.on('voice.settings', {}) });
  // In one task, in which no code can arrive.
  run.dispatch(voiceActions.settingsRequested({ NoiseReduction: true }));
  run.dispatch(voiceActions.settingsRequested({ EchoRemoval: false }));
  await run.clock.advance(0);
  const saved = run.http.requests('voice.settings').map(({ voice_setting }) => voice_setting);
  expect(saved).toMatchObject([{ NoiseReduction: true }, { NoiseReduction: true, EchoRemoval: false }]);
});

test('a place that is left while the sound loads is not heard', async () => {
  const run = await runClient();
  run.dispatch(audioActions.entered(place));
  expect(selectVoiceLink(run.state()).kind).toBe('connecting');
  run.dispatch(audioActions.left());
  await run.clock.advance(400);
  expect(selectVoiceLink(run.state()).kind).toBe('off');
});

test('a room that is entered while the sound of a call loads asks the other tabs', async () => {
  const run = await runClient();
  run.voiceTab.take();
  run.dispatch(audioActions.entered(place));
  run.dispatch(voiceActions.roomEntered({ group_id: z.parse(roomId, '600001'), name: '唱片行', token: 't' }));
  await run.clock.advance(400);
  expect([run.voiceTab.claims(), selectVoiceLink(run.state()).kind]).toEqual([0, 'elsewhere']);
});

test('the sound hears once more what it watches for, and nothing else that was said while it loaded', async () => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return { soundSaga: function* () {} } as unknown as Awaited<ReturnType<typeof loadSound>>;
  };
  const { told, clock, dispatch, task } = watchOver(load);
  const wish = voiceActions.settingsRequested({ NoiseReduction: true });
  dispatch(wish);
  await clock.advance(0);
  // The first try has failed, and keeps the wish.
  dispatch(audioActions.entered(place));
  dispatch({ type: 'chat/lineArrived' });
  dispatch(audioActions.left());
  await clock.advance(0);
  const replayed = told.filter(missedWord.match).map(({ payload }) => payload);
  const connecting = voiceActions.linkMoved({ kind: 'connecting' });
  expect(replayed).toEqual([wish, audioActions.entered(place), connecting, audioActions.left()]);
  task.cancel();
});

test('sound that does not load is a failed link, and the button of the dock loads it again', async () => {
  let tries = 0;
  const load: typeof loadSound = async () => {
    tries += 1;
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  const { told, clock, dispatch, task } = watchOver(load);
  dispatch(audioActions.entered(place));
  await clock.advance(0);
  expect(told.at(-1)).toEqual(voiceActions.linkMoved({ kind: 'failed', reason: 'network' }));
  dispatch(voiceActions.reconnectRequested());
  await clock.advance(0);
  expect(tries).toBe(2);
  task.cancel();
});
