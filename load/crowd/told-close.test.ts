import { expect, test } from 'vitest';
import { toldClose } from './told-close.ts';

test('a socket that closed is told with its reason, and alone where the reason is unknown', () => {
  expect(toldClose('1006')).toBe('a socket closed: 1006');
  expect(toldClose('')).toBe('a socket closed');
});
