import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CHANNEL_CALLS } from './channel.ts';
import { REAL_NAME_CALLS } from './real-name.ts';

const takes = (schema: z.core.$ZodType, value: object) => z.safeParse(schema, value).success;

test('[hall-flow.channel-join.check-1] the password of a channel has 32 characters at most, blanks around it included', () => {
  const { request } = CHANNEL_CALLS['channel.check_password'];
  const passwords = ['😀'.repeat(32), 'a'.repeat(32), `${'a'.repeat(32)} `, '😀'.repeat(33)];
  expect(passwords.map((password) => takes(request, { channel_id: '11', password }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a real name has 30 characters at most', () => {
  const { request } = REAL_NAME_CALLS['real_name.submit'];
  const id_card = '11010519491231002X';
  const names = ['𠮷'.repeat(30), '字'.repeat(31)];
  expect(names.map((real_name) => takes(request, { real_name, id_card }))).toEqual([true, false]);
});
