import { SEAT_ACTION } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { CoreRooms, ROOM, roomEvent, roomEvents } from '../../../../testing/kit/core-rooms.ts';

const names = (outcome: Parameters<typeof roomEvents>[0]) => roomEvents(outcome).map(({ name }) => name);

describe('seats', () => {
  test('[screen.room.seat-applications] [role.room-3-seat-apply] [role.room-manager-accept] applied for, told, accepted, seated', () => {
    const rooms = new CoreRooms();
    const applied = rooms.give('seat.apply', 'second', { group_id: ROOM, mic_number: 2 });
    expect(roomEvent(applied, 'roomSeatsChanged').body.apply_count).toBe(1);
    expect(rooms.do('seat.agree', 'second', { to: rooms.no('second') })).toBe('roomPermissionNeeded');
    const agreed = rooms.give('seat.agree', 'manager', { group_id: ROOM, to: rooms.no('second') });
    expect(agreed).toMatchObject({ reply: { mic_number: 2 } });
    expect(roomEvent(agreed, 'roomSeatsChanged').body.list[2]).toMatchObject({
      mic_number: 2,
      member: { id: '10006' },
    });
    expect(rooms.do('seat.agree', 'manager', { to: rooms.no('second') })).toBe('seatApplicationUnknown');
    expect(rooms.do('seat.clear_applications', 'manager', { to: rooms.no('second') })).toBe('seatApplicationUnknown');
    expect(rooms.do('seat.clear_applications', 'manager')).toEqual([]);
  });

  test('[role.room-3-seat-apply] a seated person has no application, and cannot make one', () => {
    const rooms = new CoreRooms();
    rooms.do('seat.admin', 'manager', { to: rooms.no('second'), mic_number: 2, type: SEAT_ACTION.up });
    expect(rooms.do('seat.apply', 'second', { mic_number: 3 })).toBe('seatHeld');
  });

  test('[room-event.0x4012] a seat that was taken meanwhile: the next free one', () => {
    const rooms = new CoreRooms();
    rooms.do('seat.apply', 'second', { mic_number: 1 });
    rooms.do('seat.manage', 'manager', { mic_number: 1 });
    expect(rooms.give('seat.agree', 'owner', { group_id: ROOM, to: rooms.no('second') })).toMatchObject({
      reply: { mic_number: 2 },
    });
  });

  test('[role.room-others-manage] the others take a seat and leave it by the same call', () => {
    const rooms = new CoreRooms();
    rooms.do('seat.manage', 'manager', { mic_number: 3 });
    expect(rooms.room.seats.get(3)?.no).toBe('10004');
    rooms.do('seat.manage', 'manager', { mic_number: 4 });
    expect([rooms.room.seats.get(3)?.no, rooms.room.seats.get(4)?.no]).toEqual(['', '10004']);
    rooms.do('seat.manage', 'manager', { mic_number: 4 });
    expect(rooms.room.seats.get(4)?.no).toBe('');
    expect(rooms.do('seat.manage', 'owner', { mic_number: 4 })).toBe('roomPermissionNeeded');
    expect(rooms.do('seat.manage', 'manager', { mic_number: 0 })).toBe('roomPermissionNeeded');
  });

  test('[entity.room-seat.status-2] a muted seat is muted for the person on it and closed to others', () => {
    const rooms = new CoreRooms();
    const muted = rooms.give('seat.admin', 'manager', {
      group_id: ROOM,
      to: '',
      mic_number: 5,
      type: SEAT_ACTION.mute,
    });
    expect(roomEvent(muted, 'roomSeatsChanged').body.list[5]?.mic_status).toBe(2);
    expect(rooms.do('seat.apply', 'second', { mic_number: 5 })).toBe('seatForbidden');
    rooms.do('seat.manage', 'manager', { mic_number: 5 });
    expect(rooms.do('seat.volume', 'manager', { volume: 60 })).toEqual([]);
    rooms.do('seat.admin', 'owner', { to: '', mic_number: 5, type: SEAT_ACTION.unmute });
    expect(rooms.do('seat.volume', 'manager', { volume: 60 })).toEqual(['roomSeatsChanged']);
    expect(rooms.do('seat.volume', 'manager', { volume: 30 })).toEqual([]);
    expect(rooms.do('seat.volume', 'manager', { volume: 0 })).toEqual(['roomSeatsChanged']);
  });

  test('[entity.room-seat.status-2] a mute ends with the stay of its person; a lock of an empty seat stays', () => {
    const rooms = new CoreRooms();
    const mute = { group_id: ROOM, to: '', type: SEAT_ACTION.mute };
    rooms.do('seat.manage', 'manager', { mic_number: 5 });
    rooms.give('seat.admin', 'owner', { ...mute, mic_number: 5 });
    rooms.give('seat.admin', 'owner', { ...mute, mic_number: 6 });
    rooms.give('seat.admin', 'owner', { ...mute, type: SEAT_ACTION.off, mic_number: 5 });
    expect([5, 6].map((number) => rooms.room.seats.get(number)?.forbidden)).toEqual([false, true]);
    expect(rooms.do('seat.apply', 'second', { mic_number: 5 })).not.toBe('seatForbidden');
  });

  test('[role.room-manager-mute-seat, entity.room-seat.status-2] a mute goes with its person to every seat of the visit, until a manager lifts it', () => {
    const rooms = new CoreRooms();
    const forbidden = (number: number) => rooms.room.seats.get(number)?.forbidden;
    rooms.do('room.edit', 'owner', { mic_free: true });
    rooms.do('seat.up', 'second', { mic_number: 2 });
    rooms.do('seat.admin', 'manager', { to: rooms.no('second'), mic_number: 2, type: SEAT_ACTION.mute });
    rooms.do('seat.up', 'second', { mic_number: 3 });
    expect([forbidden(2), forbidden(3)]).toEqual([false, true]);
    expect(rooms.do('seat.volume', 'second', { volume: 50 })).toEqual([]);
    rooms.do('seat.drop', 'second');
    rooms.do('seat.up', 'second', { mic_number: 4 });
    expect([forbidden(3), forbidden(4)]).toEqual([false, true]);
    rooms.do('seat.admin', 'manager', { to: rooms.no('second'), mic_number: 4, type: SEAT_ACTION.unmute });
    rooms.do('seat.up', 'second', { mic_number: 5 });
    expect(forbidden(5)).toBe(false);
  });

  test('[role.room-manager-accept] an accepted application ends a mute of the visit', () => {
    const rooms = new CoreRooms();
    const to = rooms.no('second');
    rooms.do('seat.admin', 'manager', { to, mic_number: 2, type: SEAT_ACTION.up });
    rooms.do('seat.admin', 'manager', { to, mic_number: 2, type: SEAT_ACTION.mute });
    rooms.do('seat.drop', 'second');
    rooms.do('seat.apply', 'second', { mic_number: 3 });
    rooms.do('seat.agree', 'manager', { to });
    expect(rooms.room.seats.get(3)).toMatchObject({ no: to, forbidden: false });
  });

  test('[role.room-manager-mute-seat, entity.room-seat.host-0] a manager does not mute the host, nor the seat of a host who is away', () => {
    const rooms = new CoreRooms();
    const mute = (person: 'manager' | 'owner') =>
      rooms.do('seat.admin', person, { to: '', mic_number: 0, type: SEAT_ACTION.mute });
    expect(mute('manager')).toBe('roomPermissionNeeded');
    rooms.do('room.leave', 'owner', { to: '' });
    expect(rooms.room.seats.get(0)?.no).toBe('');
    expect(mute('manager')).toBe('roomPermissionNeeded');
    rooms.join('owner');
    expect(rooms.room.seats.get(0)).toMatchObject({ no: rooms.no('owner'), forbidden: false });
  });

  test('[room-flow.seat-manage.mute] a mute of one person never reaches another who sits there by now', () => {
    const rooms = new CoreRooms();
    rooms.join('member');
    rooms.do('seat.admin', 'manager', { to: rooms.no('member'), mic_number: 2, type: SEAT_ACTION.up });
    const mute = { mic_number: 2, type: SEAT_ACTION.mute };
    expect(rooms.do('seat.admin', 'manager', { ...mute, to: rooms.no('second') })).toBe('seatEmpty');
    expect(rooms.room.seats.get(2)?.forbidden).toBe(false);
    expect(rooms.do('seat.admin', 'manager', { ...mute, to: rooms.no('member') })).toEqual(['roomSeatsChanged']);
  });

  test('[role.room-3-seat-apply] a repeated application keeps its place in the queue', () => {
    const rooms = new CoreRooms();
    rooms.join('member');
    const queue = () => [...rooms.room.applications].map(([no, { mic_number }]) => [no, mic_number]);
    rooms.do('seat.apply', 'second', { mic_number: 2 });
    rooms.do('seat.apply', 'member', { mic_number: 3 });
    rooms.do('seat.apply', 'second', { mic_number: 4 });
    expect(queue()).toEqual([
      [rooms.no('second'), 4],
      [rooms.no('member'), 3],
    ]);
  });

  test('[room-event.0x4012, room-event.0x4006] an appointment ends the application of its person for everyone', () => {
    const rooms = new CoreRooms();
    rooms.do('seat.apply', 'second', { mic_number: 2 });
    const appointed = rooms.give('room.set_reception', 'owner', { group_id: ROOM, to: rooms.no('second') });
    expect(roomEvent(appointed, 'roomSeatsChanged').body.apply_count).toBe(0);
  });

  test('[api.room.v1.microphoneup] members sit down by themselves only where the room is free', () => {
    const rooms = new CoreRooms();
    expect(rooms.do('seat.up', 'second', { mic_number: 2 })).toBe('seatApplicationNeeded');
    rooms.do('room.edit', 'owner', { mic_free: true });
    expect(rooms.do('seat.up', 'second', { mic_number: 2 })).toEqual(['roomSeatsChanged', 'seatDecorationsChanged']);
    expect(rooms.do('seat.up', 'manager', { mic_number: 2 })).toBe('seatTaken');
  });
});

