import { expect, test } from 'vitest';
import type { ChannelNodeModel } from '../../features/channel/index.ts';
import { neighbourChannel } from './neighbour-channel.ts';

const node = (name: string, changed: Partial<ChannelNodeModel> = {}): ChannelNodeModel => ({
  channel_id: name as ChannelNodeModel['channel_id'],
  hall_id: 'h' as ChannelNodeModel['hall_id'],
  name,
  type: 'text',
  isLocked: false,
  isActive: false,
  isJoining: false,
  isVoiceHere: false,
  isMuted: false,
  unread: 0,
  mentions: 0,
  members: [],
  limit_mic: 0,
  ...changed,
});
const nodes = [
  node('a'),
  node('b', { isActive: true }),
  node('v', { type: 'voice' }),
  node('c'),
  node('d', { unread: 2 }),
];
const move = (step: 1 | -1, isUnreadOnly = false, of = nodes) =>
  neighbourChannel(of, { step, only: isUnreadOnly ? 'unread' : null })?.name;
const moveToMention = (step: 1 | -1) =>
  neighbourChannel([...nodes, node('e', { unread: 1, mentions: 1 })], { step, only: 'mentions' })?.name;

test('with Ctrl and Shift only channels with a mention count', () => {
  expect([moveToMention(1), moveToMention(-1)]).toEqual(['e', 'e']);
});

test('Alt and an arrow move to the next text channel, past voice channels and round the ends', () => {
  expect([move(1), move(-1)]).toEqual(['c', 'a']);
  expect(move(-1, false, [node('a', { isActive: true }), node('b')])).toBe('b');
});
test('with Shift only unread channels count', () => {
  expect([move(1, true), move(-1, true)]).toEqual(['d', 'd']);
});
test('from nowhere it starts at the first or the last; with nowhere to go it stays', () => {
  expect([move(1, false, [node('a'), node('b')]), move(-1, false, [node('a'), node('b')])]).toEqual(['a', 'b']);
  expect(move(1, false, [node('a', { isActive: true })])).toBeUndefined();
  expect(move(1, true, [])).toBeUndefined();
});
