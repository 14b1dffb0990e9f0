import { expect, test } from 'vitest';
import type { IdMap } from './capture-ids.ts';
import type { SeedMeaning } from './every-role.ts';
import { seedClashes } from './seed-clashes.ts';

/** Made elsewhere: an id of the seed is the same only by its name. */
const ids: IdMap = {
  hall: new Map([['5512', '8001']]),
  channel: new Map(),
  room: new Map(),
  user: new Map(),
};
const meanings = new Map<string, SeedMeaning>([
  ['8002', { kind: 'hall', name: '星海' }],
  ['9003', { kind: 'channel', name: '攻略' }],
]);

/** The ids that are warned of, each with its name. */
const warnedOf = (body: object) =>
  seedClashes([{ direction: 'received', from: '', to: '', channel: '', isLine: false, body }], ids, meanings).map(
    (warning) => /^warning: (.*) of the capture/.exec(warning)?.[1],
  );

test('a name is that of the one kind of id beside it, or of none', () => {
  expect(warnedOf({ hall_id: '8002', name: '星海' })).toEqual([]);
  expect(warnedOf({ hall_id: '8002', name: '月海' })).toEqual(['hall 8002, "月海",']);
  // Of the channel; that it is not that of the hall says nothing about the hall.
  expect(warnedOf({ hall_id: '8002', channel_id: '9003', name: '攻略' })).toEqual(['hall 8002', 'channel 9003']);
  expect(warnedOf({ hall_id: '8002', hall_name: '星海', channel_id: '9003', channel_name: '攻略' })).toEqual([]);
  // An empty id is none.
  expect(warnedOf({ hall_id: '', channel_id: '9003', name: '攻略' })).toEqual([]);
});
