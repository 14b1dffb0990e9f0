import { JOURNAL_RECEIVERS_MAX } from '@miczero/contracts/control';
import { expect, test } from 'vitest';
import { BODIES_MAX, ENTRIES_KEPT, Journal } from './journal.ts';
import { BODY_MAX } from './journal-text.ts';

const ENTRY = {
  at: 0,
  direction: 'out',
  name: 'chatMessage',
  mid: 'm',
  from: '',
  connections: [],
  fate: 'sent',
} as const;
const numbersOf = (list: readonly { readonly number: number }[]) => list.map(({ number }) => number);
const bodiesOf = (journal: Journal) => journal.read('w').map(({ body }) => body.length);

test('a body that is too long is not kept, and no body where none can read it', () => {
  const journal = new Journal({ keepsBodies: true });
  journal.note('w', ENTRY, () => 'x'.repeat(BODY_MAX));
  journal.note('w', ENTRY, () => 'x'.repeat(BODY_MAX + 1));
  journal.note('w', ENTRY);
  expect(bodiesOf(journal)).toEqual([BODY_MAX, 0, 0]);
  const closed = new Journal();
  closed.note('w', ENTRY, () => {
    throw new Error('nothing reads it');
  });
  expect(bodiesOf(closed)).toEqual([0]);
});

test('the oldest bodies of a world are forgotten first, their entries stay, and other worlds keep theirs', () => {
  const journal = new Journal({ keepsBodies: true });
  journal.note('v', ENTRY, () => 'x'.repeat(BODY_MAX));
  const fitting = BODIES_MAX / BODY_MAX;
  for (let count = 0; count < fitting + 3; count += 1) journal.note('w', ENTRY, () => 'x'.repeat(BODY_MAX));
  const lengths = bodiesOf(journal);
  expect(lengths.slice(0, 4)).toEqual([0, 0, 0, BODY_MAX]);
  expect(lengths).toHaveLength(fitting + 3);
  expect(journal.read('v')[0]?.body).toHaveLength(BODY_MAX);
});

test('bodies stay within their bound while entries are cut away below them', () => {
  const journal = new Journal({ keepsBodies: true });
  for (let count = 0; count < 10_000; count += 1) journal.note('w', ENTRY, () => 'x'.repeat(100 + (count % 900)));
  const total = bodiesOf(journal).reduce((sum, length) => sum + length, 0);
  expect(total).toBeLessThanOrEqual(BODIES_MAX);
  expect(total).toBeGreaterThan(BODIES_MAX - BODY_MAX);
  expect(journal.read('w').at(-1)?.body).toHaveLength(100 + (9999 % 900));
});

test('calls do not push out frames, nor frames calls, and both are read in their order', () => {
  const journal = new Journal({ keepsBodies: true });
  const CALL = { ...ENTRY, direction: 'call' } as const;
  journal.note('w', ENTRY, () => '{"first":1}');
  for (let count = 0; count < 5000; count += 1) journal.note('w', CALL, () => 'x'.repeat(200));
  expect(journal.read('w')[0]).toMatchObject({ number: 1, body: '{"first":1}' });
  journal.note('w', ENTRY, () => '{}');
  for (let count = 0; count < 5000; count += 1) journal.note('w', ENTRY, () => 'x'.repeat(200));
  const list = journal.read('w');
  expect(list.filter(({ direction }) => direction === 'call')).toHaveLength(ENTRIES_KEPT.calls);
  expect(list).toHaveLength(ENTRIES_KEPT.calls + ENTRIES_KEPT.frames);
  expect(list.map(({ number }) => number)).toEqual(list.map(({ number }) => number).sort((a, b) => a - b));
  expect(journal.read('w', list.at(-2)?.number)).toEqual(list.slice(-1));
});

test('an entry keeps the first receivers of a crowd, and how many there were', () => {
  const journal = new Journal();
  const crowd = Array.from({ length: 5000 }, (_, index) => ({ id: `c${index}`, user: '1', label: '' }) as const);
  journal.note('w', { ...ENTRY, connections: crowd.map((each) => ({ ...each, socket: 'hall' })) });
  const [entry] = journal.read('w');
  expect(entry?.receivers).toBe(5000);
  expect(entry?.connections.map(({ id }) => id)).toEqual(crowd.slice(0, JOURNAL_RECEIVERS_MAX).map(({ id }) => id));
});

test('a number of another journal hides nothing of this one', () => {
  const [former, journal] = [new Journal(), new Journal()];
  for (let count = 0; count < 3; count += 1) journal.note('w', ENTRY);
  expect(numbersOf(journal.read('w', 2, journal.epoch))).toEqual([3]);
  expect(numbersOf(journal.read('w', 2))).toEqual([3]);
  expect(numbersOf(journal.read('w', 2, former.epoch))).toEqual([1, 2, 3]);
});
