import { DEDUPE_CACHE_MESSAGES } from '@miczero/contracts';
import { expect, test } from 'vitest';
import type { JournalEntry } from './journal.ts';
import { copiesIn, outcomeOf } from './second-copies.ts';

const entry = (number: number, changes: Partial<JournalEntry> = {}): JournalEntry => ({
  number,
  at: 0,
  direction: 'out',
  name: 'chatMessage',
  mid: 'm1',
  from: '',
  connections: ['a', 'b'],
  receivers: 2,
  fate: 'sent',
  body: '',
  ...changes,
});
const dropsIn = (...entries: JournalEntry[]) => {
  const copies = copiesIn(entries);
  return entries.map((each) => copies.get(each)?.dropped ?? null);
};

test('in a hall a page drops a second copy by type and mid', () => {
  expect(
    dropsIn(
      entry(1),
      entry(2, { connections: ['b', 'c'] }),
      // The acknowledgement of a line has the type of a line.
      entry(3, { name: 'chatAcknowledged', connections: ['a'] }),
      entry(4, { name: 'systemMessage' }),
    ),
  ).toEqual([0, 1, 1, 0]);
});

test('in a room a page drops a second copy by its mid alone', () => {
  expect(dropsIn(entry(1, { name: 'roomNoticeLine' }), entry(2, { name: 'roomJoined' }), entry(3))).toEqual([0, 2, 0]);
});

test('a page has forgotten a message once a thousand others have come', () => {
  const others = Array.from({ length: DEDUPE_CACHE_MESSAGES }, (_, index) => entry(index + 2, { mid: `o${index}` }));
  expect(dropsIn(entry(1), ...others.slice(1), entry(2000)).at(-1)).toBe(2);
  expect(dropsIn(entry(1), ...others, entry(2000)).at(-1)).toBe(0);
});

test('a frame that a fault sends twice is dropped once, and one that came nowhere or unreadable is not remembered', () => {
  expect(dropsIn(entry(1, { fate: 'duplicated' }))).toEqual([2]);
  const lost = (['dropped', 'held', 'unheard', 'corrupted'] as const).map((fate, index) => entry(index, { fate }));
  expect(dropsIn(...lost, entry(9))).toEqual([null, null, null, null, 0]);
});

test('frames without a mid, of clients and of the message provider are never dropped', () => {
  for (const changes of [{ mid: '' }, { direction: 'in' }, { name: 'im_message' }] as const)
    expect(dropsIn(entry(1, changes), entry(2, changes))).toEqual([null, null]);
});

test('every copy to a crowd counts, and those to connections without a name may be dropped as well', () => {
  const entries = [
    entry(1, { receivers: 500 }),
    entry(2, { receivers: 500 }),
    entry(3, { receivers: 500, mid: 'm2', fate: 'duplicated' }),
  ];
  const copies = copiesIn(entries);
  expect(entries.map((each) => copies.get(each))).toEqual([
    { arrived: 500, dropped: 0, unknown: 0 },
    { arrived: 500, dropped: 2, unknown: 498 },
    { arrived: 1000, dropped: 500, unknown: 0 },
  ]);
  expect(outcomeOf(entries, copies)).toEqual({ arrived: 2000, dropped: 502, unknown: 498, lost: 0 });
});

test('the outcome of a message counts what came, what pages drop, and what was lost on its way', () => {
  const entries = [
    entry(1, { direction: 'in', name: 'sendChat', fate: 'received' }),
    entry(2),
    entry(3, { fate: 'duplicated', connections: ['a'], receivers: 1 }),
    entry(4, { fate: 'corrupted', connections: ['c'], receivers: 1 }),
    entry(5, { fate: 'dropped', connections: ['d'], receivers: 1 }),
  ];
  expect(outcomeOf(entries, copiesIn(entries))).toEqual({ arrived: 4, dropped: 2, unknown: 0, lost: 2 });
});
