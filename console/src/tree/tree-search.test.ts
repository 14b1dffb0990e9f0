import { expect, test } from 'vitest';
import { OVERVIEW } from '../testing/overview.ts';
import { foundIn } from './tree-search.ts';

const found = (search: string) => {
  const { people, halls, rooms } = foundIn(OVERVIEW, search);
  const channels = halls.flatMap((hall) => hall.channels.map(({ channel }) => channel));
  return [people.map(({ user }) => user), halls.map(({ hall }) => hall), channels, rooms.map(({ room }) => room)];
};

test('the tree is filtered by words of names and by numbers, and a hall stays with the channels that were found', () => {
  expect(foundIn(OVERVIEW, '  ')).toBe(OVERVIEW);
  expect(found('老王')).toEqual([['10004'], [], [], []]);
  expect(found('10003')).toEqual([['10003'], [], [], []]);
  expect(found('语音')).toEqual([[], ['8001', '8002'], ['9003', '9013'], []]);
  expect(found('另一个')).toEqual([[], ['8002'], ['9011', '9013'], []]);
  expect(found('房间')).toEqual([[], [], [], ['600006', '600007']]);
  expect(found('房间 600007')).toEqual([[], [], [], ['600007']]);
});
