import { expect, test } from 'vitest';
import { readGroups } from './read-groups.ts';

const text = 'x'.repeat(100_000);
const groups = Array.from({ length: 20 }, (_, index) => ({
  first: index * 2 + 1,
  commands: JSON.stringify([{ name: text }, { name: text }]),
}));

test('the commands between two positions are read, and those beside them in a group left out', async () => {
  const entries = await readGroups(groups.slice(1, 4), 4, 7);
  expect(entries.map(({ position }) => position)).toEqual([4, 5, 6, 7]);
});

test('other work is done while many commands are read', async () => {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  expect(await readGroups(groups, 1, 40)).toHaveLength(40);
  isDone = true;
  expect(turns).toBeGreaterThan(4);
});
