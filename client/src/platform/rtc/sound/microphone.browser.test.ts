import { expect, onTestFinished, test, vi } from 'vitest';
import { FakeCapture } from '../../../testing/fakes/fake-capture.ts';
import { createClock } from '../../clock/browser-clock.ts';
import { Microphone } from './microphone.ts';

const OPTIONS = { echoCancellation: true, autoGain: true, noiseSuppression: true, aiDenoise: false };

/** A browser that asks the person first: each device waits for `allow`. */
function start() {
  const context = new AudioContext();
  onTestFinished(() => context.close());
  const fake = new FakeCapture(context);
  const given: MediaStream[] = [];
  const asked: (() => void)[] = [];
  const capture = {
    async getUserMedia(wanted?: MediaStreamConstraints) {
      await new Promise<void>((allow) => asked.push(allow));
      const stream = await fake.getUserMedia(wanted);
      given.push(stream);
      return stream;
    },
  };
  const microphone = new Microphone(context, capture, createClock(), { onEnded: () => {}, onDenoiser: () => {} });
  const states = () => given.map((stream) => stream.getAudioTracks()[0]?.readyState);
  return { fake, microphone, states, allow: (index: number) => asked[index]?.() };
}

test('a microphone that was closed while the browser asked does not open, and its device is given back', async () => {
  const { microphone, states, allow } = start();
  const opening = microphone.open(OPTIONS);
  microphone.close();
  allow(0);
  await expect(opening).rejects.toMatchObject({ reason: 'aborted' });
  expect([microphone.isOpen, states()]).toEqual([false, ['ended']]);
});

test('the later of two openings counts, whichever the browser allows first', async () => {
  const { microphone, states, allow } = start();
  const former = microphone.open(OPTIONS);
  const later = microphone.open(OPTIONS);
  allow(1);
  await later;
  allow(0);
  await expect(former).rejects.toMatchObject({ reason: 'aborted' });
  expect([microphone.isOpen, states()]).toEqual([true, ['live', 'ended']]);
});

test('an opening that fails after another one began is aborted, and leaves that one alone', async () => {
  const { fake, microphone, allow } = start();
  const former = microphone.open(OPTIONS);
  const later = microphone.open(OPTIONS);
  fake.refuse();
  allow(0);
  await expect(former).rejects.toMatchObject({ reason: 'aborted' });
  fake.allow();
  allow(1);
  await later;
  expect(microphone.isOpen).toBe(true);
});

test('a chosen device that does not start is not replaced by one that the viewer did not choose', async () => {
  const context = new AudioContext();
  onTestFinished(() => context.close());
  const capture = {
    getUserMedia: async () => {
      throw new DOMException('in use by another program', 'NotReadableError');
    },
  };
  const asked = vi.spyOn(capture, 'getUserMedia');
  const microphone = new Microphone(context, capture, createClock(), { onEnded: () => {}, onDenoiser: () => {} });
  await expect(microphone.open({ ...OPTIONS, deviceId: 'mic-2' })).rejects.toMatchObject({ reason: 'no-device' });
  expect(asked).toHaveBeenCalledTimes(1);
});
