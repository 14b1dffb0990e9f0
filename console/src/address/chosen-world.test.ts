import { expect, test } from 'vitest';
import { chosenWorld } from './chosen-world.ts';

test('a world that is alone need not be chosen', () => {
  expect(chosenWorld('', [{ name: 'main' }])).toBe('main');
  expect(chosenWorld('gone', [{ name: 'main' }])).toBe('gone');
  expect([chosenWorld('', []), chosenWorld('', [{ name: 'main' }, { name: 'b' }]), chosenWorld('')]).toEqual([
    '',
    '',
    '',
  ]);
});
