import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CoreRooms, LOCKED, ROOM, START, WHO, type Who } from '../../../../testing/kit/core-rooms.ts';
import { checkMoney, checkRooms } from '../../../../testing/kit/invariants.ts';
import { runs } from '../../../../testing/kit/run-size.ts';
import { userNoOf } from '../../kernel/ids.ts';
import { apply } from '../../machine/apply.ts';
import type { Command } from '../../machine/command.ts';
import { digestWorld, reviveWorld, serialiseWorld } from '../../machine/serialise.ts';
import type { World } from '../../state/world.ts';
import { GIFT_COMMANDS } from '../gifts/commands.ts';
import { ROOM_COMMANDS } from './commands.ts';

const people = Object.keys(WHO) as Who[];
const group_id = fc.constantFrom(ROOM, ROOM, ROOM, ROOM, LOCKED);
const to = fc.constantFrom(...people).map((who) => WHO[who]);
const mic_number = fc.nat(5);
const seat = { group_id, mic_number };
const given = { gift_id: fc.constantFrom('rose', 'balloon', 'rocket'), gift_num: fc.integer({ min: 1, max: 50 }) };

/** Commands of rooms, most of them ones that succeed. */
const INPUTS: readonly [string, Record<string, fc.Arbitrary<unknown>>][] = [
  [
    'room.join',
    { group_id, lock_pass: fc.constantFrom('', 'abc123'), type: fc.constantFrom(1, 11), history: fc.boolean() },
  ],
  ['room.leave', { group_id, to: fc.oneof(to, fc.constant('')), status: fc.constantFrom(1, 2) }],
  ['room.edit', { group_id, mic_num: fc.integer({ min: 2, max: 6 }), mic_free: fc.boolean() }],
  ['room.set_admin', { group_id, to }],
  ['room.set_reception', { group_id, to }],
  ['room.cancel_admin', { group_id, to }],
  ['room.black', { group_id, to, type: fc.constantFrom(1, 2) }],
  ['seat.apply', seat],
  ['seat.cancel', { group_id }],
  ['seat.agree', { group_id, to }],
  ['seat.clear_applications', { group_id, to: fc.option(to, { nil: undefined }) }],
  ['seat.manage', seat],
  ['seat.up', seat],
  ['seat.drop', { group_id }],
  ['seat.admin', { ...seat, to: fc.oneof(to, fc.constant('')), type: fc.constantFrom(1, 2, 3, 4) }],
  ['seat.volume', { group_id, volume: fc.nat(100) }],
  ['room.say', { group_id, c_mid: fc.constantFrom('c1', 'c2'), content: fc.constantFrom('hi', '') }],
  ['room.socket_open', { connection: fc.constantFrom('k1', 'k2', 'k3'), node: fc.constantFrom('a', 'b') }],
  ['room.socket_close', { connection: fc.constantFrom('k1', 'k2', 'k3') }],
  ['room.link_open', { link: fc.constantFrom('l1', 'l2'), group_id, node: fc.constantFrom('a', 'b') }],
  ['room.link_close', { link: fc.constantFrom('l1', 'l2') }],
  ['node.start', { node: fc.constantFrom('a', 'b') }],
  ['room.sweep', {}],
  [
    'gift.send',
    { group_id, ...given, is_bag: fc.boolean(), all_seats: fc.boolean(), to: fc.array(to, { maxLength: 3 }) },
  ],
  ['gift.chat_send', { to, ...given, is_bag: fc.boolean(), req_id: fc.constantFrom('r1', undefined) }],
  ['control.money.give', { uid: to, amount: fc.integer({ min: -500, max: 500 }) }],
  ['control.accounts.set', { uid: to, banned: fc.boolean() }],
];

const deed = fc.oneof(...INPUTS.map(([name, fields]) => fc.record(fields).map((input) => ({ name, input }))));
const histories = fc.array(fc.record({ deed, who: fc.constantFrom(...people), wait: fc.nat(20_000) }), {
  minLength: 20,
  maxLength: 120,
});

function commandsOf(history: readonly { deed: { name: string; input: object }; who: Who; wait: number }[]): Command[] {
  let at = START;
  return history.map(({ deed: { name, input }, who, wait }, index) => {
    at += wait;
    const actor = { no: userNoOf(WHO[who]), sid: `sid-${who}` };
    return { world: 'w', name, actor, at, seed: `p${index}`, input } as Command;
  });
}

test('[entity.room-seat.host-0] after any commands each seat has one person, each person one seat, seat 0 the host alone, and coins are conserved', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const { world } = new CoreRooms();
      for (const command of commandsOf(history)) {
        const outcome = apply(world, command);
        if (!outcome.ok) expect(outcome.bug).toBeUndefined();
        checkRooms(world);
        checkMoney(world);
      }
    }),
    { numRuns: runs(200) },
  );
});

test('any history of rooms and gifts folds into the same bytes, through a snapshot too', () => {
  fc.assert(
    fc.property(histories, fc.nat(100), (history, cut) => {
      const commands = JSON.parse(JSON.stringify(commandsOf(history))) as Command[];
      const { world } = new CoreRooms();
      let other: World = new CoreRooms().world;
      for (const [index, command] of commands.entries()) {
        const outcome = apply(world, command);
        if (index === cut) other = reviveWorld(serialiseWorld(other));
        expect(apply(other, command)).toEqual(outcome);
      }
      expect(digestWorld(other)).toBe(digestWorld(world));
    }),
    { numRuns: runs(60) },
  );
});

test('every command of rooms and gifts takes part in these histories, or is a plain setting', () => {
  const settings = [
    'room.add',
    'room.login_window_send',
    'room.cancel_reception',
    'room.speaking',
    'room.clear_screen',
    'room.heart_op',
    'favourite.do',
  ];
  const controlled = ['control.rooms.forbid', 'control.room-events.emit', 'control.bag.give'];
  const known = new Set([...INPUTS.map(([name]) => name), ...settings, ...controlled]);
  expect([...Object.keys(ROOM_COMMANDS), ...Object.keys(GIFT_COMMANDS)].filter((name) => !known.has(name))).toEqual([]);
});
