import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ENDPOINTS } from '../endpoints/index.ts';
import { voiceSettingsText } from '../entities/voice-settings.ts';
import { HALL_EVENTS } from '../realtime/hall/registry.ts';
import { ROOM_EVENTS } from '../realtime/room/registry.ts';
import { commaList, jsonString, tolerantList, userNo } from './codecs.ts';
import { strangeFields } from './strange-fields.ts';

const pathsOf = (schema: z.core.$ZodType, value: unknown) =>
  strangeFields(schema, value).map(({ path }) => path.join('.'));

test('an unknown field is found in objects, lists, records and behind wrappers', () => {
  const inner = z.object({ a: z.string() });
  const schema = z.object({
    list: z.array(inner),
    byName: z.record(z.string(), inner),
    maybe: z.optional(z.nullable(inner)),
    otherwise: z._default(inner, { a: '' }),
    caught: z.catch(inner, { a: '' }),
    either: z.union([z.string(), inner]),
  });
  const odd = { a: '1', zzz: 1 };
  const value = { list: [{ a: '1' }, odd], byName: { x: odd }, maybe: odd, otherwise: odd, caught: odd, either: odd };
  expect(pathsOf(schema, { ...value, more: 1 })).toEqual([
    'list.1.zzz',
    'byName.x.zzz',
    'maybe.zzz',
    'otherwise.zzz',
    'caught.zzz',
    'either.zzz',
    'more',
  ]);
});

test('an unknown field is found in a list whose unreadable items a reader leaves out', () => {
  expect(pathsOf(ROOM_EVENTS.roomSeatsChanged.body, { list: [{ mic_number: 1 }, { zzz: 1 }] })).toEqual(['list.1.zzz']);
  expect(pathsOf(ROOM_EVENTS.giftSent.body, { to: [{ id: '1' }, { id: '1', zzz: 1 }] })).toEqual(['to.1.zzz']);
  expect(
    pathsOf(z.object({ list: tolerantList(tolerantList(z.object({ a: userNo }))) }), { list: [[{ b: 1 }]] }),
  ).toEqual(['list.0.0.b']);
});

test('JSON text that is written as an object has its fields looked at, and as text it has none', () => {
  expect(pathsOf(ROOM_EVENTS.roomChat.body, { list: [{ body: { contents: '一' } }] })).toEqual([
    'list.0.body.contents',
  ]);
  expect(pathsOf(ROOM_EVENTS.roomChat.body, { list: [{ body: '{"contents":"一"}' }] })).toEqual([]);
  expect(pathsOf(HALL_EVENTS.chatMessage.body, { extra: { author: { id: '1', zzz: 1 } } })).toEqual([
    'extra.author.zzz',
  ]);
  expect(pathsOf(voiceSettingsText, { VoiceMode: 1, zzz: 1 })).toEqual(['zzz']);
  expect(pathsOf(jsonString(z.array(z.object({ a: userNo }))), [{ b: 1 }])).toEqual(['0.b']);
});

test('a schema that takes anything has no unknown field, and a list with commas is a text', () => {
  expect(
    pathsOf(z.object({ any: z.unknown(), all: z.record(z.string(), z.unknown()) }), { any: { x: 1 }, all: { x: {} } }),
  ).toEqual([]);
  expect(pathsOf(z.object({ ids: commaList(userNo) }), { ids: '1,2' })).toEqual([]);
});

test('a value is read as the form in which it has the fewest unknown fields', () => {
  const schema = z.union([
    z.object({ a: z.string() }),
    z.object({ b: z.string(), c: z.string() }),
    z.array(z.string()),
  ]);
  expect(pathsOf(schema, { b: '1', zzz: 1 })).toEqual(['zzz']);
  expect(pathsOf(schema, ['1'])).toEqual([]);
});

test('the lists of replies are looked into', () => {
  const { data } = ENDPOINTS['hall.list'];
  const [list = ''] = Object.keys(data.shape);
  expect(pathsOf(data, { [list]: [{ zzz: 1 }] })).toEqual([`${list}.0.zzz`]);
});

test('the message names the fields that there are, and is given the unknown one', () => {
  const [first] = strangeFields(z.object({ a: z.string(), b: z.string() }), { c: 1 });
  expect(first?.message).toBe('no such field; there is a, b');
  const told = strangeFields(
    z.object({ a: z.string() }),
    { c: 1 },
    ['x'],
    (field, known) => `${field} in ${known.join()}`,
  );
  expect(told).toEqual([{ path: ['x', 'c'], message: 'c in a' }]);
});
