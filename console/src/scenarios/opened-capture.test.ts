import { expect, test } from 'vitest';
import { openedCapture } from './opened-capture.ts';

const WORDS = { nothing: 'nothing in it', unreachable: 'out of reach' };
const file = (text: string) => ({ name: 'evening.har', text });
const harOf = (...frames: readonly string[]) => {
  const messages = frames.map((data) => ({ type: 'receive', time: 1_790_000_000, data }));
  const socket = { request: { url: 'wss://hall.example.com/socket.io/?EIO=4' }, _webSocketMessages: messages };
  return JSON.stringify({ log: { entries: [socket] } });
};

test('a capture without anything for a scenario says so first, then why; another file is no capture', async () => {
  const opened = await openedCapture(file(harOf('42x', '42x')), 'en', WORDS);
  expect(opened).toEqual({
    problems: ['nothing in it', expect.stringContaining('frame 1'), expect.stringContaining('frame 2')],
  });
  expect(await openedCapture(file('{}'), 'en', WORDS)).toEqual({
    problems: [expect.stringMatching(/^evening\.har: no HAR file/)],
  });
});

test('where the code that reads captures does not load, the file is not opened, in words', async () => {
  const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  expect(await openedCapture(file(harOf('42x')), 'en', WORDS, missing)).toEqual({ problems: ['out of reach'] });
});
