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

test('Ctrl and Shift move between channels with a mention', () => {
  expect([moveToMention(1), moveToMention(-1)]).toEqual(['e', 'e']);
});

test('Alt and an arrow move to the next text channel, past voice channels and round the ends', () => {
  expect([move(1), move(-1)]).toEqual(['c', 'a']);
  expect(move(-1, false, [node('a', { isActive: true }), node('b')])).toBe('b');
});
test('Shift moves between unread channels', () => {
  expect([move(1, true), move(-1, true)]).toEqual(['d', 'd']);
});
test('the first move starts at either end, and a move without a target stays', () => {
  expect([move(1, false, [node('a'), node('b')]), move(-1, false, [node('a'), node('b')])]).toEqual(['a', 'b']);
  expect(move(1, false, [node('a', { isActive: true })])).toBeUndefined();
  expect(move(1, true, [])).toBeUndefined();
});
