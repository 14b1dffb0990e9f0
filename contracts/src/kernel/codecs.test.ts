import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  commaList,
  compareMsgIds,
  counter,
  epochMillis,
  epochSeconds,
  flag,
  hallId,
  jsonString,
  looseInt,
  oneOrZero,
  optionalFlag,
  text,
  wireCode,
} from './codecs.ts';

describe('ids', () => {
  test('an id decodes from a number or a string and encodes as a string', () => {
    expect(z.parse(hallId, 7)).toBe('7');
    expect(z.parse(hallId, '7')).toBe('7');
    expect(z.encode(hallId, z.parse(hallId, 7))).toBe('7');
  });

  test('an id with markup, spaces or excessive length is refused', () => {
    for (const bad of ['', '<b>', 'a b', 'x'.repeat(65), null, {}, Number.NaN]) {
      const result = z.safeParse(hallId, bad);
      expect(result.success && result.data !== 'NaN').toBe(false);
    }
  });

  test('message ids compare as numbers of any length', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.bigInt({ min: 0n, max: 10n ** 30n }), (a, b) => {
        expect(Math.sign(compareMsgIds(String(a), String(b)))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });
});

describe('numbers, flags and text', () => {
  test('an integer may arrive as text; any other text is an issue, never NaN', () => {
    expect(z.parse(looseInt, '12')).toBe(12);
    for (const bad of ['', ' 12', '12 ', '1.5', 'x', '0x10', 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(z.safeParse(looseInt, bad).success).toBe(false);
    }
  });

  test('a code outside its list is an issue', () => {
    expect(z.parse(wireCode([1, 2]), '2')).toBe(2);
    expect(z.safeParse(wireCode([1, 2]), 3).success).toBe(false);
  });

  test("[entity.hall-mic-entry.state] the flag is on for '1' alone, and encodes as '1' or '0'", () => {
    for (const open of ['1', 1, true]) expect(z.parse(oneOrZero, open)).toBe(true);
    for (const shut of ['0', '', '2', 0, false, 'true']) expect(z.parse(oneOrZero, shut)).toBe(false);
    expect([z.encode(oneOrZero, true), z.encode(oneOrZero, false), z.encode(flag, true)]).toEqual(['1', '0', 1]);
  });

  test('an optional flag may be missing or null; a required flag may not', () => {
    const shape = z.object({ pass: optionalFlag });
    for (const none of [{}, { pass: null }, { pass: '' }, { pass: 0 }]) expect(z.parse(shape, none).pass).toBe(false);
    for (const yes of [1, '1', true]) expect(z.parse(shape, { pass: yes }).pass).toBe(true);
    expect([z.encode(shape, { pass: false }), z.encode(shape, { pass: true })]).toEqual([{ pass: 0 }, { pass: 1 }]);
    expect(z.safeParse(z.object({ base: flag }), {}).success).toBe(false);
  });

  test('missing counters decode as 0, missing text as empty, negative counters as 0, fractions as their whole part', () => {
    const shape = z.object({ n: counter, t: text });
    expect(z.parse(shape, {})).toEqual({ n: 0, t: '' });
    expect(z.parse(shape, { n: null, t: null })).toEqual({ n: 0, t: '' });
    expect(z.parse(shape, { n: '-3', t: 5 })).toEqual({ n: 0, t: '5' });
    expect(z.parse(shape, { n: 2.7 })).toEqual({ n: 2, t: '' });
  });
});

describe('JSON inside a string', () => {
  const schema = jsonString(z.object({ a: z.number() }));

  test('decodes, encodes, and reports malformed text as an issue', () => {
    expect(z.parse(schema, '{"a":1}')).toEqual({ a: 1 });
    expect(z.encode(schema, { a: 1 })).toBe('{"a":1}');
    for (const bad of ['', '{', '{"a":"x"}', 'null']) expect(z.safeParse(schema, bad).success).toBe(false);
  });

  test('keys that could reach the prototype are dropped', () => {
    const loose = jsonString(z.looseObject({}));
    const parsed = z.parse(loose, '{"__proto__":{"polluted":1},"constructor":{"x":1},"ok":2}');
    expect(parsed).toEqual({ ok: 2 });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

test('a comma list survives a round trip', () => {
  const list = commaList(hallId);
  expect(z.parse(list, '1, 2,,3')).toEqual(['1', '2', '3']);
  expect(z.parse(list, '')).toEqual([]);
  expect(z.parse(list, 5)).toEqual(['5']);
  expect(z.encode(list, z.parse(list, '1,2'))).toBe('1,2');
});

describe('moments', () => {
  test('[entity.realtime-envelope] seconds and milliseconds both decode to milliseconds', () => {
    for (const codec of [epochSeconds, epochMillis]) {
      expect(z.parse(codec, 1_790_000_000)).toBe(1_790_000_000_000);
      expect(z.parse(codec, '1790000000000')).toBe(1_790_000_000_000);
    }
  });

  test('[entity.realtime-envelope] a time that no Date can hold is clamped to one that it can', () => {
    for (const codec of [epochSeconds, epochMillis]) {
      for (const hostile of [8.64e15 + 1, 1e300, '1e400', -1, -1e300]) {
        const at = z.parse(codec, hostile);
        expect(new Date(at).toISOString()).toMatch(/^\d{4}-/);
      }
      expect(z.safeParse(codec, 'soon').success).toBe(false);
    }
  });

  test('[socket.hall.send-envelope] a time encodes as whole seconds', () => {
    expect(z.encode(epochSeconds, 1_790_000_000_999)).toBe(1_790_000_000);
    expect(z.encode(epochMillis, 1_790_000_000_999)).toBe(1_790_000_000_999);
  });
});
