import type { RefusalName } from '@miczero/contracts';
import fc from 'fast-check';
import { changeBag } from '../../../src/core/areas/gifts/send.ts';
import { openRoom } from '../../../src/core/areas/rooms/manage-room.ts';
import { giftIdOf, roomIdOf, userNoOf } from '../../../src/core/kernel/ids.ts';
import type { World } from '../../../src/core/state/world.ts';

/** For refusals.property.test.ts: rooms in which every refusal has its reason, and what may arrive there. */

const ROOM = '600001';
const LOCKED = '600002';
const CLOSED = '600003';
const [OWNER, FRIEND, NAMELESS, OFFICIAL, BANNED] = ['10001', '10002', '10003', '10004', '10009'].map(userNoOf);
/** A manager and a member of the closed room, and a person outside who uses another device. */
const [GUEST, SITTER, STRANGER] = ['10010', '10011', '10012'].map(userNoOf);

/**
 * The first room is full: the owner on 0, 1 closed, OFFICIAL on 2; FRIEND manages it, NAMELESS is muted and has applied,
 * BANNED is banned. The second is OFFICIAL's and locked, the third STRANGER's and closed by operations.
 */
export function furnishRooms(world: World, at: number): void {
  const model = world.accounts.get(userNoOf('10002'));
  if (!model || !OWNER || !FRIEND || !NAMELESS || !OFFICIAL || !BANNED || !GUEST || !SITTER || !STRANGER) {
    throw new Error('no people');
  }
  for (const no of [GUEST, SITTER, STRANGER]) world.accounts.set(no, { ...structuredClone(model), no, phone: '' });
  for (const no of [OWNER, FRIEND]) {
    world.real_names.kyc.set(no, { audit_status: 1, audit_reason: '', audit_data: '', at });
  }
  for (const sid of [`sid-${STRANGER}`, 'sid-new']) {
    const session = { no: STRANGER, sid, secret_key: '', access_token: '', device: sid, platform: '', since: at };
    world.sessions.set(sid, session);
  }
  world.in_use.set(STRANGER, new Map([['web', 'sid-new']]));
  world.rooms.sockets.set('sid-new', 1);
  world.rooms.connections.set('k-new', { no: STRANGER, sid: 'sid-new', node: 'n' });
  const fields = { name: '房间', room_class: 'chat' };
  const room = openRoom(world, OWNER, at, { ...fields, mic_num: 3 });
  openRoom(world, OFFICIAL, at, { ...fields, lock_pass: 'abc123' });
  const closed = openRoom(world, STRANGER, at, fields);
  closed.forbidden = { msg: '', until: 0 };
  closed.staff.set(GUEST, 'manager');
  room.staff.set(FRIEND, 'manager');
  room.black.set(BANNED, at);
  room.muted.set(NAMELESS, at);
  for (const [where, people] of [
    [room, [OWNER, FRIEND, NAMELESS, OFFICIAL]],
    [closed, [GUEST, SITTER]],
  ] as const) {
    for (const no of people) {
      where.members.set(no, { sid: `sid-${no}`, at, greeted: false });
      world.rooms.places.set(no, where.id);
    }
  }
  room.applications.set(NAMELESS, { mic_number: 2, at });
  for (const [number, change] of [
    [0, { no: OWNER }],
    [1, { forbidden: true }],
    [2, { no: OFFICIAL }],
  ] as const) {
    Object.assign(room.seats.get(number) ?? {}, change);
  }
  // FRIEND has written in the locked room before.
  const line = { id: 1, from: FRIEND, at, type: 1, c_mid: 'c1', content: 'hi', room: roomIdOf(LOCKED) } as const;
  world.rooms.sent.set(FRIEND, new Map([['c1', line]]));
  const many = Array.from({ length: 200 }, (_, index) => [roomIdOf(`f${index}`), at] as const);
  world.rooms.favourites.set(FRIEND, new Map(many));
  changeBag(world, OWNER, giftIdOf('rose'), 2);
  for (const kind of ['user', 'mint'] as const) {
    world.ledger.balances.set(kind === 'mint' ? 'mint' : `user:${OWNER}`, kind === 'mint' ? -100 : 100);
  }
}

