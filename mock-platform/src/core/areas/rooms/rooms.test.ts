import { ROOM_ROLE, SESSION_LIFETIME_S } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { CoreRooms, LOCKED, ROOM, roomEvent, roomEvents } from '../../../../testing/kit/core-rooms.ts';
import { reviveWorld, serialiseWorld } from '../../machine/serialise.ts';
import { ROOM_GRACE_MS } from './grace.ts';
import { listRooms, matchRoom, ownRoom, sliderRooms, tracedRooms } from './lists.ts';

const names = (outcome: Parameters<typeof roomEvents>[0]) => roomEvents(outcome).map(({ name }) => name);

describe('creating a room', () => {
  const fields = { name: '新房间', room_class: 'chat' };

  test('[error.12010] [role.real-name-verified] [rule.create-room-requirements] audit status 1 alone creates a room, one for each person', () => {
    const rooms = new CoreRooms();
    for (const audit_status of [undefined, 0, 2, -1] as const) {
      if (audit_status !== undefined) {
        rooms.world.real_names.kyc.set(rooms.no('second'), { audit_status, audit_reason: '', audit_data: '', at: 0 });
      }
      expect(rooms.do('room.add', 'second', fields)).toBe('realNameNeeded');
    }
    expect(rooms.do('room.add', 'member', fields)).toEqual([]);
    expect(rooms.do('room.add', 'member', fields)).toBe('roomAlreadyOwned');
    const own = ownRoom(rooms.world, rooms.no('member')).room;
    // const.seats-10
    expect(own).toMatchObject({ name: '新房间', mic_num: 10, role: ROOM_ROLE.owner, is_lock: false, clout: 0 });
    expect(ownRoom(rooms.world, rooms.no('second'))).toEqual({ room: null });
  });

  test('[screen.room.notice] [screen.room.background] [screen.room.password] an edit reaches the room with the edited fields alone', () => {
    const rooms = new CoreRooms();
    expect(rooms.do('room.edit', 'owner', { s_room_notice: '今晚点歌' })).toEqual([
      'roomNoticeChanged',
      'roomNoticeLine',
    ]);
    expect(rooms.do('room.edit', 'manager', { background_web: '/files/seed/3.png' })).toEqual([
      'roomBackgroundChanged',
    ]);
    expect(rooms.do('room.edit', 'owner', { lock_pass: '1234' })).toEqual(['roomNoticeLine']);
    expect(rooms.do('room.edit', 'owner', { lock_pass: '1234' })).toEqual([]);
    expect(rooms.do('room.edit', 'owner', { name: '改名' })).toEqual(['roomNoticeLine']);
    expect(rooms.do('room.edit', 'owner', { name: '改名 ', mic_free: 1 })).toEqual(['roomNoticeLine']);
    expect(rooms.do('room.edit', 'owner', { name: '改名 ', mic_free: 1 })).toEqual([]);
    rooms.do('seat.manage', 'manager', { mic_number: 9 });
    expect(rooms.do('room.edit', 'owner', { mic_num: 4 })).toEqual(['roomSeatsChanged', 'seatDecorationsChanged']);
    expect(rooms.room.seats.size).toBe(4);
    expect(rooms.room).toMatchObject({ s_room_notice: '今晚点歌', password: '1234', name: '改名' });
  });
});

test('blanks around the name and the notice of a room do not count', () => {
  const rooms = new CoreRooms();
  const [name, s_room_notice] = ['👨‍👩‍👧‍👦'.repeat(20), '👨‍👩‍👧‍👦'.repeat(300)];
  rooms.do('room.edit', 'owner', { name: ` ${name} `, s_room_notice: ` ${s_room_notice} ` });
  expect(rooms.room).toMatchObject({ name, s_room_notice });
  expect(rooms.do('room.edit', 'owner', { s_room_notice: `${s_room_notice}字` })).toBe('requestInvalid');
});

