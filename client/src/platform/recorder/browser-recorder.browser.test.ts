import { expect, onTestFinished, test, vi } from 'vitest';
import { FakeCapture } from '../../testing/fakes/fake-capture.ts';
import { createClock } from '../clock/browser-clock.ts';
import { createRecorder } from './browser-recorder.ts';

const OPTIONS = { echoCancellation: false, autoGain: true, noiseSuppression: true };

/** A recorder over microphones that hum, and what it tells. */
function begin() {
  const context = new AudioContext();
  onTestFinished(() => context.close());
  const capture = new FakeCapture(context);
  const levels: number[] = [];
  let lost = 0;
  const tell = {
    level: (level: number) => void levels.push(level),
    lost: () => {
      lost += 1;
    },
  };
  const streams: MediaStream[] = [];
  const media = {
    async getUserMedia(constraints?: MediaStreamConstraints) {
      const stream = await capture.getUserMedia(constraints);
      streams.push(stream);
      return stream;
    },
  };
  const createContext = vi.fn(() => new AudioContext());
  const recorder = createRecorder({ clock: createClock(), media, createContext });
  return {
    capture,
    recorder,
    createContext,
    levels,
    tell,
    lost: () => lost,
    /** Whether each microphone that was opened is still in use, oldest first. */
    inUse: () => streams.map((stream) => stream.getTracks().some(({ readyState }) => readyState === 'live')),
  };
}

test('a recording is sound that this browser plays, with its levels while it lasts, and gives the microphone back', async () => {
  const { recorder, createContext, levels, tell, inUse } = begin();
  expect(recorder.isSupported()).toBe(true);
  const recording = await recorder.start(OPTIONS, tell);
  await expect.poll(() => levels.filter((level) => level > 0).length).toBeGreaterThan(3);
  expect(inUse()).toEqual([true]);
  const { file, durationMs } = await recording.finish();
  expect(inUse()).toEqual([false]);
  // Levels come from this context alone.
  await expect.poll(() => createContext.mock.results.map(({ value }) => value.state)).toEqual(['closed']);
  expect(file.type).toBe('audio/webm');
  expect(durationMs).toBeGreaterThan(300);
  const context = new AudioContext();
  onTestFinished(() => context.close());
  const sound = await context.decodeAudioData(await file.arrayBuffer());
  expect(Math.abs(sound.duration * 1000 - durationMs)).toBeLessThan(500);
});

test('a recording that is cancelled gives the microphone back', async () => {
  const { recorder, createContext, tell, inUse } = begin();
  const recording = await recorder.start(OPTIONS, tell);
  expect(inUse()).toEqual([true]);
  recording.cancel();
  expect(inUse()).toEqual([false]);
  await expect.poll(() => createContext.mock.results.map(({ value }) => value.state)).toEqual(['closed']);
});

test('a microphone that opens and cannot be recorded is given back, with an error by name', async () => {
  const { recorder, createContext, tell, inUse } = begin();
  createContext.mockImplementationOnce(() => {
    throw new DOMException('too many contexts', 'NotSupportedError');
  });
  await expect(recorder.start(OPTIONS, tell)).rejects.toMatchObject({ name: 'RecorderError', reason: 'no-device' });
  const start = vi.spyOn(MediaRecorder.prototype, 'start').mockImplementation(() => {
    throw new DOMException('no encoder', 'NotSupportedError');
  });
  onTestFinished(() => start.mockRestore());
  await expect(recorder.start(OPTIONS, tell)).rejects.toMatchObject({ name: 'RecorderError', reason: 'no-device' });
  expect(inUse()).toEqual([false, false]);
  await expect.poll(() => createContext.mock.results.at(-1)?.value.state).toBe('closed');
});

test('a denied microphone is told apart from a missing one, and a chosen one that is gone gives way to another', async () => {
  const { capture, recorder, tell } = begin();
  const recording = await recorder.start({ ...OPTIONS, deviceId: 'gone' }, tell);
  recording.cancel();
  capture.unplug('mic-1');
  capture.unplug('mic-2');
  await expect(recorder.start(OPTIONS, tell)).rejects.toMatchObject({ reason: 'no-device' });
  capture.refuse();
  await expect(recorder.start(OPTIONS, tell)).rejects.toMatchObject({ reason: 'denied' });
});

test('a device that goes away is told, and what was recorded until then can be finished', async () => {
  const { capture, recorder, levels, tell, lost } = begin();
  const recording = await recorder.start(OPTIONS, tell);
  await expect.poll(() => levels.length).toBeGreaterThan(2);
  capture.unplug('mic-1');
  await expect.poll(lost).toBe(1);
  expect((await recording.finish()).file.size).toBeGreaterThan(0);
});

test('a page without microphones records nothing', () => {
  const recorder = createRecorder({ clock: createClock(), media: undefined, createContext: () => new AudioContext() });
  expect(recorder.isSupported()).toBe(false);
});
