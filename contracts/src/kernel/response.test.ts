import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseReply } from './response.ts';

describe('normaliseReply', () => {
  test('[error.0] [api.response-envelope] code 0 is success and yields data', () => {
    expect(normaliseReply({ code: 0, message: '', data: { a: 1 } })).toEqual({ ok: true, data: { a: 1 } });
    expect(normaliseReply({ code: '0', data: null })).toEqual({ ok: true, data: null });
    expect(normaliseReply({ success: true, data: 5 })).toEqual({ ok: true, data: 5 });
  });

  test('[error.10001-10010] a session code takes precedence, in code or errorCode', () => {
    for (const reply of [
      { code: 10001, message: 'm' },
      { code: '10010', msg: 'm' },
      { success: false, errorCode: 10005, errorMessage: 'm', showType: 0 },
      { code: 0, errorCode: '10003', message: 'm' },
    ]) {
      expect(normaliseReply(reply)).toMatchObject({ ok: false, kind: 'session', message: 'm' });
    }
    expect(normaliseReply({ code: 10011, message: 'm' })).toMatchObject({ kind: 'refused', code: 10011 });
    expect(normaliseReply({ code: 10000, message: 'm' })).toMatchObject({ kind: 'refused', code: 10000 });
  });

  test('[error.business] [error.show-type.default] success false is a business error with its showType, 2 by default', () => {
    const base = { success: false, errorCode: 7, errorMessage: 'text' };
    for (const [given, showType] of [
      [0, 0],
      [1, 1],
      ['3', 3],
      [9, 9],
      [undefined, 2],
      [4, 2],
      ['x', 2],
    ] as const) {
      expect(normaliseReply({ ...base, showType: given })).toEqual({
        ok: false,
        kind: 'business',
        code: 7,
        message: 'text',
        showType,
      });
    }
  });

  test('any other code is a refusal, with message, else msg, else errorMessage', () => {
    expect(normaliseReply({ code: 50, message: '', msg: 'b', errorMessage: 'c' })).toMatchObject({
      kind: 'refused',
      code: 50,
      message: 'b',
    });
    expect(normaliseReply({ code: 50, errorMessage: 'c' })).toMatchObject({ message: 'c' });
  });

  test('the reader accepts any reply body without throwing', () => {
    fc.assert(fc.property(fc.anything(), (reply) => void normaliseReply(reply)));
    for (const bad of [null, undefined, 'x', 3, [], {}, { code: 'x' }, { code: 1.5 }]) {
      expect(normaliseReply(bad)).toEqual({ ok: false, kind: 'unreadable' });
    }
  });
});
