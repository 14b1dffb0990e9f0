import { expect, test } from 'vitest';
import { imErrorOf } from './nim-errors.ts';

test('a code of the provider for a limit says which: too often in a short time, or no room', () => {
  const reasonsOf = (...codes: number[]) => new Set(codes.map((code) => imErrorOf({ code }).reason));
  expect(reasonsOf(416, 104449, 107304, 107317, 107323)).toEqual(new Set(['too-often']));
  expect(reasonsOf(108305, 108435, 108437)).toEqual(new Set(['full']));
  expect(reasonsOf(106435, 110303)).toEqual(new Set(['limit']));
  expect(reasonsOf(107314)).toEqual(new Set(['late']));
  expect(reasonsOf(102421, 107410, 108306, 108423, 109424)).toEqual(new Set(['muted']));
});
