import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { maxChars } from './max-chars.ts';

const name = z.string().check(z.minLength(1), maxChars(3));

test('a limit counts characters as forms do: an emoji is one, in the check and in JSON Schema', () => {
  expect(['😀😀😀', '👨‍👩‍👧🇨🇳👍🏽', '三个字', 'abc'].map((value) => z.safeParse(name, value).success)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['😀😀😀😀', '四个字了', ''].map((value) => z.safeParse(name, value).success)).toEqual([false, false, false]);
  expect(z.toJSONSchema(name)).toMatchObject({ minLength: 1, maxLength: 3 });
});

test('a value that is no text is refused as such, not measured', () => {
  expect([null, undefined, 5, {}].map((value) => z.safeParse(name, value).success)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
