import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('work beyond the width waits in its order, and failed work gives its place on', async () => {
  const inLine = limitConcurrency(2);
  const begun: string[] = [];
  const ends = new Map<
    string,
    { readonly resolve: (value: string) => void; readonly reject: (error: Error) => void }
  >();
  const run = (name: string) =>
    inLine(() => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => ends.set(name, { resolve, reject }));
    });
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(run);
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.reject(new Error('b failed'));
  await expect(b).rejects.toThrow('b failed');
  expect(begun).toEqual(['a', 'b', 'c']);
  ends.get('a')?.resolve('a');
  ends.get('c')?.resolve('c');
  expect([await a, await c, begun.at(-1)]).toEqual(['a', 'c', 'd']);
  ends.get('d')?.resolve('d');
  expect(await d).toBe('d');
  const after = run('e');
  ends.get('e')?.resolve('e');
  expect(await after).toBe('e');
});
