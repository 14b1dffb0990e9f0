import { HALL_EVENTS, ROOM_EVENTS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { templateOf } from './from-schema.ts';
import { toMatcher } from './pact-matchers.ts';
import { fits } from './template.ts';
import { wireSchemaOf } from './wire-schema.ts';

const micList = templateOf(wireSchemaOf(HALL_EVENTS.micListChanged.body), {
  mic_op: 1,
  channel_id: '12',
  mic_uid: '100002',
  mic_state: '1',
  nick: '阿澈',
  avatar: '',
});

describe('a field is compared with what the contract writes, not with what it tolerates', () => {
  test.each([
    ['an unknown code', { mic_op: 9 }],
    ['a code as text', { mic_op: '1' }],
    ['a malformed flag', { mic_state: '7' }],
    ['an id that is a number', { mic_uid: 100_002 }],
    ['text that is null', { nick: null }],
  ])('%s', (_what, change) => {
    const right = { mic_op: 2, channel_id: '12', mic_uid: '1', mic_state: '0', nick: '', avatar: '' };
    expect(fits(micList, right)).toBe(true);
    expect(fits(micList, { ...right, ...change })).toBe(false);
  });

  test('a choice among numbers stays a choice in Pact, of numbers', () => {
    const template = templateOf(wireSchemaOf(z.literal([1, 2])), 1);
    expect(toMatcher(template)).toEqual({
      'pact:matcher:type': [{ 'pact:matcher:type': 'number' }, { 'pact:matcher:type': 'regex', regex: '^(1|2)$' }],
      value: 1,
    });
  });
});

describe('every element of a list is compared', () => {
  const seat = { mic_number: 0, mic_status: 1, member: null, volume: 0 };
  const seats = templateOf(wireSchemaOf(ROOM_EVENTS.roomSeatsChanged.body), { list: [seat] });

  test('every element is compared where the reader skips unreadable ones', () => {
    expect(fits(seats, { list: [seat, { ...seat, mic_status: 2, member: { id: '1', nick: '', header: '' } }] })).toBe(
      true,
    );
    for (const strange of [1, 'x', { strange: 1 }, { ...seat, mic_status: 9 }, { ...seat, volume: undefined }]) {
      expect(fits(seats, { list: [seat, strange] })).toBe(false);
    }
  });

  test('elements are compared by the fields and types that all elements of the example share', () => {
    const item = z.object({ id: z.string(), price: z.optional(z.int()), tag: z.optional(z.string()) });
    const template = templateOf(wireSchemaOf(z.array(item)), [
      { id: '1', price: 1, tag: 'a' },
      { id: '2', price: 2 },
    ]);
    expect(fits(template, [{ id: '3', price: 3 }])).toBe(true);
    expect(fits(template, [{ id: '3' }])).toBe(false);
    expect(fits(template, [{ id: '3', price: 'free' }])).toBe(false);
  });
});