const from = <Value>(...values: Value[]) => fc.constantFrom(...values);
export const ROOM_ACTORS = ['10010', '10011', '10012'] as const;
const group_id = from(ROOM, ROOM, ROOM, ROOM, LOCKED, CLOSED, CLOSED, '404', '__proto__');
const no = from('10001', '10002', '10003', '10004', '10009', ...ROOM_ACTORS, '404');
const mic_number = from(0, 1, 2, 9);
const inRoom = { group_id };
const name = from(undefined, '好房间', ' ', '违禁词', 'x'.repeat(21));
const fields = {
  name,
  room_class: from('chat', 'nothing'),
  cover: from(undefined, '', '/files/w/a.png', '/files/seed/3.png', '/files/w/bad.png', 'javascript:1'),
  s_room_notice: from(undefined, '欢迎', '违禁词', 'x'.repeat(301)),
  lock_pass: from(undefined, '', 'abc123'),
  mic_num: from(undefined, 2, 12),
};
const give = {
  gift_id: from('rose', 'rocket', '404'),
  gift_num: from(1, 3, 9999),
  is_bag: fc.boolean(),
  req_id: from(undefined, 'r1'),
};
const content = from('hi', ' ', '违禁词', 'x'.repeat(501));
const person = fc.record({ ...inRoom, to: no });
const punished = fc.record({ ...inRoom, to: no, type: from(1, 2) });

export const ROOM_INPUTS = {
  'room.socket_open': fc.record({ connection: from('new'), node: from('n', 'm') }),
  'room.socket_close': fc.record({ connection: from('none') }),
  'room.link_open': fc.record({ link: from('l1', 'l2'), ...inRoom, node: from('n', 'm') }),
  'room.link_close': fc.record({ link: from('l1', 'none') }),
  'room.sweep': fc.constant({}),
  'room.add': fc.record({ ...fields, name: from('好房间', '好房间', ' ', '违禁词', 'x'.repeat(21)) }),
  'room.edit': fc.record({ ...inRoom, ...fields, background_web: from(undefined, '', 'javascript:1') }),
  'room.join': fc.record({
    ...inRoom,
    lock_pass: from('', 'abc123', 'wrong'),
    user_no: from(undefined, undefined, '404'),
    type: from(1, 11),
    history: fc.boolean(),
    follow_along: from(undefined, '10001', '404'),
  }),
  'room.leave': fc.record({
    ...inRoom,
    to: fc.oneof(no, from('')),
    status: from(undefined, 1, 2),
    desc: from('', 'x'),
  }),
  'room.say': fc.record({ ...inRoom, c_mid: from('c1', 'c2'), content }),
  'room.login_window_send': fc.record({ ...inRoom, id: from('1', '404') }),
  'room.set_admin': person,
  'room.cancel_admin': person,
  'room.set_reception': person,
  'room.cancel_reception': person,
  'room.black': punished,
  'room.speaking': punished,
  'room.clear_screen': fc.record(inRoom),
  'room.heart_op': fc.record({ ...inRoom, op: from(1, 2, 3) }),
  'favourite.do': fc.record({ ...inRoom, op: from(1, 2) }),
  'seat.apply': fc.record({ ...inRoom, mic_number }),
  'seat.cancel': fc.record(inRoom),
  'seat.agree': person,
  'seat.clear_applications': fc.record({ ...inRoom, to: fc.oneof(no, from(undefined)) }),
  'seat.manage': fc.record({ ...inRoom, mic_number }),
  'seat.up': fc.record({ ...inRoom, mic_number }),
  'seat.drop': fc.record(inRoom),
  'seat.admin': fc.record({ ...inRoom, to: fc.oneof(no, from('', '10003')), mic_number, type: from(1, 2, 3, 4) }),
  'seat.volume': fc.record({ ...inRoom, volume: from(0, 50) }),
  'control.rooms.forbid': fc.record({ ...inRoom, forbidden: fc.boolean(), msg: from('x'), for_ms: from(0, 1000) }),
  'control.room-events.emit': fc.constant({
    name: 'roomChatCleared',
    body: { msg: 'x' },
    audience: { kind: 'user', no: '10001' },
  }),
  'gift.send': fc.record({ ...inRoom, ...give, to: fc.array(no, { maxLength: 2 }), all_seats: fc.boolean() }),
  'gift.chat_send': fc.record({ ...give, to: no }),
  'control.money.give': fc.record({ uid: no, amount: from(5, -5, 0) }),
  'control.bag.give': fc.record({ uid: no, gift_id: from('rose', '404'), count: from(1, 2_000_000) }),
} as const;

