import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkify, safeHref } from './linkify.ts';

const links = (text: string) => linkify(text).flatMap((part) => (part.type === 'link' ? [part.text] : []));

describe('linkify', () => {
  test.each([
    ['看 https://example.com/a?b=1#c 吧', ['https://example.com/a?b=1#c']],
    ['官网http://example.com，快来', ['http://example.com']],
    ['(见 https://example.com/a_(b)).', ['https://example.com/a_(b)']],
    ['https://a.example/ https://b.example/', ['https://a.example/', 'https://b.example/']],
    ['没有链接', []],
  ])('[rule.links-anchors] %s', (text, found) => {
    expect(links(text)).toEqual(found);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'https://',
    'https://ok.example@evil.example/',
  ])('[rule.links-anchors] %s never becomes a link', (text) => {
    expect(links(text)).toEqual([]);
    expect(safeHref(text)).toBeNull();
  });

  test('[rule.links-anchors] the parts of any text join to that text unchanged', () => {
    const piece = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('https://', 'http://a.b', '（', ')', '。', ' '));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(
          linkify(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
