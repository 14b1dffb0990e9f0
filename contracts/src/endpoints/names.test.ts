import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ACCOUNT_CALLS } from './account.ts';
import { CHANNEL_MANAGEMENT_CALLS } from './channel-management.ts';
import { HALL_MANAGEMENT_CALLS } from './hall-management.ts';
import { ROOM_CALLS } from './room.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const place = { hall_id: '8001', channel_id: '11' };

/** The calls that take a name or a notice, and how many characters their forms take. */
const TEXTS: readonly (readonly [string, number, z.core.$ZodType, (text: string) => object])[] = [
  ['hall.create name', 20, HALL_MANAGEMENT_CALLS['hall.create'].request, (name) => ({ name })],
  ['hall.update name', 20, HALL_MANAGEMENT_CALLS['hall.update'].request, (name) => ({ ...place, name })],
  [
    'channel.create name',
    20,
    CHANNEL_MANAGEMENT_CALLS['channel.create'].request,
    (name) => ({ ...place, type: 1, name }),
  ],
  ['channel.update name', 20, CHANNEL_MANAGEMENT_CALLS['channel.update'].request, (name) => ({ ...place, name })],
  ['room.add name', 20, ROOM_CALLS['room.add'].request, (name) => ({ name, room_class: 'chat' })],
  ['room.edit name', 20, ROOM_CALLS['room.edit'].request, (name) => ({ group_id: '600001', name })],
  [
    'room.edit notice',
    300,
    ROOM_CALLS['room.edit'].request,
    (s_room_notice) => ({ group_id: '600001', s_room_notice }),
  ],
  [
    'account.setbase nick',
    20,
    ACCOUNT_CALLS['account.setbase'].request,
    (nick) => ({ nick, gender: 0, birth: '', avatar: '' }),
  ],
];

test.each(TEXTS)('%s has room for %i joined emoji and as many blanks, and is bounded', (_, most, request, fields) => {
  const takes = (text: string) => z.safeParse(request, fields(text)).success;
  const full = FAMILY.repeat(most);
  const around = ' '.repeat(most / 2);
  expect([full, `${around}${full}${around}`, FAMILY.repeat(2 * most + 1)].map(takes)).toEqual([true, true, false]);
});
