import { once } from 'node:events';
import { connect } from 'node:net';
import { ERRORS, ROOM_EVENTS, ROOM_SOCKET_CLOSE } from '@miczero/contracts';
import { ROOM_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { TestCaller } from '../../../testing/kit/test-caller.ts';
import { type RoomSocketOptions, TestRoomSocket } from '../../../testing/kit/test-room-socket.ts';
import { Sandbox } from '../../../testing/walks/sandbox.ts';
import { PERSONA_PHONES } from '../../core/seeds/personas.ts';
import { createNode, type PlatformNode } from '../../node.ts';

let node: PlatformNode;
let origin: string;
let sandbox: Sandbox;
let number = 0;
const open: TestRoomSocket[] = [];

beforeAll(async () => {
  node = await createNode({ control: { token: '' } });
  origin = await node.listen();
});
afterAll(() => node.close());
beforeEach(async () => {
  number += 1;
  sandbox = await Sandbox.open(origin, `room-${number}`);
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.close();
  await sandbox.close();
});

async function connectAs(
  person: keyof typeof PERSONA_PHONES,
  options: RoomSocketOptions = {},
): Promise<TestRoomSocket> {
  const socket = await TestRoomSocket.open(await sandbox.as(person), options);
  open.push(socket);
  await socket.settled();
  return socket;
}

const visit = () => ({ group_id: sandbox.room, gate: 'pc', lock_pass: '', type: 1, history: 1 });

/** A person in the room, with their socket. */
async function enter(person: 'owner' | 'member' | 'second' | 'manager', options: RoomSocketOptions = {}) {
  const socket = await connectAs(person, options);
  await (await sandbox.as(person)).call('room.join', visit());
  await socket.frame('roomSeatsChanged');
  return socket;
}

describe('the handshake', () => {
  test('a handshake without a signature, with a bad one or for no world closes with the code of its refusal', async () => {
    const stranger = await TestRoomSocket.open(sandbox.visitor());
    await stranger.until('goodbye', () => stranger.closed !== null);
    expect(stranger.closed).toEqual({ code: ROOM_SOCKET_CLOSE.refused, reason: String(ERRORS.sessionMissing.code) });
    const member = await sandbox.as('member');
    const forged = await TestRoomSocket.open(member, { query: { authorization: 'x' } });
    await forged.until('goodbye', () => forged.closed !== null);
    expect(forged.closed?.reason).toBe(String(ERRORS.signatureInvalid.code));
    const lost = await TestRoomSocket.open(member, { query: { world: 'nowhere' } });
    await lost.until('goodbye', () => lost.closed !== null);
    expect(lost.closed?.reason).toBe(String(ERRORS.worldUnknown.code));
  });

  test('the room socket and socket.io live on one port, and any other upgrade is ended', async () => {
    const hall = await sandbox.connect('member');
    const room = await connectAs('member');
    await hall.settled();
    await room.settled();
    const other = new WebSocket(`${origin.replace('http', 'ws')}/ws/nothing`);
    await once(other, 'error');
    // A raw upgrade, so that the end is seen and not only a failed handshake.
    const { hostname, port } = new URL(origin);
    const raw = connect(Number(port), hostname);
    raw.write('GET /elsewhere HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
    await once(raw, 'close');
    await hall.settled();
    await room.settled();
    expect((await fetch(`${origin}/ws/room`, { headers: { 'x-mock-world': sandbox.world } })).status).toBe(426);
  });

  test('a session has a bounded number of room sockets', async () => {
    for (let index = 0; index < 5; index += 1) await connectAs('member');
    const one = await TestRoomSocket.open(await sandbox.as('member'));
    await one.until('goodbye', () => one.closed !== null);
    expect(one.closed).toEqual({ code: ROOM_SOCKET_CLOSE.refused, reason: String(ERRORS.tooManyRequests.code) });
  });
});

describe('in a room', () => {
  test('[screen.room.chat] [room-event.0x4009] the people in the room hear a line, the people outside do not', async () => {
    const [owner, member] = [await enter('owner'), await enter('member')];
    const outsider = await connectAs('outsider');
    member.say(sandbox.room, 'c-1', '晚上好');
    const heard = await owner.frame('roomChat', ({ body }) => body.includes('晚上好'));
    expect(heard).toMatchObject({
      type: ROOM_EVENTS.roomChat.code,
      from: await sandbox.no('member'),
      to: sandbox.room,
    });
    await member.frame('roomChat', ({ body }) => body.includes('c-1'));
    await outsider.settled();
    expect(
      outsider.received.filter(
        ({ name }) => name !== 'roomPong' && name !== 'roomSeatsChanged' && name !== 'seatDecorationsChanged',
      ),
    ).toEqual([]);
  });

  test('[room-event.0x1011] [error.message.room-rejected] a line that is not allowed comes back rejected, to its sender alone', async () => {
    const [owner, member] = [await enter('owner'), await enter('member')];
    member.say(sandbox.room, 'c-bad', '这里有违禁词');
    const rejected = await member.frame('roomMessageRejected');
    expect(rejected.parsed).toMatchObject({
      mid: 'c-bad',
      code: ERRORS.sendBlocked.code,
      msg: ERRORS.sendBlocked.message,
    });
    member.say('404', 'c-lost', '有人吗');
    await member.frame('roomMessageRejected', ({ parsed }) => parsed['mid'] === 'c-lost');
    await owner.settled();
    expect(owner.named('roomMessageRejected')).toEqual([]);
  });

  test('a line that is sent again is the same line', async () => {
    const [owner, member] = [await enter('owner'), await enter('member')];
    for (const content of ['一次', '一次']) member.say(sandbox.room, 'c-1', content);
    await member.until('both copies', () => member.received.filter(({ body }) => body.includes('一次')).length === 2);
    const mids = member.received
      .filter(({ body }) => body.includes('一次'))
      .map(({ body }) => JSON.parse(body).list[0].mid);
    expect(new Set(mids).size).toBe(1);
    await owner.settled();
    expect(owner.received.filter(({ body }) => body.includes('一次'))).toHaveLength(1);
  });

  test('a socket that opens while its user is in the room receives the whole state', async () => {
    await (await sandbox.as('member')).call('room.join', visit());
    const socket = await connectAs('member');
    await socket.frame('roomChat');
    expect(socket.received.map(({ name }) => name).filter((name) => name !== 'roomPong')).toEqual([
      'roomSeatsChanged',
      'seatDecorationsChanged',
      'roomNoticeShown',
      'roomChat',
    ]);
  });

  test('[room-event.0x1007] a second device takes over: the first receives the event and stays closed', async () => {
    const first = await enter('member');
    const other = new TestCaller(origin, { world: sandbox.world, device: 'web_other' });
    await other.signIn(PERSONA_PHONES.member);
    await first.frame('roomTakenOver');
    await first.until('goodbye', () => first.closed !== null);
    expect(first.closed?.code).toBe(ROOM_SOCKET_CLOSE.takenOver);
  });

  test('[room-event.0x1009] a banned account receives the event before its socket closes', async () => {
    const member = await enter('member');
    await sandbox.control('accounts.set', { user: await sandbox.no('member'), banned: true });
    await member.until('goodbye', () => member.closed !== null);
    expect(member.named('roomAccountBanned')).toHaveLength(1);
    expect(member.closed).toEqual({ code: ROOM_SOCKET_CLOSE.refused, reason: String(ERRORS.accountBanned.code) });
  });
});

describe('acknowledgements and the heartbeat', () => {
  const facts = async () => {
    const { list } = await sandbox.control('connections.list');
    return list.filter(({ socket }) => socket === 'room');
  };

  test('[socket.room.ack] every message is acknowledged by the code for its type, and the platform counts', async () => {
    const member = await enter('member');
    await member.settled();
    const [own] = await facts();
    expect(own).toMatchObject({ unacked: 0, wrong: 0 });
    expect(own?.acked).toBeGreaterThan(3);
    const { list } = await sandbox.control('journal.read');
    expect(list).toContainEqual(expect.objectContaining({ direction: 'in', name: 'ack roomJoined', fate: 'received' }));
  });

  test('a wrong code acknowledges nothing, and silence is counted', async () => {
    const codes = { [ROOM_EVENTS.roomJoined.code]: 9 };
    const wrong = await enter('member', { acks: codes });
    await wrong.frame('roomJoined');
    await wrong.settled();
    expect((await facts())[0]).toMatchObject({ wrong: 1, unacked: 1 });
    const silent = await enter('second', { acks: null });
    await silent.settled();
    expect((await facts())[1]).toMatchObject({
      acked: 0,
      unacked: silent.received.filter(({ mid }) => mid !== '').length,
    });
  });

  test('[socket.room.heartbeat] a ping is answered; a socket without pings is closed, and the client may reconnect', async () => {
    const impatient = await createNode({ roomSilenceMs: 300 });
    try {
      const caller = new TestCaller(await impatient.listen());
      await caller.signIn('13800000001');
      const socket = await TestRoomSocket.open(caller);
      await socket.settled();
      expect(socket.named('roomPong')[0]).toMatchObject({ mid: '', from: '' });
      await socket.until('the end', () => socket.closed !== null);
      expect(socket.closed?.code).toBe(1012);
    } finally {
      await impatient.close();
    }
  });
});

describe('what goes wrong on purpose', () => {
  test('frames that are none, too large or unknown are refused without harm', async () => {
    const member = await enter('member');
    // Fewer than the platform complains of in a second.
    const bad = ['{', 'null', '{"type":16392}', JSON.stringify({ type: 999, mid: 'x', body: '{}' })];
    for (const text of bad) member.raw(text);
    member.say(sandbox.room, 'c-large', 'x'.repeat(20_000));
    await member.frame('roomMessageRejected', ({ parsed }) => parsed['mid'] === 'c-large');
    await member.settled();
    const { list } = await sandbox.control('journal.read');
    expect(list.filter(({ fate }) => fate === 'refused').length).toBe(bad.length + 1);
  });

  test('a flood ends the connection', async () => {
    const member = await enter('member');
    for (let index = 0; index < 1000; index += 1) member.ping();
    await member.until('the end', () => member.closed !== null);
  });

  test('a network that is cut off carries nothing, and what waited arrives afterwards', async () => {
    const [owner, member] = [await enter('owner'), await enter('member')];
    const user = await sandbox.no('member');
    await sandbox.control('network.set', { user, blocked: true });
    owner.say(sandbox.room, 'c-1', '听得到吗');
    await owner.frame('roomChat', ({ body }) => body.includes('听得到吗'));
    expect(member.received.some(({ body }) => body.includes('听得到吗'))).toBe(false);
    await sandbox.control('network.set', { user, blocked: false });
    await member.frame('roomChat', ({ body }) => body.includes('听得到吗'));
  });

  test('own copies that are held back come when they are released, and a connection closes when told', async () => {
    const [owner, member] = [await enter('owner'), await enter('member')];
    const user = await sandbox.no('member');
    await sandbox.control('acks.set', { action: 'hold', user });
    member.say(sandbox.room, 'c-1', '等一下');
    await owner.frame('roomChat', ({ body }) => body.includes('等一下'));
    await member.settled();
    expect(member.received.some(({ body }) => body.includes('等一下'))).toBe(false);
    await sandbox.control('acks.set', { action: 'release', user });
    await member.frame('roomChat', ({ body }) => body.includes('等一下'));
    await sandbox.control('connections.close', { user });
    await member.until('the end', () => member.closed !== null);
    expect(member.closed?.code).toBe(1012);
  });
});

describe('the control API', () => {
  test('any room message can be sent by hand, and is refused by its contract when it is wrong', async () => {
    const member = await enter('member');
    for (const [name, [frame]] of Object.entries(ROOM_EVENT_FIXTURES)) {
      await sandbox.control('room-events.emit', {
        name: name as keyof typeof ROOM_EVENTS,
        body: JSON.parse(frame.body) as Record<string, unknown>,
        to: { room: sandbox.room },
        mid: `control-${frame.type}`,
      });
      await member.frame(name, ({ mid }) => mid === `control-${frame.type}`);
    }
    const wrong = { name: 'roomRoleGranted' as const, body: { role: 2 }, to: { room: sandbox.room } };
    await expect(sandbox.control('room-events.emit', wrong)).rejects.toMatchObject({
      code: ERRORS.requestInvalid.code,
    });
    const both = { name: 'roomNoticeLine' as const, body: {}, to: { room: sandbox.room, user: '10001' } };
    await expect(sandbox.control('room-events.emit', both)).rejects.toMatchObject({ code: ERRORS.requestInvalid.code });
  });

  test('[room-event.0x4004] money, bags and closed rooms are set by the control API', async () => {
    const second = await enter('second');
    const user = await sandbox.no('second');
    expect(await sandbox.control('money.give', { user, amount: -40_000 })).toEqual({ money: 60_000 });
    await sandbox.control('bag.give', { user, gift: 'cat', count: 2 });
    const caller = await sandbox.as('second');
    expect((await caller.call('gift.bag', {})).list).toMatchObject([{ gift_id: 'cat', bag_num: 2 }]);
    await sandbox.control('rooms.forbid', { room: sandbox.room, forbidden: true });
    await second.frame('roomForbidden', ({ parsed }) => parsed['forbidden'] === 1);
    second.say(sandbox.room, 'c-1', '还能说话吗');
    await second.frame('roomMessageRejected', ({ parsed }) => parsed['code'] === ERRORS.roomForbidden.code);
  });
});
