import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countChars } from './char-count.ts';
import { firstChars, hasAtMost } from './first-chars.ts';

const ONE = ['开', 'a', '😀', '👍🏽', '👨‍👩‍👧‍👦', '👩🏻‍❤️‍💋‍👨🏼', '🇨🇳', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '❤️', '🏳️‍🌈'];

test('an emoji is one character, however many code points join into it', () => {
  expect(ONE.map((character) => [character, countChars(character)])).toEqual(ONE.map((character) => [character, 1]));
  expect(countChars(ONE.join(''))).toBe(ONE.length);
  expect(['', '🇨🇳🇯🇵', '🇨', '😀😀', 'ab', '가'].map(countChars)).toEqual([0, 2, 1, 2, 2, 1]);
});

test('combining marks count one by one, and a joiner between letters joins nothing', () => {
  expect(countChars(`e${'\u0301'.repeat(10_000)}`)).toBe(10_001);
  expect(countChars('a\u200db\u200dc')).toBe(3);
  expect(countChars(Array.from({ length: 10_000 }, () => '👨').join('\u200d'))).toBeGreaterThan(1400);
});

test('the count is that of the graphemes of Unicode for any row of emoji and Chinese', () => {
  const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ONE), { maxLength: 20 }), (row) => {
      const text = row.join('');
      expect(countChars(text)).toBe([...graphemes.segment(text)].length);
    }),
  );
});

test('the first characters are a beginning of the text that fits, none of them is cut, and no count is above the code points', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...ONE, '\u200d', '\ufe0f')).map((row) => row.join('')),
  );
  fc.assert(
    fc.property(texts, fc.nat(30), (text, most) => {
      const first = firstChars(text, most);
      expect(text.startsWith(first)).toBe(true);
      expect(countChars(first)).toBe(Math.min(most, countChars(text)));
      expect(hasAtMost(text, most)).toBe(countChars(text) <= most);
      expect(countChars(text)).toBeLessThanOrEqual([...text].length);
      expect([...text].length).toBeLessThanOrEqual(13 * countChars(text));
    }),
  );
});
