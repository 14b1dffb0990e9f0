import { expect, test } from 'vitest';
import { CROWD_RECEIVERS_MAX, Crowds } from './crowds.ts';

const people = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ user: String(from + index) }));

test('every receiver of a crowd finds its entries, and frames to the same crowd share one list', () => {
  const crowds = new Crowds();
  const hall = people(1, 5000);
  const other = people(4990, 100);
  for (let entry = 1; entry <= 2000; entry += 1) crowds.keep(entry, entry % 2 === 0 ? [...other] : [...hall]);
  expect(crowds.size).toBe(5100);
  expect(crowds.entriesOf('4989').length).toBe(1000);
  expect(crowds.entriesOf('5000').length).toBe(2000);
  expect(crowds.entriesOf('5089').slice(0, 3)).toEqual([2, 4, 6]);
  expect(crowds.entriesOf('77777')).toEqual([]);
});

test('lists that are all different are forgotten from the oldest on, and so are those of forgotten entries', () => {
  const crowds = new Crowds();
  for (let entry = 1; entry <= 100; entry += 1) crowds.keep(entry, people(entry, 5000));
  expect(crowds.size).toBeLessThanOrEqual(CROWD_RECEIVERS_MAX);
  expect(crowds.entriesOf('5079')).toEqual(
    Array.from({ length: 20 }, (_, index) => 81 + index).filter((entry) => entry <= 5079),
  );
  crowds.forgetBefore(100);
  expect(crowds.entriesOf('5079')).toEqual([100]);
  expect(crowds.size).toBe(5000);
});

test.each(['the same lists', 'equal lists'])('twelve busy halls in turn keep every entry, with %s', (lists) => {
  const crowds = new Crowds();
  const halls = Array.from({ length: 12 }, (_, hall) => people(hall * 10_000, 5000));
  for (let entry = 0; entry < 600; entry += 1) {
    const hall = halls[entry % 12] ?? [];
    crowds.keep(entry, lists === 'equal lists' ? [...hall] : hall);
  }
  expect(crowds.size).toBe(60_000);
  for (let hall = 0; hall < 12; hall += 1) expect(crowds.entriesOf(String(hall * 10_000 + 4999))).toHaveLength(50);
});
