import {
  ENDPOINTS,
  HALL_EVENTS,
  HALL_REQUESTS,
  loginExtra,
  ROOM_EVENTS,
  ROOM_HEARTBEAT,
  ROOM_REQUESTS,
  RTC_FRAMES,
} from '@miczero/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { BODY_MAX, hides, journalText } from './journal-text.ts';

test('secret values are hidden whatever they are, and also in JSON that is text', () => {
  const extra = JSON.stringify({ dev_model: 'Pixel', inner: JSON.stringify({ ticket: 'open' }), smscode: 1234 });
  const body = {
    extra,
    sig: 's',
    code: 'wx',
    token: { sid: 's' },
    pincode: 4321,
    captcha: ['a', 'b'],
    city_code: '310',
  };
  expect(JSON.parse(journalText(body))).toEqual({
    extra: JSON.stringify({ dev_model: 'Pixel', inner: '{"ticket":"***"}', smscode: '***' }),
    sig: '***',
    code: '***',
    token: '***',
    pincode: '***',
    captcha: '***',
    city_code: '310',
  });
  expect(journalText('{"type":"join","\\u0074oken":"secret"}')).toBe('{"type":"join","token":"***"}');
  expect(journalText('{"token":"cut o')).toBe('***');
  expect(journalText({ code: 40101, token: '', pass: null, has_password: true })).toBe(
    '{"code":40101,"token":"","pass":null,"has_password":true}',
  );
});

test('a body beyond the limit is not looked at to its end', () => {
  const item = (name: string, read: () => void) => ({
    get text() {
      read();
      return name.repeat(BODY_MAX);
    },
  });
  let reads = 0;
  const list = [1, 2, 3].map(() => item('x', () => (reads += 1)));
  expect(journalText({ list })).toBe('');
  expect(reads).toBe(1);
  expect(journalText('x'.repeat(BODY_MAX))).toHaveLength(BODY_MAX);
  expect(journalText('x'.repeat(BODY_MAX + 1))).toBe('');
});

/** The names of all fields behind a schema, or a value that has schemas in it. */
function fieldNames(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (value instanceof z.core.$ZodObject) {
    const { shape } = value._zod.def;
    return [...Object.keys(shape), ...fieldNames(shape, seen)];
  }
  const inner = value instanceof z.core.$ZodType ? value._zod.def : value;
  return Object.values(inner).flatMap((each) => fieldNames(each, seen));
}

const FIELDS = new Set(
  [
    ...Object.values(ENDPOINTS).flatMap(({ request, data }) => [request, data]),
    ...[HALL_EVENTS, HALL_REQUESTS, ROOM_EVENTS, ROOM_REQUESTS, ROOM_HEARTBEAT, RTC_FRAMES],
    loginExtra,
  ].flatMap((each) => fieldNames(each)),
);

/** A new field that opens something, or names a person, belongs here. `has_password` is shown, because it is a boolean. */
const HIDDEN = [
  'access_token',
  'captcha',
  'code',
  'has_password',
  'id_card',
  'lock_pass',
  'mock_code',
  'pass',
  'passwd',
  'password',
  'pay_url',
  'phone',
  'pincode',
  'real_name',
  'secret_key',
  'sid',
  'sig',
  'smscode',
  'ticket',
  'token',
  'verify',
];

test('the listed fields of calls and frames are hidden, and no others', () => {
  expect(FIELDS.size).toBeGreaterThan(280);
  expect([...FIELDS].filter((name) => hides(name, 'x')).sort()).toEqual(HIDDEN);
});

/** Words that a field which opens something, or names a person, is likely to have. */
const SUSPICIOUS =
  /pass|pwd|secret|token|key|code|auth|sid|sig|ticket|cert|card|phone|mobile|mail|real|verify|captcha|url/i;

const READABLE = [
  'Key',
  'author',
  'captcha_id',
  'card_info',
  'city_code',
  'keyword',
  'promo_code',
  'qr_code',
  'sign',
  'url',
];

test('fields that sound like secrets and are readable are known', () => {
  expect([...FIELDS].filter((name) => SUSPICIOUS.test(name) && !hides(name, 'x')).sort()).toEqual(READABLE);
});