describe('coming and going', () => {
  test('[room-event.0x4003] [api.room.op.join-room] a plain join tells the room, and the person how things stand', () => {
    const rooms = new CoreRooms();
    const joined = rooms.join('member');
    expect(names(joined)).toEqual([
      'roomJoined',
      'roomSeatsChanged',
      'seatDecorationsChanged',
      'roomNoticeShown',
      'roomChat',
    ]);
    expect(roomEvent(joined, 'roomJoined')).toMatchObject({
      audience: { kind: 'room', room_id: ROOM },
      body: { id: '10002', nick: '阿澈', clout: 4, effects: [] },
    });
    expect(roomEvent(joined, 'roomSeatsChanged').audience).toEqual({ kind: 'user', no: '10002' });
    expect(joined).toMatchObject({ reply: { role: 3, nameplate: null, is_speak: true, room: { clout: 4, role: 3 } } });
    expect(names(rooms.join('member', { history: false }))).not.toContain('roomJoined');
  });

  test('[role.owner-host] [screen.room.mic-seats] the owner comes in as the host: role 1, on seat 0, and the room receives the event', () => {
    const rooms = new CoreRooms();
    rooms.do('room.leave', 'owner', { to: '' });
    expect(rooms.room.seats.get(0)?.no).toBe('');
    const joined = rooms.join('owner');
    expect(joined).toMatchObject({ reply: { role: ROOM_ROLE.owner } });
    const told = roomEvents(joined).find(
      ({ name, audience }) => name === 'roomSeatsChanged' && audience.kind === 'room',
    );
    expect(told?.body).toMatchObject({
      list: expect.arrayContaining([
        expect.objectContaining({ mic_number: 0, member: expect.objectContaining({ id: '10001' }) }),
      ]),
    });
  });

  test('[room-event.0x4037] an arriving user is shown the notice, if there is one', () => {
    const rooms = new CoreRooms();
    expect(roomEvent(rooms.join('member'), 'roomNoticeShown').body).toEqual({ s_room_notice: '点歌请上麦' });
    rooms.do('room.edit', 'owner', { s_room_notice: '' });
    expect(names(rooms.join('outsider'))).not.toContain('roomNoticeShown');
  });

  test('[room-event.0x67] types 11 and 16 tell whom the person followed', () => {
    const rooms = new CoreRooms();
    for (const type of [11, 16]) {
      const joined = rooms.join('member', { type, follow_along: rooms.no('second') });
      expect(roomEvent(joined, 'roomJoinedFollowing').body.follow_along).toMatchObject({ id: '10006', nick: '团子' });
      rooms.do('room.leave', 'member', { to: '' });
    }
    expect(names(rooms.join('member', { type: 2, follow_along: rooms.no('second') }))).toContain('roomJoined');
  });

  test.each([
    ['is in another room', 'outsider'],
    ['is the person', 'member'],
    ['does not exist', '404'],
  ] as const)('[room-event.0x67] the room is told of no followed person who %s', (_where, who) => {
    const rooms = new CoreRooms();
    const joined = rooms.join('member', { type: 11, follow_along: who === '404' ? who : rooms.no(who) });
    expect(roomEvent(joined, 'roomJoinedFollowing').body.follow_along).toBeNull();
  });

  test('[room-event.0x67] the room is told of no followed person who has left it', () => {
    const rooms = new CoreRooms();
    rooms.do('room.leave', 'second', { to: '' });
    const joined = rooms.join('member', { type: 16, follow_along: rooms.no('second') });
    expect(roomEvent(joined, 'roomJoinedFollowing').body.follow_along).toBeNull();
  });

  test('[room-event.0x4013] [entity.gift-effect] a person with a vehicle comes in with it', () => {
    const rooms = new CoreRooms();
    const { body } = roomEvent(rooms.join('outsider'), 'roomJoinedInStyle');
    expect(body).toMatchObject({
      nameplate: { id: 'star' },
      effects: [{ listType: 'B', effect: { vehicle: 'cloud-boat' }, userid: '10005' }],
    });
  });

  test('[room-event.0x1002] entering another room leaves the former one and says so', () => {
    const rooms = new CoreRooms();
    const joined = rooms.join('outsider');
    expect(roomEvent(joined, 'previousRoomNotice')).toMatchObject({
      audience: { kind: 'user', no: '10005' },
      body: { group_id: LOCKED, name: '邻居的房间', msg: '你已离开房间「邻居的房间」' },
    });
    expect(rooms.world.rooms.rooms.get(LOCKED)?.members.size).toBe(0);
  });

  test('[room-event.0x1007] the same room with another device: the former device receives the event and nothing after it', () => {
    const rooms = new CoreRooms();
    rooms.join('member');
    const again = rooms.give('room.join', 'member', { group_id: ROOM, lock_pass: '', type: 1, history: false }, '-two');
    expect(roomEvent(again, 'roomTakenOver').audience).toEqual({ kind: 'session', no: '10002', sid: 'sid-member' });
    expect(rooms.room.members.get(rooms.no('member'))?.sid).toBe('sid-member-two');
  });

  test('[room-event.0x1007] a device that was away while another one took the visit over hears so when its socket opens again, once', () => {
    const rooms = new CoreRooms();
    const open = (connection: string, device = '') =>
      names(rooms.give('room.socket_open', 'member', { connection, node: 'n' }, device));
    const takeOver = (device: string) =>
      rooms.give('room.join', 'member', { group_id: ROOM, lock_pass: '', type: 1, history: false }, device);
    rooms.join('member');
    takeOver('-two');
    const again = rooms.give('room.socket_open', 'member', { connection: 'a', node: 'n' });
    expect(names(again)).toEqual(['roomTakenOver']);
    expect(roomEvent(again, 'roomTakenOver').audience).toEqual({ kind: 'session', no: '10002', sid: 'sid-member' });
    expect(open('b')).toEqual([]);
    // One that is there is told at once, and not again.
    takeOver('');
    open('c', '-two');
    expect(names(takeOver('-two'))).toContain('roomTakenOver');
    expect(open('d')).toEqual([]);
    expect(rooms.room.members.get(rooms.no('member'))?.sid).toBe('sid-member-two');
  });

  describe('a device whose visit ended while it was away', () => {
    const away = () => {
      const rooms = new CoreRooms();
      const open = (connection: string, device = '') =>
        rooms.give('room.socket_open', 'member', { connection, node: 'n' }, device);
      const enter = (device: string, group_id = ROOM) =>
        rooms.give('room.join', 'member', { group_id, lock_pass: 'abc123', type: 1, history: false }, device);
      const sweep = () => {
        rooms.at += ROOM_GRACE_MS;
        return rooms.give('room.sweep', null);
      };
      enter('');
      return { rooms, open, enter, sweep };
    };

    test('[room-event.0x1007] it hears after the grace that the visit to the same room goes on with another one, once', () => {
      const { rooms, open, enter, sweep } = away();
      expect(sweep()).toMatchObject({ reply: { removed: 1 } });
      enter('-two');
      const told = open('a');
      expect(names(told)).toEqual(['roomTakenOver']);
      expect(roomEvent(told, 'roomTakenOver').audience).toEqual({ kind: 'session', no: '10002', sid: 'sid-member' });
      expect(names(open('b'))).toEqual([]);
      expect(names(open('c', '-two'))).not.toContain('roomTakenOver');
      expect(rooms.room.members.get(rooms.no('member'))?.sid).toBe('sid-member-two');
    });

    test('[room-event.0x1007] it hears so through a snapshot, and also where a moderator ended the visit', () => {
      const { rooms, open, enter } = away();
      rooms.do('room.leave', 'manager', { to: rooms.no('member'), status: 2 });
      enter('-two');
      const revived = new CoreRooms(reviveWorld(serialiseWorld(rooms.world)));
      expect(names(open('a'))).toEqual(['roomTakenOver']);
      const again = revived.give('room.socket_open', 'member', { connection: 'a', node: 'n' });
      expect(names(again)).toEqual(['roomTakenOver']);
    });

    test('[room-event.0x1007] it hears so from the third device on as well, and so does the second one', () => {
      const { open, enter } = away();
      enter('-two');
      enter('-three');
      open('c', '-three');
      expect([open('a'), open('b', '-two')].map(names)).toEqual([['roomTakenOver'], ['roomTakenOver']]);
    });

    test('it is forgotten when its session ends', () => {
      const { rooms, sweep } = away();
      const ended = { sid: 'sid-member', no: rooms.no('member'), secret_key: '', access_token: '', device: '' };
      rooms.world.sessions.set(ended.sid, { ...ended, platform: 'web', since: rooms.at });
      sweep();
      expect(rooms.world.rooms.untold?.get(ended.sid)).toBe(ROOM);
      rooms.at += (SESSION_LIFETIME_S + 1) * 1000;
      rooms.give('session.sweep', null);
      expect(rooms.world.rooms.untold?.size).toBe(0);
    });

    test('[room-event.0x1007] it hears nothing while the person is in no room, or in another one', () => {
      const one = away();
      one.sweep();
      expect(names(one.open('a'))).toEqual([]);
      const two = away();
      two.enter('-two', LOCKED);
      expect(names(two.open('a'))).toEqual([]);
    });

    test('[room-event.0x1007] it hears nothing once it has entered or left a room itself', () => {
      const back = away();
      back.sweep();
      back.enter('');
      back.open('a');
      back.enter('-two');
      expect(names(back.open('b'))).toEqual([]);
      const left = away();
      left.rooms.do('room.leave', 'member', { to: '' });
      left.enter('-two');
      expect(names(left.open('a'))).toEqual([]);
      const leftLater = away();
      leftLater.sweep();
      leftLater.rooms.do('room.leave', 'member', { to: '' });
      leftLater.enter('-two');
      expect(names(leftLater.open('a'))).toEqual([]);
    });
  });

  test('[error.12006] [rule.locked-room-password] a locked room wants its password, but not of its staff', () => {
    const rooms = new CoreRooms();
    rooms.do('room.leave', 'manager', { to: '' });
    rooms.do('room.edit', 'owner', { lock_pass: '1234' });
    expect(rooms.join('member')).toMatchObject({ refusal: 'roomLocked' });
    expect(rooms.join('member', { lock_pass: '9999' })).toMatchObject({ refusal: 'roomLocked' });
    expect(rooms.join('member', { lock_pass: '1234' })).toMatchObject({ ok: true });
    expect(rooms.join('manager')).toMatchObject({ ok: true });
    // A person who is inside is not asked again.
    expect(rooms.join('member')).toMatchObject({ ok: true });
  });

  test('[error.12011] [room-event.0x4036] a ban puts out and keeps out, until it is lifted', () => {
    const rooms = new CoreRooms();
    rooms.join('member');
    const banned = rooms.give('room.black', 'owner', { group_id: ROOM, to: rooms.no('member'), type: 1 });
    expect(roomEvent(banned, 'roomKicked')).toMatchObject({
      audience: { kind: 'user', no: '10002' },
      body: { group_id: ROOM, banned: true },
    });
    expect(rooms.join('member')).toMatchObject({ refusal: 'roomBanned' });
    rooms.do('room.black', 'owner', { to: rooms.no('member'), type: 2 });
    expect(rooms.join('member')).toMatchObject({ ok: true });
    const kicked = rooms.give('room.leave', 'manager', {
      group_id: ROOM,
      to: rooms.no('member'),
      status: 2,
      desc: '吵',
    });
    expect(roomEvent(kicked, 'roomKicked').body).toMatchObject({ banned: false, msg: '吵' });
    expect(rooms.join('member')).toMatchObject({ ok: true });
  });

  test('[room-event.0x4004] while operations keep a room closed, it refuses visitors, lines and seats', () => {
    const rooms = new CoreRooms();
    const closed = rooms.give('control.rooms.forbid', null, {
      group_id: ROOM,
      forbidden: true,
      msg: '整改',
      for_ms: 1000,
    });
    expect(roomEvent(closed, 'roomForbidden').body).toMatchObject({
      forbidden: true,
      msg: '整改',
      until: rooms.at + 1000,
    });
    expect(rooms.join('member')).toMatchObject({ refusal: 'roomForbidden' });
    expect(rooms.do('room.say', 'second', { c_mid: 'c', content: '咦' })).toBe('roomForbidden');
    expect(rooms.do('seat.manage', 'manager', { mic_number: 2 })).toBe('roomForbidden');
    rooms.at += 1001;
    expect(rooms.join('member')).toMatchObject({ ok: true });
  });

  test('[room-event.0x1009] a banned account receives the event and leaves the room', () => {
    const rooms = new CoreRooms();
    rooms.join('member');
    const banned = rooms.give('control.accounts.set', null, { uid: rooms.no('member'), banned: true });
    expect(names(banned)).toEqual(['roomAccountBanned', 'roomSeatsChanged']);
    expect(rooms.room.members.has(rooms.no('member'))).toBe(false);
  });

  test('a user without a socket stays for the grace period, and a socket that opens receives the state', () => {
    const rooms = new CoreRooms();
    rooms.join('member');
    rooms.at += ROOM_GRACE_MS - 1;
    expect(rooms.give('room.sweep', null)).toMatchObject({ reply: { removed: 0 } });
    const opened = rooms.give('room.socket_open', 'member', { connection: 'k', node: 'n' });
    expect(names(opened)).toEqual(['roomSeatsChanged', 'seatDecorationsChanged', 'roomNoticeShown', 'roomChat']);
    rooms.at += ROOM_GRACE_MS * 2;
    expect(rooms.give('room.sweep', null)).toMatchObject({ reply: { removed: 0 } });
    rooms.give('node.start', null, { node: 'n' });
    rooms.at += ROOM_GRACE_MS;
    expect(rooms.give('room.sweep', null)).toMatchObject({ reply: { removed: 1 } });
    expect(rooms.room.members.has(rooms.no('member'))).toBe(false);
  });
});