describe('roles and the chat', () => {
  test('[room-event.0x4006] [room-event.0x4015] a role that is given or taken names its person', () => {
    const rooms = new CoreRooms();
    const to = rooms.no('second');
    const granted = rooms.give('room.set_admin', 'owner', { group_id: ROOM, to });
    expect(roomEvent(granted, 'roomRoleGranted').body).toMatchObject({ apply_id: to, role: 2 });
    const revoked = rooms.give('room.cancel_admin', 'owner', { group_id: ROOM, to });
    expect(roomEvent(revoked, 'roomRoleRevoked').body).toMatchObject({ apply_id: to, role: 3 });
    expect(rooms.do('room.cancel_admin', 'owner', { to })).toBe('userUnknown');
  });

  test('[room-event.0x64] [room-event.0x65] muted in the chat, and allowed again', () => {
    const rooms = new CoreRooms();
    const to = rooms.no('second');
    expect(rooms.do('room.speaking', 'manager', { to, type: 1 })).toEqual(['roomUserMuted']);
    expect(rooms.do('room.say', 'second', { c_mid: 'c1', content: '喂' })).toBe('roomChatMuted');
    expect(rooms.do('room.speaking', 'manager', { to, type: 2 })).toEqual(['roomUserUnmuted']);
    expect(rooms.do('room.say', 'second', { c_mid: 'c1', content: '喂' })).toEqual(['roomChat']);
  });

  test('[room-event.0x4009] [entity.room-chat-line] a line is stored once, however often it is sent', () => {
    const rooms = new CoreRooms();
    const say = { group_id: ROOM, c_mid: 'c1', content: ' 你好 ' };
    const line = roomEvent(rooms.give('room.say', 'second', say), 'roomChat');
    expect(line.body.list[0]).toMatchObject({ type: 1, chatType: 2, body: { content: '你好', c_mid: 'c1' } });
    const again = roomEvent(rooms.give('room.say', 'second', { ...say, content: '别的' }), 'roomChat');
    expect(again.audience).toEqual({ kind: 'user', no: '10006' });
    expect(again.body).toEqual(line.body);
    expect(again.mid).not.toBe(line.mid);
    expect(rooms.room.lines).toHaveLength(2);
    expect(rooms.do('room.say', 'second', { c_mid: 'c2', content: '违禁词' })).toBe('sendBlocked');
    expect(rooms.do('room.say', 'second', { c_mid: 'c2', content: '  ' })).toBe('messageEmpty');
  });

  test('[room-event.0x66] clearing the chat leaves nothing for later arrivals', () => {
    const rooms = new CoreRooms();
    expect(rooms.do('room.clear_screen', 'manager')).toEqual(['roomChatCleared']);
    expect(names(rooms.join('member'))).not.toContain('roomChat');
  });
});
