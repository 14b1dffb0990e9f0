import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHmacOf } from './hmac.ts';

const hmacOf = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64');
const anyText = fc.string({ unit: 'binary', maxLength: 200 });

describe('[api.header.authorization.parts] our HMAC equals that of the standard library', () => {
  test('our HMAC equals the standard one for any key and text', () => {
    fc.assert(
      fc.property(anyText, anyText, (key, text) => {
        expect(isHmacOf(key, text, hmacOf(key, text))).toBe(true);
      }),
    );
  });

  test('our HMAC equals the standard one for keys of a block and longer, and for texts longer than any signed request', () => {
    for (const length of [0, 31, 63, 64, 65, 200]) {
      for (const text of ['', 'x', '文'.repeat(400), 'y'.repeat(20_000)]) {
        const key = 'k'.repeat(length);
        expect(isHmacOf(key, text, hmacOf(key, text))).toBe(true);
      }
    }
  });

  test('another key, another text and every other signature are refused', () => {
    const right = hmacOf('key', 'text');
    expect(isHmacOf('kez', 'text', right)).toBe(false);
    expect(isHmacOf('key', 'texu', right)).toBe(false);
    const bytes = Buffer.from(right, 'base64');
    for (const [index, byte] of bytes.entries()) {
      const other = Buffer.from(bytes);
      other[index] = byte ^ 1;
      expect(isHmacOf('key', 'text', other.toString('base64'))).toBe(false);
    }
    expect(isHmacOf('key', 'text', '')).toBe(false);
    expect(isHmacOf('key', 'text', bytes.subarray(0, 31).toString('base64'))).toBe(false);
    expect(isHmacOf('key', 'text', Buffer.concat([bytes, Buffer.from([0])]).toString('base64'))).toBe(false);
    expect(isHmacOf('key', 'text', Buffer.concat([bytes, bytes]).toString('base64'))).toBe(false);
  });
});
