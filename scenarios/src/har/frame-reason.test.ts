import { hallEventCodec } from '@miczero/contracts';
import { HALL_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { expect, test } from 'vitest';
import { frameReason } from './frame-reason.ts';

const [known] = HALL_EVENT_FIXTURES.systemMessage;
const [line] = HALL_EVENT_FIXTURES.chatMessage;

function reasonOf(frame: unknown): string {
  const decoded = hallEventCodec.decode(frame);
  if (decoded.ok) throw new Error('the contract takes it');
  return frameReason(decoded.failure, frame);
}

test('a frame that is no envelope names the fields that are missing and those of another kind', () => {
  expect(reasonOf({})).toMatch(/^no envelope of the wire: (?:\w+, )+\w+ are missing$/);
  expect(reasonOf({ ...known, body: 5 })).toBe('no envelope of the wire: body is of another kind');
  expect(reasonOf('hello')).toBe('no envelope of the wire: it is no object');
});

test('a body that does not fit is told with the event', () => {
  expect(reasonOf({ ...known, body: '{' })).toBe('systemMessage: the body is not JSON');
  expect(reasonOf({ ...line, body: '{}' })).toMatch(/^chatMessage: the body does not fit: msg_id, .* are missing$/);
  expect(reasonOf({ ...known, type: 7777 })).toBe('type 7777 is in no contract');
});
