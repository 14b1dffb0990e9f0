import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairTurns } from './fair-turns.ts';

/** Work that ends when the test says so, by name, and the names in the order in which they began. */
function turnsOf(places: number) {
  const turns = new FairTurns(places);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (owner: string, name: string) =>
    turns.run(owner, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await setImmediate();
  };
  return { turns, begun, add, end };
}

test('one owner has one place, however much it brings; another owner begins at once', () => {
  const { begun, add } = turnsOf(2);
  for (const name of ['a1', 'a2', 'a3']) void add('a', name);
  void add('b', 'b1');
  expect(begun).toEqual(['a1', 'b1']);
});

test('owners who wait take turns', async () => {
  const { begun, add, end } = turnsOf(1);
  for (const name of ['a1', 'a2', 'a3']) void add('a', name);
  void add('b', 'b1');
  void add('c', 'c1');
  for (const name of ['a1', 'b1', 'c1', 'a2']) await end(name);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

test('work that fails gives its place back', async () => {
  const turns = new FairTurns(1);
  await expect(turns.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.run('a', async () => 'next')).toBe('next');
});
