import { expect, test } from 'vitest';
import { type NewWorld, settingsOf } from './new-world.ts';

const typed: NewWorld = { seedWorld: 'crowded', seed: '7', people: '300', bots: false };

test('a new world is made as it is typed, with a number of people where its seed takes one', () => {
  expect(settingsOf(typed)).toEqual({ seed_world: 'crowded', seed: 7, people: 300, bots: false });
  expect(settingsOf({ ...typed, seedWorld: 'two-friends' })).toEqual({
    seed_world: 'two-friends',
    seed: 7,
    bots: false,
  });
});

test('an empty field of a new world is no zero, and no world is made of what is no whole number', () => {
  for (const seed of ['', ' ', '1.5', 'x', '1e20']) expect(settingsOf({ ...typed, seed }), seed).toBe(null);
  for (const people of ['', '0', '20001', '1.5']) expect(settingsOf({ ...typed, people }), people).toBe(null);
  // The number of people is of no account where none is asked for.
  expect(settingsOf({ ...typed, seedWorld: 'demo', people: '' })).not.toBe(null);
});
