import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { HALL_EVENT_FIXTURES, ROOM_EVENT_FIXTURES } from '../fixtures/index.ts';
import { HALL_EVENTS } from '../realtime/hall/registry.ts';
import { ROOM_EVENTS } from '../realtime/room/registry.ts';
import {
  commaList,
  counter,
  epochMillis,
  epochSeconds,
  flag,
  jsonString,
  text,
  tolerantList,
  userNo,
} from './codecs.ts';
import { dayOrNone, knownCode, optionalId } from './known-values.ts';
import { lostValues } from './lost-values.ts';

const linesOf = (schema: z.core.$ZodType, value: unknown) =>
  lostValues(schema, value).map(({ path, message }) => `${path.join('.')}: ${message}`);

test('no example of the contract loses anything', () => {
  const bodies = (fixtures: Readonly<Record<string, readonly { readonly body: string }[]>>) =>
    Object.entries(fixtures).flatMap(([name, list]) =>
      list.map(({ body }) => [name, JSON.parse(body) as unknown] as const),
    );
  const events: Readonly<Record<string, { readonly body: z.core.$ZodType }>> = { ...HALL_EVENTS, ...ROOM_EVENTS };
  for (const [name, body] of [...bodies(HALL_EVENT_FIXTURES), ...bodies(ROOM_EVENT_FIXTURES)]) {
    const schema = events[name]?.body;
    expect([name, schema && linesOf(schema, body)]).toEqual([name, []]);
  }
});

test('an item that a list leaves out is told with the place inside of it', () => {
  const seats = ROOM_EVENTS.roomSeatsChanged.body;
  expect(
    linesOf(seats, {
      list: [
        { mic_number: 1, mic_status: 1 },
        { mic_number: 'one', mic_status: 1 },
      ],
    }),
  ).toEqual(['list.1.mic_number: not an integer']);
  expect(linesOf(seats, { list: [null] })).toHaveLength(1);
  const nested = z.object({ list: tolerantList(tolerantList(z.object({ a: userNo }))) });
  expect(linesOf(nested, { list: [[{ a: '1' }, { a: true }]] })).toEqual(['list.0.1.a: expected string or number']);
});

test('a value that is read as another one is told with what would arrive, and with the values that there are', () => {
  const schema = z.object({ kind: knownCode({ off: 0, on: 1 }, 'off'), day: dayOrNone, id: optionalId(userNo) });
  expect(linesOf(schema, { kind: 7, day: 'Monday', id: '../x' })).toEqual([
    'kind: would be sent as 0; there is 0, 1',
    'day: would not be sent',
    'id: would not be sent',
  ]);
  expect(linesOf(HALL_EVENTS.systemMessage.body, { msg: '一', type: 9 })).toEqual([
    'type: would not be sent; there is 1, 2, 3',
  ]);
});

test('a text that is no number, no flag and no time is told', () => {
  const schema = z.object({ count: counter, on: flag, at: epochSeconds });
  expect(linesOf(schema, { count: 'many', on: 'yes', at: -5 })).toEqual([
    'count: would be sent as 0',
    'on: would be sent as 0',
    'at: would be sent as 0',
  ]);
});

test('every form of the same value is kept', () => {
  const schema = z.object({
    count: counter,
    on: flag,
    at: epochSeconds,
    ms: epochMillis,
    name: text,
    ids: commaList(userNo),
    kind: knownCode({ off: 0, on: 1 }, 'off'),
  });
  for (const value of [
    { count: '3', on: true, at: 1_795_000_000_000, ms: 1_795_000_000, name: 5, ids: '1,2', kind: '1' },
    { count: null, on: '0', at: 1_795_000_000, ms: 1_795_000_000_000, name: null, ids: '', kind: 0 },
  ]) {
    expect(linesOf(schema, value)).toEqual([]);
  }
});

test('JSON text is looked into: unknown fields, unreadable items, and text that is no JSON', () => {
  const chat = HALL_EVENTS.chatMessage.body;
  expect(linesOf(chat, { msg_type: '1', extra: '{"aiteuser":{"1":"一"}}' })).toEqual([]);
  expect(linesOf(chat, { msg_type: '1', extra: '{"status":9,"mood":1}' })).toEqual([
    'extra.mood: no such field; there is author, aiteuser, status',
    'extra.status: would be sent as 1; there is 0, 1',
  ]);
  expect(linesOf(chat, { msg_type: '1', extra: '{"author":' })).toEqual(['extra: not JSON: it would not be sent']);
  const list = jsonString(tolerantList(z.object({ a: z.string() })));
  expect(linesOf(list, '[{"a":"1"},{"a":2}]')).toHaveLength(1);
});

test('a choice of forms is read as the form that loses least', () => {
  const schema = z.union([z.array(counter), z.object({ n: counter })]);
  expect(linesOf(schema, { n: 'x' })).toEqual(['n: would be sent as 0']);
  expect(linesOf(schema, [1, 'x'])).toEqual(['1: would be sent as 0']);
});

test('a field that has the name of what every object inherits is a strange one, also in JSON text', () => {
  const schema = z.object({ extra: jsonString(z.object({ a: z.optional(text) })) });
  expect(linesOf(schema, { extra: '{"toString":1}' })).toEqual(['extra.toString: no such field; there is a']);
  expect(linesOf(z.object({ a: text }), { hasOwnProperty: 1 })).toEqual([]);
});
