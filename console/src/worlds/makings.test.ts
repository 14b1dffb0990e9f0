import { expect, test } from 'vitest';
import { Makings } from './makings.ts';

test('a world whose commands have gone back was made anew; one that goes on, or is new, was not', () => {
  const makings = new Makings();
  makings.note([{ name: 'qa', sequence: 40 }]);
  makings.note([
    { name: 'qa', sequence: 41 },
    { name: 'other', sequence: 2 },
  ]);
  expect([makings.of('qa'), makings.of('other'), makings.of('unknown')]).toEqual([0, 0, 0]);
  makings.note([{ name: 'qa', sequence: 2 }]);
  makings.note([{ name: 'qa', sequence: 3 }]);
  expect(makings.of('qa')).toBe(1);
  makings.note([{ name: 'qa', sequence: 1 }]);
  expect(makings.of('qa')).toBe(2);
});

test('a reset from this page counts once, whether the list tells of it or not', () => {
  const makings = new Makings();
  makings.note([{ name: 'qa', sequence: 40 }]);
  const former = makings.of('qa');
  makings.note([{ name: 'qa', sequence: 2 }]);
  makings.madeAnew('qa', former);
  expect(makings.of('qa')).toBe(1);
  makings.note([{ name: 'qa', sequence: 2 }]);
  makings.madeAnew('qa', 1);
  expect(makings.of('qa')).toBe(2);
});
