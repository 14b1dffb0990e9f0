import { expect, test } from 'vitest';
import { afterLevels, areOthers, RING_HOLD_MS } from './speaking.model.ts';

test('a ring begins with the first loud level, bridges a pause of 300 ms, and ends after it', () => {
  const begun = afterLevels(
    new Map(),
    new Map([
      ['2', 0.4],
      ['3', 0.001],
    ]),
    1000,
  );
  expect([...begun.keys()]).toEqual(['2']);
  const paused = afterLevels(begun, new Map(), 1000 + RING_HOLD_MS - 1);
  expect([...paused.keys()]).toEqual(['2']);
  expect([...afterLevels(paused, new Map(), 1000 + RING_HOLD_MS).keys()]).toEqual([]);
});

test('the model reports only a changed set of speakers', () => {
  expect([areOthers(['1', '2'], ['2', '1']), areOthers(['1'], ['2']), areOthers([], ['2'])]).toEqual([
    false,
    true,
    true,
  ]);
});
