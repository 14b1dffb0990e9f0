import { SEAT_ACTION } from '@miczero/contracts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CoreRooms, ROOM, roomEvent, type Who } from '../../../../testing/kit/core-rooms.ts';
import { checkRooms } from '../../../../testing/kit/invariants.ts';
import { seatOf } from '../../state/rooms.ts';
import { ROOM_GRACE_MS } from './grace.ts';
import { isRoomSweepDue } from './room-sockets.ts';

let rooms: CoreRooms;

beforeEach(() => {
  rooms = new CoreRooms();
  // Two pages of one session: the socket of the second one keeps the visit.
  rooms.join('second');
  rooms.give('room.socket_open', 'second', { connection: 'k', node: 'n' });
  rooms.do('seat.admin', 'manager', { to: rooms.no('second'), mic_number: 2, type: SEAT_ACTION.up });
});

const soundBegins = (link: string, who: Who = 'second', node = 'n') =>
  rooms.give('room.link_open', who, { link, group_id: ROOM, node });
const soundEnds = (link: string) => rooms.give('room.link_close', 'second', { link });
/** Time passes, and the platform looks for what it made due. */
function wait(ms: number) {
  rooms.at += ms;
  return rooms.give('room.sweep', null);
}
const seat = (who: Who = 'second') => seatOf(rooms.room, rooms.no(who));
const isInside = (who: Who = 'second') => rooms.room.members.has(rooms.no(who));

describe('a seat that had an audio link', () => {
  test('[room-event.0x4012] a seat whose page is gone ends after the grace, and the visit goes on with the page that stays', () => {
    soundBegins('l');
    wait(60_000);
    soundEnds('l');
    expect(isRoomSweepDue(rooms.world, rooms.at + ROOM_GRACE_MS - 1)).toBe(false);
    wait(ROOM_GRACE_MS - 1);
    expect(seat()).toBe(2);
    const swept = wait(1);
    expect(roomEvent(swept, 'roomSeatsChanged').body.list[2]?.member).toBeNull();
    expect([seat(), isInside()]).toEqual([-1, true]);
    expect(isRoomSweepDue(rooms.world, rooms.at + 600_000)).toBe(false);
  });

  test('the seat of the host ends as well, and the host sits down again', () => {
    rooms.join('owner');
    rooms.give('room.socket_open', 'owner', { connection: 'k-owner', node: 'n' });
    soundBegins('l', 'owner');
    soundEnds('l');
    wait(ROOM_GRACE_MS);
    expect(seat('owner')).toBe(-1);
    expect(rooms.do('seat.manage', 'owner', { mic_number: 0 })).toContain('roomSeatsChanged');
    expect(seat('owner')).toBe(0);
  });

  test('the seat stays while a link comes back within the grace: a reconnect, a reload, another tab', () => {
    soundBegins('l');
    soundEnds('l');
    wait(ROOM_GRACE_MS - 1);
    soundBegins('m');
    wait(600_000);
    // A tab that takes the sound over has its link before the other loses its own.
    soundBegins('n');
    soundEnds('m');
    wait(600_000);
    expect(seat()).toBe(2);
  });

  test('a page that joins the visit again has the grace for its own link', () => {
    soundBegins('l');
    soundEnds('l');
    wait(ROOM_GRACE_MS - 1);
    rooms.join('second');
    wait(ROOM_GRACE_MS - 1);
    expect(seat()).toBe(2);
    wait(1);
    expect(seat()).toBe(-1);
  });

  test('a session that takes the visit over begins anew: its sound may come from another provider', () => {
    soundBegins('l');
    soundEnds('l');
    rooms.give('room.join', 'second', { group_id: ROOM, lock_pass: '', type: 1, history: true }, '-b');
    rooms.give('room.socket_open', 'second', { connection: 'k-b', node: 'n' }, '-b');
    wait(600_000);
    expect(seat()).toBe(2);
  });

  test('a seat that is left and taken again has had no link', () => {
    soundBegins('l');
    soundEnds('l');
    rooms.do('seat.drop', 'second');
    rooms.do('seat.admin', 'manager', { to: rooms.no('second'), mic_number: 3, type: SEAT_ACTION.up });
    wait(600_000);
    expect(seat()).toBe(3);
  });

  test('[room-event.0x4012] a silent person whom a manager moves, and moves again, loses the seat at the same moment', () => {
    const moveTo = (mic_number: number) =>
      rooms.do('seat.admin', 'manager', { to: rooms.no('second'), mic_number, type: SEAT_ACTION.up });
    soundBegins('l');
    soundEnds('l');
    wait(ROOM_GRACE_MS - 2);
    moveTo(3);
    moveTo(4);
    wait(1);
    expect(seat()).toBe(4);
    wait(1);
    expect(seat()).toBe(-1);
  });

  test.each(['seat.up', 'seat.manage'] as const)(
    'a person who changes a silent seat for another one by %s has the grace anew: the page of the press brings the sound',
    (name) => {
      rooms.join('manager');
      rooms.give('room.socket_open', 'manager', { connection: 'k-manager', node: 'n' });
      rooms.do('seat.up', 'manager', { mic_number: 3 });
      soundBegins('l', 'manager');
      soundEnds('l');
      wait(ROOM_GRACE_MS - 1);
      rooms.do(name, 'manager', { mic_number: 4 });
      wait(ROOM_GRACE_MS - 1);
      expect(seat('manager')).toBe(4);
      wait(1);
      expect(seat('manager')).toBe(-1);
    },
  );

  test('[api.room.v1.room-edit] a silent seat that the room no longer has waits for nothing, and its person may sit down again', () => {
    rooms.do('seat.admin', 'manager', { to: rooms.no('second'), mic_number: 5, type: SEAT_ACTION.up });
    soundBegins('l');
    soundEnds('l');
    wait(ROOM_GRACE_MS - 1);
    rooms.do('room.edit', 'owner', { mic_num: 4 });
    checkRooms(rooms.world);
    expect([seat(), isRoomSweepDue(rooms.world, rooms.at + 600_000)]).toEqual([-1, false]);
    rooms.do('seat.admin', 'manager', { to: rooms.no('second'), mic_number: 3, type: SEAT_ACTION.up });
    wait(600_000);
    expect(seat()).toBe(3);
  });

  test('a wait that an older snapshot has without a seat ends with the next sweep', () => {
    rooms.do('seat.drop', 'second');
    rooms.room.unheard = new Map([[rooms.no('second'), rooms.at]]);
    wait(ROOM_GRACE_MS);
    expect(isRoomSweepDue(rooms.world, rooms.at)).toBe(false);
  });

  test('a node that is gone takes its links along, and those of other nodes stay', () => {
    rooms.give('room.socket_open', 'second', { connection: 'k-m', node: 'm' });
    soundBegins('l');
    rooms.give('node.lapse', null, { node: 'n' });
    wait(ROOM_GRACE_MS - 1);
    soundBegins('m', 'second', 'm');
    rooms.give('node.start', null, { node: 'n' });
    wait(600_000);
    expect(seat()).toBe(2);
    expect([...rooms.world.rooms.audio_links.keys()]).toEqual(['m']);
  });
});

