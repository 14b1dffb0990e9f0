import { afterEach, expect, test } from 'vitest';
import { FakeCapture } from '../../../testing/fakes/fake-capture.ts';
import { createClock } from '../../clock/browser-clock.ts';
import { createDenoiser } from './denoiser.ts';
import { Microphone } from './microphone.ts';
import { levelMeter } from './sound-level.ts';

const contexts: AudioContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});
function contextOf(sampleRate: number) {
  const context = new AudioContext({ sampleRate });
  contexts.push(context);
  return context;
}

/** Noise without end, as a fan makes it. */
function noiseOf(context: AudioContext): AudioNode {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let at = 0; at < samples.length; at += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    samples[at] = (seed / 2_147_483_647 - 0.5) * 0.2;
  }
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  source.start();
  return source;
}

test('the network takes steady noise out, in a thread of its own', async () => {
  const context = contextOf(48_000);
  const noise = noiseOf(context);
  const { node, end } = await createDenoiser(context);
  const [before, after] = [levelMeter(context), levelMeter(context)];
  noise.connect(before.node);
  noise.connect(node).connect(after.node);
  await expect.poll(() => before.level(), { timeout: 5000 }).toBeGreaterThan(0.03);
  await expect.poll(() => after.level() / before.level(), { timeout: 5000 }).toBeLessThan(0.2);
  end();
});

test('a network that did not load is loaded again when it is asked for, and once while it loads', async () => {
  const context = contextOf(48_000);
  const told: string[] = [];
  const microphone = new Microphone(context, new FakeCapture(context), createClock(), {
    onEnded: () => {},
    onDenoiser: (state) => told.push(state),
  });
  const load = context.audioWorklet.addModule.bind(context.audioWorklet);
  let loads = 0;
  context.audioWorklet.addModule = (url) => {
    loads += 1;
    return loads === 1 ? Promise.reject(new DOMException('offline', 'AbortError')) : load(url);
  };
  await microphone.open({ echoCancellation: false, autoGain: true, noiseSuppression: true, aiDenoise: true });
  await expect.poll(() => told).toEqual(['failed']);
  microphone.retryDenoiser();
  microphone.retryDenoiser();
  await expect.poll(() => told).toEqual(['failed', 'on']);
  microphone.retryDenoiser();
  await expect.poll(() => microphone.level(), { timeout: 5000 }).toBeGreaterThan(0);
  expect([told, loads]).toEqual([['failed', 'on'], 2]);
  microphone.close();
});

test('a microphone continues without the network where it cannot run, and says so', async () => {
  const context = contextOf(44_100);
  const told: string[] = [];
  const microphone = new Microphone(context, new FakeCapture(context), createClock(), {
    onEnded: () => {},
    onDenoiser: (state) => told.push(state),
  });
  await microphone.open({ echoCancellation: false, autoGain: true, noiseSuppression: true, aiDenoise: true });
  await expect.poll(() => told).toEqual(['failed']);
  await expect.poll(() => microphone.level(), { timeout: 5000 }).toBeGreaterThan(0);
  microphone.close();
});
