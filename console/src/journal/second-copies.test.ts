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
const NO_ANSWER = { acknowledged: 0, refused: 0 };
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
  expect(outcomeOf(entries, copies)).toEqual({ arrived: 2000, dropped: 502, unknown: 498, lost: 0, ...NO_ANSWER });
});

test('the outcome of a message counts what came, what pages drop, and what was lost on its way', () => {
  const entries = [
    entry(1, { direction: 'in', name: 'sendChat', fate: 'received' }),
    entry(2),
    entry(3, { fate: 'duplicated', connections: ['a'], receivers: 1 }),
    entry(4, { fate: 'corrupted', connections: ['c'], receivers: 1 }),
    entry(5, { fate: 'dropped', connections: ['d'], receivers: 1 }),
  ];
  expect(outcomeOf(entries, copiesIn(entries))).toEqual({ arrived: 4, dropped: 2, unknown: 0, lost: 2, ...NO_ANSWER });
});

test('the answer to a line is counted apart from the copies of the line', () => {
  const own = { connections: ['a'], receivers: 1, mid: 'c1' };
  const written = entry(1, { ...own, direction: 'in', name: 'sendChat', fate: 'received' });
  const acknowledged = entry(3, { ...own, name: 'chatAcknowledged' });
  const line = [written, entry(2), acknowledged];
  expect(outcomeOf(line, copiesIn(line))).toMatchObject({ arrived: 2, dropped: 0, acknowledged: 1, refused: 0 });
  // One that a fault has dropped is no lost copy of the line.
  const unheard = [written, entry(2), entry(3, { ...own, name: 'chatAcknowledged', fate: 'dropped' })];
  expect(outcomeOf(unheard, copiesIn(unheard))).toMatchObject({ arrived: 2, lost: 0, acknowledged: 0 });
  const refused = [written, entry(2, { ...own, name: 'errorReported' })];
  expect(outcomeOf(refused, copiesIn(refused))).toMatchObject({ arrived: 0, acknowledged: 0, refused: 1 });
});

test('an answer that is sent by hand is the message itself', () => {
  const entries = [entry(1, { name: 'errorReported' }), entry(2, { name: 'errorReported' })];
  expect(outcomeOf(entries, copiesIn(entries))).toMatchObject({ arrived: 4, dropped: 2, ...NO_ANSWER });
});