test('a seat that never had an audio link ends with its visit alone', () => {
  wait(3_600_000);
  expect(seat()).toBe(2);
});

test('a visitor without a seat whose link ends stays, and waits for nothing', () => {
  rooms.do('seat.drop', 'second');
  soundBegins('l');
  soundEnds('l');
  expect(isRoomSweepDue(rooms.world, rooms.at + 600_000)).toBe(false);
});

test('the end of a node compares no links of visitors without a seat', () => {
  rooms.do('seat.drop', 'second');
  for (let link = 0; link < 100; link += 1) soundBegins(`l${link}`);
  const compared = vi.spyOn(rooms.world.rooms.audio_links, 'values');
  rooms.give('node.lapse', null, { node: 'n' });
  expect([rooms.world.rooms.audio_links.size, compared.mock.calls.length]).toEqual([0, 0]);
});

test('[api.room.op.join-room] the audio ticket lasts as long as the visit: another page of the session gets the same one, another session a new one', () => {
  const sigOf = (device = '') => {
    rooms.give('room.join', 'second', { group_id: ROOM, lock_pass: '', type: 1, history: true }, device);
    return rooms.room.members.get(rooms.no('second'))?.sig;
  };
  const first = sigOf();
  expect(first).toMatch(/^.{32}$/);
  expect(sigOf()).toBe(first);
  const other = sigOf('-b');
  expect(other).not.toBe(first);
  rooms.do('room.leave', 'second', { to: '' });
  expect(sigOf()).not.toBe(first);
});
