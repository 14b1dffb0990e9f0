import { type RoomId, userNo } from '@miczero/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { apply } from '../core/machine/apply.ts';
import type { Command } from '../core/machine/command.ts';
import { emptyWorld } from '../core/state/world.ts';
import { botTurn, turnAt } from './bot-turn.ts';

const NOW = 1_800_000_000_000;
const XIAOMAN = z.parse(userNo, '10001');

/** 小满 in the first room of the demo, beside its host, who is a bot. */
function openDemo() {
  const world = emptyWorld('w');
  const give = (name: string, input: object, at = NOW) =>
    apply(world, { world: 'w', name, actor: { no: XIAOMAN, sid: 's' }, at, seed: `${at}`, input } as Command);
  apply(world, {
    world: 'w',
    name: 'world.create',
    actor: null,
    at: NOW,
    seed: 'x',
    input: { seed_world: 'demo', seed: 1, bots: true },
  });
  const [group_id, room] = [...world.rooms.rooms][0] ?? [];
  if (!room) throw new Error('no room');
  give('room.join', { group_id });
  const actAfter = (ms: number) => botTurn(world, turnAt(NOW + ms));
  return { world, room, group_id: group_id as RoomId, give, actAfter };
}

test('[role.room-manager-accept] a bot lets who applied onto a seat after a while, so that a newcomer of the demo can speak', () => {
  const { room, group_id, give, actAfter } = openDemo();
  give('seat.apply', { group_id, mic_number: 8 });
  expect(actAfter(3000)?.name).not.toBe('seat.agree');
  const act = actAfter(6000);
  expect(act).toEqual({ name: 'seat.agree', no: room.owner, input: { group_id, to: XIAOMAN } });
  give('seat.cancel', { group_id });
  expect(actAfter(6000)?.name).not.toBe('seat.agree');
});

test('a bot asks for nothing that would be refused: no free seat, an applicant who has left, a host who can sign in', () => {
  const { world, room, group_id, give, actAfter } = openDemo();
  give('seat.apply', { group_id, mic_number: 8 });
  const isAccepted = () => actAfter(6000)?.name === 'seat.agree';
  expect(isAccepted()).toBe(true);
  for (const seat of room.seats.values()) seat.forbidden = true;
  expect(isAccepted()).toBe(false);
  for (const seat of room.seats.values()) seat.forbidden = false;
  const visitor = room.members.get(XIAOMAN);
  if (!visitor) throw new Error('not in the room');
  room.members.delete(XIAOMAN);
  expect(isAccepted()).toBe(false);
  room.members.set(XIAOMAN, visitor);
  const owner = world.accounts.get(room.owner);
  if (!owner) throw new Error('no owner');
  owner.phone = '13800000099';
  expect(isAccepted()).toBe(false);
});
