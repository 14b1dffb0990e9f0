import { ROOM_PERMISSIONS, type RoomAction, type RoomStanding, SEAT_ACTION } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { CoreRooms, ROOM, type Who } from '../../../testing/kit/core-rooms.ts';
import { expectedInRoom } from '../../../testing/kit/expected-rights.ts';
import { roomCard, roomMembers } from '../areas/rooms/lists.ts';
import type { CommandName } from '../machine/command-table.ts';
import { standingOf } from './room-permissions.ts';

/** One person for each role: the receptionist and the banned one are made so. */
const PERSON: Readonly<Record<RoomStanding, Who>> = {
  owner: 'owner',
  manager: 'manager',
  reception: 'second',
  member: 'member',
  banned: 'unfinished',
  visitor: 'outsider',
};

/** A room with a person of every standing; where an action needs a target inside, `outsider` has come in. */
function furnished(): CoreRooms {
  const rooms = new CoreRooms();
  rooms.join('member');
  rooms.do('room.set_reception', 'owner', { to: rooms.no('second') });
  rooms.do('room.black', 'owner', { to: rooms.no('unfinished'), type: 1 });
  return rooms;
}

/** A command for each action, of the kind that nothing but the permission would refuse. */
const DEEDS: Readonly<Record<RoomAction, (rooms: CoreRooms, who: Who) => string | readonly string[]>> = {
  preview: (rooms, who) => query(() => roomCard(rooms.world, rooms.no(who), ROOM)),
  join: (rooms, who) => rooms.do('room.join', who, { lock_pass: '', type: 1, history: false }),
  view: (rooms, who) => query(() => roomMembers(rooms.world, rooms.no(who), { group_id: ROOM, type: 1 })),
  'list-restricted': (rooms, who) => query(() => roomMembers(rooms.world, rooms.no(who), { group_id: ROOM, type: 3 })),
  chat: (rooms, who) => rooms.do('room.say', who, { c_mid: 'c1', content: '你好' }),
  gift: (rooms, who) => {
    rooms.give('control.money.give', null, { uid: rooms.no(who), amount: 10 });
    const to = [rooms.no(who === 'owner' ? 'manager' : 'owner')];
    return rooms.do('gift.send', who, { gift_id: 'rose', gift_num: 1, is_bag: false, all_seats: false, to });
  },
  apply: (rooms, who) => rooms.do('seat.apply', who, { mic_number: who === 'owner' ? 0 : 3 }),
  sit: (rooms, who) => {
    rooms.do('room.edit', 'owner', { mic_free: true });
    return rooms.do('seat.up', who, { mic_number: who === 'owner' ? 0 : 3 });
  },
  'manage-seats': (rooms, who) => rooms.do('seat.clear_applications', who),
  mute: (rooms, who) => rooms.do('room.speaking', who, { to: rooms.no(targetOf(who)), type: 1 }),
  ban: (rooms, who) => rooms.do('room.leave', who, { to: rooms.no(targetOf(who)), status: 2 }),
  'clear-chat': (rooms, who) => rooms.do('room.clear_screen', who),
  hearts: (rooms, who) => rooms.do('room.heart_op', who, { op: 2 }),
  decorate: (rooms, who) => rooms.do('room.edit', who, { s_room_notice: '新公告' }),
  edit: (rooms, who) => rooms.do('room.edit', who, { name: '新名字' }),
  'set-reception': (rooms, who) => rooms.do('room.set_reception', who, { to: rooms.no(targetOf(who)) }),
  'set-manager': (rooms, who) => rooms.do('room.set_admin', who, { to: rooms.no(targetOf(who)) }),
};

/** An ordinary member to act on, who is not the actor. */
const targetOf = (who: Who): Who => (who === 'member' ? 'outsider' : 'member');

function query(ask: () => unknown): string | readonly string[] {
  try {
    ask();
    return [];
  } catch (error) {
    return error instanceof Error && 'refusal' in error ? String(error.refusal) : 'broken';
  }
}

