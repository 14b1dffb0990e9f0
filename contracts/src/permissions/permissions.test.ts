import { describe, expect, test } from 'vitest';
import {
  GROUP_PERMISSIONS,
  type GroupAction,
  type GroupStanding,
  HALL_PERMISSIONS,
  type HallAction,
  type HallStanding,
  hallHindrance,
  mayInGroup,
  mayInHall,
  mayInRoom,
  ROOM_PERMISSIONS,
  ROOM_ROLE,
  type RoomAction,
  type RoomStanding,
  roomStandingOf,
} from '../index.ts';

const IN_HALLS: readonly HallStanding[] = ['owner', 'manager', 'member', 'outsider', 'visitor'];
const IN_GROUPS: readonly GroupStanding[] = ['owner', 'manager', 'member', 'outsider'];
const IN_ROOMS: readonly RoomStanding[] = ['owner', 'manager', 'reception', 'member', 'banned', 'visitor'];

describe('in a hall', () => {
  test('a button is enabled exactly where the table permits the action', () => {
    for (const action of Object.keys(HALL_PERMISSIONS) as HallAction[]) {
      for (const standing of IN_HALLS) {
        expect([action, standing, mayInHall(action, standing)]).toEqual([
          action,
          standing,
          HALL_PERMISSIONS[action][standing] === 'yes',
        ]);
      }
    }
  });

  test('[role.hall-function.kick-out] owners kick out managers and members, managers kick out members', () => {
    const reach = (standing: HallStanding) =>
      IN_HALLS.filter((target) => mayInHall('hall.kick_out', standing, { target }));
    expect(IN_HALLS.map(reach)).toEqual([['manager', 'member'], ['member'], [], [], []]);
  });

  test('an action without a target user has no reach', () => {
    expect(mayInHall('hall.update', 'owner', { target: 'member' })).toBe(false);
  });

  test('[role.hall-text-mute, role.hall-mic-mute, error.50] a mute or a ban blocks only its own actions', () => {
    expect(hallHindrance('chat.send', 'member', { text_mute: true })).toBe('textMuted');
    expect(hallHindrance('chat.send', 'member', { mic_mute: true })).toBeNull();
    expect(hallHindrance('hall.own_mic', 'member', { mic_mute: true })).toBe('micMuted');
    expect(hallHindrance('channel.join', 'member', { banned: true })).toBe('channelBanned');
    expect(mayInHall('chat.send', 'member', { banned: true })).toBe(false);
  });

  test('[role.hall-function.mute-all] a general mute does not apply to owner and managers', () => {
    const may = (standing: HallStanding) => mayInHall('chat.send', standing, { mute_all: true });
    expect((['owner', 'manager', 'member'] as const).map(may)).toEqual([true, true, false]);
  });
});

describe('in a room', () => {
  test('a button is enabled exactly where the table permits the action', () => {
    for (const action of Object.keys(ROOM_PERMISSIONS) as RoomAction[]) {
      for (const standing of IN_ROOMS) {
        expect([action, standing, mayInRoom(action, standing)]).toEqual([
          action,
          standing,
          ROOM_PERMISSIONS[action][standing] === 'yes',
        ]);
      }
    }
  });

  test('[role.room-manager-force-off] actions on a user reach lower standings only', () => {
    const reach = (standing: RoomStanding) => IN_ROOMS.filter((target) => mayInRoom('mute', standing, { target }));
    expect(reach('owner')).toEqual(['manager', 'reception', 'member', 'banned', 'visitor']);
    expect(reach('manager')).toEqual(['reception', 'member', 'banned', 'visitor']);
    expect(reach('reception')).toEqual([]);
    expect(mayInRoom('hearts', 'owner', { target: 'member' })).toBe(false);
  });

  test('[room-event.0x4004, room-event.0x64] a closed room and a mute block only their own actions', () => {
    expect(mayInRoom('chat', 'member', { closed: true })).toBe(false);
    expect(mayInRoom('chat', 'member', { muted: true })).toBe(false);
    expect(mayInRoom('gift', 'member', { muted: true })).toBe(true);
    expect(mayInRoom('view', 'owner', { closed: true })).toBe(true);
    expect(mayInRoom('view', 'owner', { away: true })).toBe(false);
  });

  test('every role on the wire has a standing', () => {
    expect(Object.values(ROOM_ROLE).map(roomStandingOf)).toEqual(Object.keys(ROOM_ROLE));
  });
});

describe('in a group', () => {
  test('a button is enabled exactly where the table permits the action', () => {
    for (const action of Object.keys(GROUP_PERMISSIONS) as GroupAction[]) {
      for (const standing of IN_GROUPS) {
        expect([action, standing, mayInGroup(action, standing)]).toEqual([
          action,
          standing,
          GROUP_PERMISSIONS[action][standing] === 'yes',
        ]);
      }
    }
  });

  test('an owner removes managers and members, a manager removes members, and no other action has a target', () => {
    const reach = (standing: GroupStanding) =>
      IN_GROUPS.filter((target) => mayInGroup('remove', standing, target)).join(' ');
    expect(IN_GROUPS.map(reach)).toEqual(['manager member', 'member', '', '']);
    expect(mayInGroup('add', 'owner', 'member')).toBe(false);
  });
});
