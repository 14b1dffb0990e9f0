import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMOJI, emojiCode, emojiParts, isEmojiOnly } from './emoji.ts';

const codes = (text: string) => emojiParts(text).flatMap((part) => (part.type === 'emoji' ? [part.code] : []));

describe('emojiParts', () => {
  test('[const.emoji-set-29] there are 29 emoticons with different names of one to four Han characters', () => {
    expect(new Set(EMOJI.map((emoji) => emoji.name)).size).toBe(29);
    for (const emoji of EMOJI) expect(emoji.name).toMatch(/^\p{Script=Han}{1,4}$/u);
  });

  test('[rule.emoji-code] every code is recognised, alone and inside text', () => {
    for (const emoji of EMOJI) {
      expect(emojiParts(`好${emojiCode(emoji)}!`)).toEqual([
        { type: 'text', text: '好' },
        { type: 'emoji', emoji, code: emojiCode(emoji) },
        { type: 'text', text: '!' },
      ]);
    }
  });

  test('[rule.emoji-unknown] a code without a drawing stays text and does not swallow the next one', () => {
    expect(emojiParts(':没有:')).toEqual([{ type: 'text', text: ':没有:' }]);
    expect(codes(':没有:微笑:')).toEqual([':微笑:']);
    expect(codes(':smile: ::')).toEqual([]);
  });

  test('[rule.emoji-code] the parts of a text with emoticons join to that text', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom(...EMOJI.map(emojiCode)), fc.constantFrom(':', '微笑'));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(
          emojiParts(text)
            .map((part) => (part.type === 'text' ? part.text : part.code))
            .join(''),
        ).toBe(text);
      }),
    );
  });

  test('a line of one to three emoticons is larger, a fourth or a word ends that', () => {
    expect(isEmojiOnly(':赞: :赞::火:')).toBe(true);
    expect(isEmojiOnly(':赞::赞::赞::赞:')).toBe(false);
    expect(isEmojiOnly(':赞:好')).toBe(false);
    expect(isEmojiOnly('')).toBe(false);
  });
});
