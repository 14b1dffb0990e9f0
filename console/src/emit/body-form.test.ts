import { expect, test } from 'vitest';
import { EMITTABLE, type EmittableEvent } from '../events/events.ts';
import { valueAt, withoutValue, withValue } from './body-path.ts';
import { checkBody } from './check-body.ts';
import { emptyOf, type FormField, fieldsOf, typedValue } from './form-fields.ts';

function named(name: string): EmittableEvent {
  const event = EMITTABLE.find((each) => each.name === name);
  if (!event) throw new Error(name);
  return event;
}
const formOf = (name: string) => new Map(fieldsOf(named(name).event.body).map((field) => [field.name, field]));

test('every field of every example of the contract has a place in the form of its event', () => {
  for (const { name, event, presets } of EMITTABLE) {
    const fields = new Set(fieldsOf(event.body).map((field) => field.name));
    for (const { body: preset } of presets)
      expect([name, ...Object.keys(preset).filter((key) => !fields.has(key))]).toEqual([name]);
  }
});

test('fields have the kinds, values, bounds and duties of the contract', () => {
  const chat = formOf('chatMessage');
  expect(chat.get('msg_id')).toMatchObject({ kind: 'text', isRequired: true, bounds: '^[0-9A-Za-z_-]{1,64}$' });
  expect(chat.get('msg_type')?.choices.map(({ value }) => value)).toContain('1');
  expect(chat.get('extra')).toMatchObject({ kind: 'text', isRequired: false });
  expect(formOf('micListChanged').get('mic_state')).toMatchObject({ kind: 'flag' });
  const gift = formOf('giftSent');
  expect(gift.get('gift_num')).toMatchObject({ kind: 'number', bounds: '1, 2, 3 …' });
  expect(gift.get('from')?.fields.map(({ name }) => name)).toEqual(['id', 'header', 'nick']);
  expect(gift.get('to')).toMatchObject({ kind: 'list', item: { kind: 'group' } });
});

test('a typed value keeps the form of the former one, and one that does not fit stays as it was typed', () => {
  const number: Pick<FormField, 'kind'> = { kind: 'number' };
  expect([typedValue(number, '12', 3), typedValue(number, '1x', 12), typedValue(number, '12', '1x')]).toEqual([
    12,
    '1x',
    12,
  ]);
  expect([typedValue({ kind: 'text' }, '10002', '1'), typedValue({ kind: 'text' }, '10002', 1)]).toEqual([
    '10002',
    10002,
  ]);
  expect([typedValue({ kind: 'flag' }, '1', false), typedValue({ kind: 'flag' }, '1', 0)]).toEqual([true, 1]);
  const chat = named('chatMessage');
  const wrong = withValue(chat.presets[0].body, ['send_time'], typedValue(number, 'today', 3));
  expect(checkBody(chat, JSON.stringify(wrong), 'en')).toMatchObject({ ok: false, problems: [{ at: 'send_time' }] });
});

test('values are set, added and removed at their place, and what a form does not know stays', () => {
  const body = { list: [{ uid: '1' }], strange: { deep: true } };
  expect(withValue(body, ['list', 0, 'uid'], '2')).toEqual({ list: [{ uid: '2' }], strange: { deep: true } });
  expect(withValue(body, ['list', 1], { uid: '3' })).toEqual({ ...body, list: [{ uid: '1' }, { uid: '3' }] });
  expect(withoutValue(body, ['list', 0])).toEqual({ ...body, list: [] });
  expect(withoutValue(body, ['strange'])).toEqual({ list: [{ uid: '1' }] });
  expect(valueAt(body, ['list', 5, 'uid'])).toBeUndefined();
});

test('a group is added with what the contract requires of it', () => {
  const person = formOf('giftSent').get('from');
  expect(person && emptyOf(person)).toEqual({ id: '' });
});
