import { expect, test } from 'vitest';
import { worldsFound } from './worlds-found.ts';

test('a search finds worlds by their names and by what they began with', () => {
  const worlds = [
    { name: 'main', seed_world: 'demo' },
    { name: 'party-2', seed_world: 'two-friends' },
  ] as const;
  const found = (search: string) => worldsFound(worlds, search).map(({ name }) => name);
  expect(found('')).toEqual(['main', 'party-2']);
  expect(found('PARTY two')).toEqual(['party-2']);
  expect(found('demo')).toEqual(['main']);
  expect(found('demo two')).toEqual([]);
});
