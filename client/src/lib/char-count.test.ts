import { expect, test } from 'vitest';
import { charsOf, fitsIn } from './char-count.ts';

test('a text is as long as the platform counts it: without the blanks around it, and an emoji is one character', () => {
  expect(['', '  ', ' 开黑 ', '🎮🎮', '👨‍👩‍👧'].map(charsOf)).toEqual([0, 0, 2, 2, 1]);
  expect([fitsIn(' 🎮🎮 ', 2), fitsIn('🎮🎮🎮', 2)]).toEqual([true, false]);
});
