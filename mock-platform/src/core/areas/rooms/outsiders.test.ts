import { describe, expect, test } from 'vitest';
import { CoreRooms, LOCKED, ROOM, roomEvents, type Who } from '../../../../testing/kit/core-rooms.ts';
import { statusOf } from '../../rights/sight.ts';
import { homePlayers, matchEntries } from '../games/players.ts';
import { friendList } from '../social/lists.ts';
import { listRooms, roomCard, roomSetting } from './lists.ts';

describe('what strangers and banned people learn', () => {
  test('[api.room.v1.roomCard][api.account.status] a password hides the people in a room, and their places, from outsiders', () => {
    const rooms = new CoreRooms();
    const card = (who: Who) => roomCard(rooms.world, rooms.no(who), LOCKED);
    const where = (viewer: Who) => statusOf(rooms.world, rooms.no(viewer), rooms.no('outsider'));
    expect(card('outsider').seated.map(({ id }) => id)).toEqual([rooms.no('outsider')]);
    expect(where('outsider').room_no).toBe(LOCKED);
    expect(card('member')).toMatchObject({ seated: [], room: { is_lock: true } });
    expect(where('member')).toMatchObject({ online: true, room_no: '' });
    rooms.join('member', { group_id: LOCKED, lock_pass: 'abc123' });
    expect(card('member').seated).toHaveLength(1);
    expect(where('member').room_no).toBe(LOCKED);
    rooms.give('room.edit', 'outsider', { group_id: LOCKED, lock_pass: '' });
    expect(card('second').seated).toHaveLength(1);
    expect(where('second').room_no).toBe(LOCKED);
  });

  test('[api.social.friend-list][api.account.status][api.user.v2.home.match_entry] a person in a voice room is online in lists and counts, until a block hides them', () => {
    const rooms = new CoreRooms();
    const [member, owner] = [rooms.no('member'), rooms.no('owner')];
    rooms.give('friend.add', 'owner', { no: member });
    const game = { game_id: 'g', game_name: '王者', icon: '' };
    rooms.world.games.list.set('g', { ...game, levels: [] });
    rooms.world.games.skills.set(member, [{ ...game, level: '', tags: [], intro: '' }]);
    const seen = () => [
      friendList(rooms.world, owner, { page: 1, page_size: 10 }).list.map(({ online }) => online),
      statusOf(rooms.world, owner, member).online,
      homePlayers(rooms.world, owner, { page: 1, limit: 10, game_id: 'g' }).list.map(({ online }) => online),
      matchEntries(rooms.world, owner).list.flatMap(({ game_id, online }) => (game_id === 'g' ? [online] : [])),
    ];
    expect(seen()).toEqual([[false], false, [false], [0]]);
    rooms.join('member');
    expect(seen()).toEqual([[true], true, [true], [1]]);
    rooms.give('blacklist.add', 'member', { no: owner });
    expect(seen()).toEqual([[], false, [false], [0]]);
  });

  test('[error.12011] a person banned from a room sees neither its card, nor its switches, nor its people', () => {
    const rooms = new CoreRooms();
    rooms.do('room.black', 'owner', { to: rooms.no('member'), type: 1 });
    const refused = expect.objectContaining({ refusal: 'roomBanned' });
    expect(() => roomCard(rooms.world, rooms.no('member'), ROOM)).toThrow(refused);
    expect(() => roomSetting(rooms.world, rooms.no('member'), ROOM)).toThrow(refused);
    expect(statusOf(rooms.world, rooms.no('member'), rooms.no('owner'))).toMatchObject({ online: true, room_no: '' });
  });

  test('[room-event.0x4004] the room of a banned account is closed for as long as the ban lasts, and told so', () => {
    const rooms = new CoreRooms();
    const ban = (banned: boolean) =>
      roomEvents(rooms.give('control.accounts.set', null, { uid: rooms.no('owner'), banned })).filter(
        ({ name }) => name === 'roomForbidden',
      );
    const ids = () => listRooms(rooms.world, '', { page: 1, limit: 20 }).list.map(({ room_no }) => room_no);
    expect(ban(true)).toMatchObject([{ audience: { kind: 'room' }, body: { group_id: ROOM, forbidden: true } }]);
    expect(rooms.join('member')).toMatchObject({ refusal: 'roomForbidden' });
    expect(rooms.do('room.say', 'second', { c_mid: 'c', content: '咦' })).toBe('roomForbidden');
    expect(ids()).toEqual([LOCKED]);
    expect(ban(true)).toEqual([]);
    expect(ban(false)).toMatchObject([{ body: { forbidden: false } }]);
    expect(rooms.join('member')).toMatchObject({ ok: true });
    // A room closed by operations stays closed.
    rooms.give('control.rooms.forbid', null, { group_id: ROOM, forbidden: true, msg: '', for_ms: 0 });
    expect([ban(true), ban(false)]).toEqual([[], []]);
  });
});

describe('what changes nothing', () => {
  test('[room-event.0x1011] the mid of another room’s line is refused, and not answered with that line', () => {
    const rooms = new CoreRooms();
    const say = (group_id: string) => rooms.do('room.say', 'member', { group_id, c_mid: 'c1', content: '你好' });
    rooms.join('member');
    expect([say(ROOM), say(ROOM)]).toEqual([['roomChat'], ['roomChat']]);
    rooms.join('member', { group_id: LOCKED, lock_pass: 'abc123' });
    expect(say(LOCKED)).toBe('requestInvalid');
  });

  test('[room-event.0x64] [room-event.0x65] [room-event.0x4006] a repeated change causes no event', () => {
    const rooms = new CoreRooms();
    rooms.join('member');
    const to = rooms.no('member');
    const mute = (type: number) => rooms.do('room.speaking', 'owner', { to, type });
    expect([mute(2), mute(1), mute(1), mute(2), mute(2)]).toEqual([[], ['roomUserMuted'], [], ['roomUserUnmuted'], []]);
    for (const name of ['room.set_admin', 'room.set_reception'] as const) {
      expect(rooms.do(name, 'owner', { to })).toEqual(['roomRoleGranted']);
      expect(rooms.do(name, 'owner', { to })).toEqual([]);
    }
  });
});
