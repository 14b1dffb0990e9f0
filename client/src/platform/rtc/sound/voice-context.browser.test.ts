import { afterEach, expect, test } from 'vitest';
import { createVoiceContext } from './voice-context.ts';

const contexts: AudioContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) if (context.state !== 'closed') await context.close();
});

/** Contexts on an output of this rate. */
const outputOf = (rate: number, adapt: (context: AudioContext) => void = () => {}) =>
  createVoiceContext((options) => {
    const context = new AudioContext({ sampleRate: rate, ...options });
    adapt(context);
    contexts.push(context);
    return context;
  });
const rates = () => contexts.map(({ sampleRate }) => sampleRate);

test('on an output of 48 kHz there is one context', () => {
  expect(outputOf(48_000).sampleRate).toBe(48_000);
  expect(rates()).toEqual([48_000]);
});

test('an output of another rate plays a context of 48 kHz, so that the denoiser runs', async () => {
  expect(outputOf(44_100).sampleRate).toBe(48_000);
  expect(rates()).toEqual([44_100, 48_000]);
  await expect.poll(() => contexts.map(({ state }) => state === 'closed')).toEqual([true, false]);
});

test('a browser that takes no sound of another rate keeps the rate of the output', async () => {
  const used = outputOf(44_100, (context) => {
    context.createMediaStreamSource = () => {
      throw new DOMException('another sample rate', 'NotSupportedError');
    };
  });
  expect(used.sampleRate).toBe(44_100);
  await expect.poll(() => contexts.map(({ state }) => state === 'closed')).toEqual([false, true]);
});
