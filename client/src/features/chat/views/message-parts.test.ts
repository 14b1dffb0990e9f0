import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MessagePart, messageParts } from './message-parts.ts';

const written = (part: MessagePart) => (part.type === 'emoji' ? part.code : part.text);

describe('messageParts', () => {
  test('[rule.links-anchors] [rule.emoji-code] links, emoticons and mentions are told apart', () => {
    const parts = messageParts('@小林 看 https://a.example/:赞: :赞:', { 7: '小林' });
    expect(parts.map((part) => part.type)).toEqual(['mention', 'text', 'link', 'text', 'emoji']);
  });

  test('a name that contains another one wins, and a name that was not mentioned stays text', () => {
    expect(messageParts('@小林林 @小王', { 1: '小林', 2: '小林林' })).toEqual([
      { type: 'mention', uid: '2', text: '@小林林' },
      { type: 'text', text: ' @小王' },
    ]);
  });

  test('the parts of any text join to that text', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('@', '@小林', ':赞:', 'https://a.example/x', '小林'));
    const mentions = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.constant('小林')));
    fc.assert(
      fc.property(fc.array(piece), mentions, (pieces, names) => {
        const text = pieces.join('');
        expect(messageParts(text, names).map(written).join('')).toBe(text);
      }),
    );
  });
});
