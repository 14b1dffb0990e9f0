import { expect, test } from 'vitest';
import {
  appended,
  connectionsOf,
  createRunNames,
  folded,
  hasArrived,
  isShown,
  type JournalEntry,
  ROWS_MAX,
  readOn,
  readToEnd,
  unnamedOf,
  usersOf,
} from './journal.ts';

const entry = (number: number, changes: Partial<JournalEntry> = {}): JournalEntry => ({
  number,
  at: 0,
  direction: 'out',
  name: 'chatMessage',
  mid: `m${number}`,
  from: '10001',
  connections: ['c1', 'c2', 'c3'],
  receivers: 3,
  fate: 'sent',
  body: '',
  ...changes,
});

test('the log keeps the newest 1000 rows, oldest first', () => {
  const many = Array.from({ length: 1500 }, (_, index) => entry(index));
  const kept = appended(many.slice(0, 900), many.slice(900));
  expect([kept.length, kept[0]?.number, kept.at(-1)?.number]).toEqual([ROWS_MAX, 500, 1499]);
  expect(appended(kept, [])).toBe(kept);
});

test('an answer continues the log, and the log of a restarted platform takes its place', () => {
  const first = readOn(undefined, { epoch: 'one', connections: [], more: false, list: [entry(5000), entry(5001)] });
  const next = readOn(first, { epoch: 'one', connections: [], more: false, list: [entry(5002)] });
  expect([next.epoch, next.entries.map(({ number }) => number)]).toEqual(['one', [5000, 5001, 5002]]);
  const restarted = readOn(next, { epoch: 'two', connections: [], more: false, list: [entry(1)] });
  expect([restarted.epoch, restarted.entries.map(({ number }) => number)]).toEqual(['two', [1]]);
});

test('a log is read on until the journal has nothing later', async () => {
  const pages = [[entry(1), entry(2)], [entry(3)]];
  const asked: object[] = [];
  const log = await readToEnd(undefined, (from) => {
    asked.push(from);
    const list = pages.shift() ?? [];
    return Promise.resolve({ epoch: 'one', connections: [], more: pages.length > 0, list });
  });
  expect(log.entries.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(asked).toEqual([{ after: '0' }, { after: '2', epoch: 'one' }]);
});

test('a filter needs every word, in any case, and the direction', () => {
  const words = 'chatMessage 聊天消息 m1 10001 小满';
  const shows = (text: string, direction: 'all' | 'in' | 'out' = 'all') =>
    isShown(entry(1), words, { text, direction });
  expect([shows(''), shows('CHAT 小满'), shows('chat 阿澈')]).toEqual([true, true, false]);
  expect([shows('', 'out'), shows('', 'in')]).toEqual([true, false]);
});

test('a run of events without recipients is one item; two of them, and every other entry, stand alone', () => {
  const unheard = (number: number) => entry(number, { fate: 'unheard' });
  const run = [unheard(2), unheard(3), unheard(4)];
  const last = [unheard(6), unheard(7), unheard(8), unheard(9)];
  const items = folded([entry(1), ...run, entry(5), ...last]);
  expect(items).toEqual([entry(1), run, entry(5), last]);
  expect(folded([unheard(1), unheard(2), entry(3)])).toHaveLength(3);
  expect(folded([])).toEqual([]);
});

test('calls of one name that follow each other are one run, and one that was refused is news', () => {
  const call = (number: number, changes: Partial<JournalEntry> = {}) =>
    entry(number, { direction: 'call', name: 'room.v1.micvolume', fate: 'received', ...changes });
  const voices = [call(1), call(2), call(3, { from: '10002' })];
  const refused = call(4, { fate: 'refused' });
  const others = [call(5), call(6), call(7, { name: 'chat.send' })];
  expect(folded([...voices, refused, ...others])).toEqual([voices, refused, ...others]);
});

test('a run keeps its name while entries join it and the oldest leave it, and no two runs have the same one', () => {
  const unheard = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => entry(from + index, { fate: 'unheard' }));
  const all = [...unheard(0, 10), entry(10), ...unheard(11, 20)];
  const [namesOf, namesIn] = [
    createRunNames(),
    (entries: readonly JournalEntry[]) => [...namesOf(folded(entries)).values()],
  ];
  const [first, second] = namesIn(all);
  expect(first).not.toBe(second);
  expect(namesIn([...all.slice(5), entry(20, { fate: 'unheard' })])).toEqual([first, second]);
  expect(namesIn(all.slice(15))).toEqual([second]);
  // Without the entry between them they were one.
  namesIn(all.filter(({ number }) => number !== 10));
  expect(new Set(namesIn(all)).size).toBe(2);
});

const socketOf = (id: string, user: string) => ({ id, user, socket: 'hall' as const });

test('recipients are users, each once, also when a later answer no longer names their connections', () => {
  const first = readOn(undefined, {
    epoch: 'one',
    connections: [socketOf('c1', '10001'), socketOf('c2', '10001'), socketOf('c3', '10002')],
    more: false,
    list: [entry(1)],
  });
  const next = readOn(first, { epoch: 'one', connections: [], more: false, list: [entry(2, { connections: [] })] });
  expect(usersOf(entry(1), next.connections)).toEqual(['10001', '10002']);
  expect(connectionsOf(entry(1), next.connections).map(({ id }) => id)).toEqual(['c1', 'c2', 'c3']);
  expect(next.connections).toBe(first.connections);
});

test('connections that the platform only counts are known by their number', () => {
  expect(unnamedOf(entry(1))).toBe(0);
  expect(unnamedOf(entry(1, { receivers: 5000 }))).toBe(4997);
});

test('connections are forgotten with the last entry that names them', () => {
  const named = (number: number) => entry(number, { connections: [`c${number}`] });
  let log = readOn(undefined, { epoch: 'one', connections: [], more: false, list: [] });
  for (let number = 1; number <= ROWS_MAX + 5; number += 1) {
    const answer = { epoch: 'one', connections: [socketOf(`c${number}`, '10001')], more: false, list: [named(number)] };
    log = readOn(log, answer);
  }
  expect(log.connections.size).toBe(ROWS_MAX);
  expect(log.connections.has('c5')).toBe(false);
});

test('an event has arrived where a page got it, also late or broken; not where it was held, dropped or without recipients', () => {
  const arrived = (fate: JournalEntry['fate']) => hasArrived(entry(1, { fate }));
  expect((['sent', 'delayed', 'corrupted'] as const).map(arrived)).toEqual([true, true, true]);
  expect((['held', 'dropped', 'unheard'] as const).map(arrived)).toEqual([false, false, false]);
  expect(hasArrived(entry(1, { direction: 'in', fate: 'received' }))).toBe(false);
});