describe('permissions in a room', () => {
  for (const action of Object.keys(ROOM_PERMISSIONS) as RoomAction[]) {
    for (const role of Object.keys(PERSON) as RoomStanding[]) {
      const verdict = expectedInRoom(action, role);
      test(`${action} by ${role}: ${verdict}`, () => {
        const rooms = furnished();
        const who = PERSON[role];
        expect(standingOf(rooms.room, rooms.no(who))).toBe(role);
        const answer = DEEDS[action](rooms, who);
        if (verdict === 'yes') expect(Array.isArray(answer)).toBe(true);
        else expect(answer).toBe(verdict);
      });
    }
  }
});

describe('whom it may be done to', () => {
  const acts: readonly [CommandName, object][] = [
    ['room.speaking', { type: 1 }],
    ['room.black', { type: 1 }],
    ['room.leave', { status: 2 }],
  ];
  test.each(acts)('%s works downwards only', (name, input) => {
    const rooms = furnished();
    rooms.join('outsider');
    rooms.do('room.set_admin', 'owner', { to: rooms.no('outsider') });
    for (const to of ['owner', 'manager', 'outsider'] as const) {
      expect(rooms.do(name, 'manager', { ...input, to: rooms.no(to) })).toBe('roomPermissionNeeded');
    }
    expect(rooms.do(name, 'owner', { ...input, to: rooms.no('owner') })).toBe('roomPermissionNeeded');
    expect(rooms.do(name, 'manager', { ...input, to: rooms.no('second') })).not.toBe('roomPermissionNeeded');
    expect(rooms.do(name, 'owner', { ...input, to: rooms.no('outsider') })).not.toBe('roomPermissionNeeded');
  });

  test('[role.room-manager-force-off] a receptionist seats members, and neither a manager nor the host', () => {
    const rooms = furnished();
    const up = (to: Who, mic_number: number) =>
      rooms.do('seat.admin', 'second', { to: rooms.no(to), mic_number, type: SEAT_ACTION.up });
    rooms.do('seat.manage', 'manager', { mic_number: 4 });
    expect(up('manager', 5)).toBe('roomPermissionNeeded');
    rooms.do('seat.drop', 'owner');
    expect(up('owner', 0)).toBe('roomPermissionNeeded');
    expect([rooms.room.seats.get(4)?.no, rooms.room.seats.get(0)?.no]).toEqual([rooms.no('manager'), '']);
    for (const who of ['member', 'second'] as const) {
      expect(up(who, 5)).toEqual(['roomSeatsChanged', 'seatDecorationsChanged']);
      rooms.do('seat.drop', who);
    }
  });

  test('[role.room-manager-force-off] [role.room-manager-mute-seat] a receptionist takes members off, and no manager', () => {
    const rooms = furnished();
    rooms.do('seat.manage', 'manager', { mic_number: 4 });
    rooms.do('seat.admin', 'second', { to: rooms.no('member'), mic_number: 5, type: SEAT_ACTION.up });
    const off = { to: '', type: SEAT_ACTION.off };
    expect(rooms.do('seat.admin', 'second', { ...off, mic_number: 4 })).toBe('roomPermissionNeeded');
    expect(rooms.do('seat.admin', 'second', { ...off, mic_number: 5 })).toEqual([
      'roomSeatsChanged',
      'seatDecorationsChanged',
    ]);
    expect(rooms.room.seats.get(5)?.no).toBe('');
    expect(rooms.do('seat.admin', 'member', { ...off, mic_number: 4 })).toBe('roomPermissionNeeded');
    rooms.do('seat.admin', 'second', { to: '', mic_number: 6, type: SEAT_ACTION.mute });
    expect(rooms.room.seats.get(6)?.forbidden).toBe(true);
    rooms.do('seat.admin', 'second', { to: '', mic_number: 6, type: SEAT_ACTION.unmute });
    expect(rooms.room.seats.get(6)?.forbidden).toBe(false);
  });
});
