import { expect, test } from 'vitest';
import { voiceActionOf } from './voice-keys.model.ts';

const press = (key: string, code: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});
const inBoth = (keys: Parameters<typeof voiceActionOf>[0], event: ReturnType<typeof press>) =>
  [false, true].map((inField) => voiceActionOf(keys, event, inField));

test('keys that mute and deafen hold inside fields too, with a modifier or as a function key', () => {
  const keys = { bindings: { mute: 'F8' }, talkKey: null };
  expect(inBoth(keys, press('F8', 'F8'))).toEqual(['mute', 'mute']);
  expect(inBoth(keys, press('D', 'KeyD', { ctrlKey: true, shiftKey: true }))).toEqual(['deafen', 'deafen']);
  expect(inBoth(keys, press('k', 'KeyK', { ctrlKey: true }))).toEqual([null, null]);
});

test('the key that only mutes and the talk key hold outside of fields', () => {
  const keys = { bindings: {}, talkKey: 'F9' };
  expect(inBoth(keys, press('m', 'KeyM'))).toEqual(['mute', null]);
  expect(inBoth(keys, press('F9', 'F9'))).toEqual(['talk', null]);
  expect(inBoth(keys, press('F9', 'F9', { ctrlKey: true }))).toEqual([null, null]);
});
