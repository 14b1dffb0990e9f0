import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAuthorization, parseAuthorization, signedText } from './authorization.ts';

const part = fc.stringMatching(/^[A-Za-z0-9+/=_-]{1,24}$/);
const random = fc.stringMatching(/^[A-Za-z0-9]{2,19}$/);

test('[api.header.authorization.parts] five parts survive a round trip', () => {
  fc.assert(
    fc.property(fc.record({ no: part, client: part, random, sid: part, signature: part }), (parts) => {
      expect(parseAuthorization(formatAuthorization(parts))).toEqual(parts);
    }),
  );
});

test('[api.header.authorization.random] the random string has 2 to 19 characters', () => {
  const header = (value: string) => `1:3:${value}:s:sig`;
  expect(parseAuthorization(header('ab'))).not.toBeNull();
  expect(parseAuthorization(header('a'.repeat(19)))).not.toBeNull();
  expect(parseAuthorization(header('a'))).toBeNull();
  expect(parseAuthorization(header('a'.repeat(20)))).toBeNull();
});

test('a malformed header parses as null', () => {
  for (const bad of ['', 'a', '1:3:ab:s', '1:3:ab:s:sig:x', '1::ab:s:sig', '1:3:ab:s s:sig']) {
    expect(parseAuthorization(bad)).toBeNull();
  }
});

test('[api.header.date] the signed text contains every part and the date', () => {
  const parts = { no: '1', client: '3', random: 'ab', sid: 's' };
  const text = signedText(parts, 'Fri, 20 Nov 2026 00:00:00 GMT');
  for (const changed of [{ no: '2' }, { client: '4' }, { random: 'ac' }, { sid: 't' }]) {
    expect(signedText({ ...parts, ...changed }, 'Fri, 20 Nov 2026 00:00:00 GMT')).not.toBe(text);
  }
  expect(signedText(parts, 'Fri, 20 Nov 2026 00:00:01 GMT')).not.toBe(text);
});
