import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { JOIN_CHECK } from '../endpoints/channel.ts';
import { AUDIT_STATUS, realName } from '../entities/profile.ts';
import { ROOM_ROLE, roomRole } from '../entities/room.ts';
import { ENDPOINTS } from '../index.ts';
import { dayOrNone, idOrNone, knownCode, knownText, optionalKnownCode } from './known-values.ts';

const switched = knownCode({ off: 0, on: 1 }, 'off');
const word = knownText(['', 'left', 'joined'], '');

test('a reader accepts an unknown value', () => {
  expect([0, 1, '1', 7, -3].map((value) => z.parse(switched, value))).toEqual([0, 1, 1, 0, 0]);
  expect(['left', '', 'flown', null, undefined].map((value) => z.parse(word, value))).toEqual(['left', '', '', '', '']);
  expect(z.parse(idOrNone, '../etc')).toBe('');
  expect(z.parse(dayOrNone, '2001-1-1')).toBe('');
  expect(z.parse(dayOrNone, '2001-01-01')).toBe('2001-01-01');
});

test('a reader refuses a value of the wrong type', () => {
  for (const broken of [undefined, null, 2.5, 'x', {}]) expect(z.safeParse(switched, broken).success).toBe(false);
  expect(z.parse(optionalKnownCode({ off: 0, on: 1 }, 'off'), undefined)).toBe(0);
});

test('a writer accepts named values only', () => {
  expect(z.encode(switched, 1)).toBe(1);
  expect(() => z.encode(switched, 7 as 1)).toThrow();
  expect(() => z.encode(word, 'flown' as 'left')).toThrow();
  expect(() => z.encode(idOrNone, '../etc')).toThrow();
});

test('[hall-flow.channel-join.check] an unknown result of the check is a refusal', () => {
  const { data } = ENDPOINTS['channel.check_join'];
  expect(z.parse(data, { is_join: 7 })).toEqual({ is_join: JOIN_CHECK.refused });
});

test('[room-flow.create.audit-other, role.room-others-manage] an unknown review status is not verified, an unknown role manages', () => {
  const { audit_status } = z.parse(realName, { audit_status: 9 });
  expect([AUDIT_STATUS.pending, AUDIT_STATUS.verified]).not.toContain(audit_status);
  expect(z.parse(roomRole, 9)).toBe(ROOM_ROLE.manager);
});
