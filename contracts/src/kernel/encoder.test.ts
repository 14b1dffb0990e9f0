import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ENDPOINT_FIXTURES, HALL_EVENT_FIXTURES, ROOM_EVENT_FIXTURES } from '../fixtures/index.ts';
import { ENDPOINTS, type EndpointName, HALL_EVENTS, ROOM_EVENTS } from '../index.ts';
import { epochSeconds, jsonString, text } from './codecs.ts';
import { encoderOf, mirrorOf } from './encoder.ts';

/** The bytes that the encoder produces, or its refusal. */
function outcomeOf(encode: () => unknown): string {
  try {
    return JSON.stringify(encode());
  } catch (error) {
    return error instanceof z.core.$ZodError ? JSON.stringify(error.issues) : String(error);
  }
}

const EVENTS = { ...HALL_EVENTS, ...ROOM_EVENTS };

const WRONG = [null, undefined, '', 'x', -1, 0.5, Number.NaN, true, {}, [], ['x'], [null], { list: 1 }] as const;

/** Copies of a value with one place spoiled, removed, or accompanied by an unknown field. */
function* spoiled(value: unknown): Generator<unknown> {
  yield* WRONG;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      for (const bad of spoiled(item)) yield value.with(index, bad);
    }
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, field_of_tomorrow: 1 };
    for (const [key, item] of Object.entries(value)) {
      const { [key]: _taken, ...rest } = value as Record<string, unknown>;
      yield rest;
      for (const bad of spoiled(item)) yield { ...value, [key]: bad };
    }
  }
}

describe('a compiled encoder produces the bytes of z.encode and refuses what z.encode refuses', () => {
  for (const [name, fixtures] of Object.entries(ENDPOINT_FIXTURES)) {
    const { data }: { readonly data: z.core.$ZodType } = ENDPOINTS[name as EndpointName];
    test(name, () => {
      const encode = encoderOf(data);
      for (const fixture of fixtures) {
        const value = z.decode(data, fixture.data as never);
        expect(JSON.stringify(encode(value))).toBe(JSON.stringify(z.encode(data, value)));
        for (const bad of spoiled(value)) {
          expect(outcomeOf(() => encode(bad))).toBe(outcomeOf(() => z.encode(data, bad)));
        }
      }
    });
  }
});

describe('a compiled encoder of a socket frame does the same', () => {
  for (const [name, fixtures] of Object.entries({ ...HALL_EVENT_FIXTURES, ...ROOM_EVENT_FIXTURES })) {
    const { body }: { readonly body: z.core.$ZodType } = EVENTS[name as keyof typeof EVENTS];
    test(name, () => {
      const encode = encoderOf(body);
      for (const fixture of fixtures) {
        const value = z.decode(body, JSON.parse(fixture.body || '{}'));
        expect(JSON.stringify(encode(value))).toBe(JSON.stringify(z.encode(body, value)));
        for (const bad of spoiled(value)) {
          expect(outcomeOf(() => encode(bad))).toBe(outcomeOf(() => z.encode(body, bad)));
        }
      }
    });
  }
});

test('every reply and every event has a mirror image, except one reply with encoded keys', () => {
  const bodies = Object.values(EVENTS).map(({ name, body }) => [name, body] as const);
  const answers = Object.values(ENDPOINTS).map(({ name, data }) => [name, data] as const);
  const without = [...bodies, ...answers].flatMap(([name, schema]) => (mirrorOf(schema) === null ? [name] : []));
  expect(without).toEqual(['voice.get']);
});

test('the mirror image of a codec reverses it in both directions', () => {
  const schema = z.object({ at: epochSeconds, note: text, inside: jsonString(z.object({ at: epochSeconds })) });
  const wire = { at: 1_700_000_000, note: 'x', inside: '{"at":7}' };
  const value = { at: 1_700_000_000_000, note: 'x', inside: { at: 7000 } };
  const mirror = mirrorOf(schema) as z.core.$ZodType;
  expect(z.decode(mirror, value)).toEqual(wire);
  expect(z.encode(mirror, wire)).toEqual(value);
});

test('checks see the decoded value, and a check that changes the value has no mirror image', () => {
  const encode = encoderOf(
    z.array(epochSeconds).check(
      z.maxLength(1),
      z.refine(([first = 0]) => first >= 1000),
    ),
  );
  expect(encode([1000])).toEqual([1]);
  expect(() => encode([1000, 2000])).toThrow(z.core.$ZodError);
  expect(() => encode([999])).toThrow(z.core.$ZodError);
  const changing = z.array(z.string()).check(z.overwrite((list) => list.slice(0, 1)));
  expect(mirrorOf(changing)).toBeNull();
  expect(mirrorOf(z.strictObject({ name: z.string() }))).toBeNull();
});