describe('finding rooms', () => {
  test('[api.room.v1.room-list] the liveliest first, by category, name and number; closed ones not at all', () => {
    const rooms = new CoreRooms();
    const ids = (request: object) =>
      listRooms(rooms.world, '', { page: 1, limit: 20, ...request }).list.map(({ room_no }) => room_no);
    expect(ids({})).toEqual([ROOM, LOCKED]);
    expect(ids({ room_class: 'chat' })).toEqual([LOCKED]);
    expect(ids({ keyword: '样板' })).toEqual([ROOM]);
    expect(ids({ keyword: '600002' })).toEqual([LOCKED]);
    rooms.give('control.rooms.forbid', null, { group_id: ROOM, forbidden: true, msg: '', for_ms: 0 });
    expect(ids({})).toEqual([LOCKED]);
  });

  test('[api.room.v1.roomMatch] an open room with people, never one that is locked or that bans', () => {
    const rooms = new CoreRooms();
    const match = () => matchRoom(rooms.world, rooms.no('member'), undefined, rooms.at).room.room_no;
    expect(match()).toBe(ROOM);
    rooms.do('room.black', 'owner', { to: rooms.no('member'), type: 1 });
    expect(match).toThrow('暂时没有合适的房间');
  });

  test('[api.room.op.slider-rooms] rooms where people speak, and rooms where people write', () => {
    const rooms = new CoreRooms();
    const slider = sliderRooms(rooms.world, rooms.no('member'), { page: 1, limit: 20 });
    expect(slider.mic.map(({ room_no }) => room_no)).toEqual([ROOM, LOCKED]);
    expect(slider.text.map(({ room_no }) => room_no)).toEqual([ROOM]);
  });

  test('[api.room.v1.room-trace] the latest visit first, each room once', () => {
    const rooms = new CoreRooms();
    for (const lock_pass of ['', 'abc123', '']) {
      rooms.join('member', { group_id: lock_pass === '' ? ROOM : LOCKED, lock_pass });
    }
    const traced = tracedRooms(rooms.world, rooms.no('member'), { page: 1, limit: 20 });
    expect(traced.list.map(({ room_no }) => room_no)).toEqual([ROOM, LOCKED]);
  });
});