const UNKNOWN: readonly RefusalName[] = ['accountUnknown', 'roomUnknown'];
const OUTSIDE: readonly RefusalName[] = [...UNKNOWN, 'roomBanned', 'roomMembershipNeeded'];
const MANAGED: readonly RefusalName[] = [...UNKNOWN, 'roomPermissionNeeded'];
const PERSON: readonly RefusalName[] = [...MANAGED, 'userUnknown'];
const SEATS: readonly RefusalName[] = [...OUTSIDE, 'roomPermissionNeeded', 'roomForbidden'];
const GIVING: readonly RefusalName[] = ['balanceTooLow', 'bagTooLow', 'giftReceiverUnknown', 'giftUnknown'];
const TEXT: readonly RefusalName[] = ['roomNameInvalid', 'roomTextBlocked', 'imageBlocked', 'requestInvalid'];

export const ROOM_REFUSALS = {
  'room.socket_open': ['accountUnknown'],
  'room.add': ['accountUnknown', 'realNameNeeded', 'roomAlreadyOwned', ...TEXT],
  'room.edit': [...MANAGED, ...TEXT],
  'room.join': [...UNKNOWN, 'deviceNotInUse', 'roomBanned', 'roomForbidden', 'roomLocked', 'requestInvalid'],
  'room.leave': PERSON,
  'room.say': [
    ...OUTSIDE,
    'roomForbidden',
    'roomChatMuted',
    'messageEmpty',
    'messageTooLong',
    'requestInvalid',
    'sendBlocked',
    'sendTooFast',
  ],
  'room.login_window_send': [...OUTSIDE, 'roomForbidden', 'roomChatMuted', 'requestInvalid', 'sendTooFast'],
  'room.set_admin': PERSON,
  'room.cancel_admin': PERSON,
  'room.set_reception': PERSON,
  'room.cancel_reception': PERSON,
  'room.black': PERSON,
  'room.speaking': PERSON,
  'room.clear_screen': MANAGED,
  'room.heart_op': MANAGED,
  'favourite.do': [...UNKNOWN, 'roomFavouritesFull'],
  'seat.apply': [...SEATS, 'seatUnknown', 'seatTaken', 'seatForbidden', 'seatHeld'],
  'seat.cancel': [...OUTSIDE, 'seatApplicationUnknown'],
  'seat.agree': [...SEATS, 'seatApplicationUnknown', 'seatTaken'],
  'seat.clear_applications': [...SEATS, 'seatApplicationUnknown'],
  'seat.manage': [...SEATS, 'seatUnknown', 'seatTaken'],
  'seat.up': [...SEATS, 'seatUnknown', 'seatTaken', 'seatForbidden', 'seatApplicationNeeded'],
  'seat.drop': [...OUTSIDE, 'seatEmpty'],
  'seat.admin': [...SEATS, 'userUnknown', 'seatUnknown', 'seatTaken', 'seatEmpty'],
  'seat.volume': [...OUTSIDE, 'seatEmpty'],
  'control.rooms.forbid': ['roomUnknown'],
  'gift.send': [...OUTSIDE, 'roomForbidden', ...GIVING],
  'gift.chat_send': ['accountUnknown', 'relationBlocked', 'relationRefused', ...GIVING],
  'control.money.give': ['userUnknown', 'balanceTooLow', 'requestInvalid'],
  'control.bag.give': ['userUnknown', 'giftUnknown', 'requestInvalid'],
} as const satisfies { readonly [Name in keyof typeof ROOM_INPUTS]?: readonly RefusalName[] };
