import { ERRORS, type RefusalName, ROOM_SOCKET_CLOSE } from '@miczero/contracts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { promptClock, sdpOf, TestAudioSocket } from '../../../testing/kit/test-audio-socket.ts';
import { TestCaller } from '../../../testing/kit/test-caller.ts';
import { PERSONA_PHONES, type Persona, Sandbox } from '../../../testing/walks/index.ts';
import { visitOf } from '../../../testing/walks/scenes.ts';
import { roomIdOf, userNoOf } from '../../core/kernel/ids.ts';
import { createNode, type PlatformNode } from '../../node.ts';

let node: PlatformNode;
let sandbox: Sandbox;
let sockets: TestAudioSocket[];

beforeEach(async () => {
  node = await createNode({ control: { token: 'audio' }, clock: promptClock });
  sandbox = await Sandbox.open(await node.listen(), 'audio');
  sockets = [];
});

afterEach(async () => {
  for (const socket of sockets) socket.close();
  await sandbox.close();
  await node.close();
});

const code = (refusal: RefusalName) => ERRORS[refusal].code;

async function open(person: Persona): Promise<TestAudioSocket> {
  const socket = await TestAudioSocket.open(await sandbox.as(person));
  sockets.push(socket);
  return socket;
}

/** A person enters the room or the voice channel, and its audio. */
async function enter(person: Persona, scope: 'room' | 'channel' = 'room') {
  const caller = await sandbox.as(person);
  const [id, token] =
    scope === 'room'
      ? [sandbox.room, (await caller.call('room.join', visitOf(sandbox.room))).sig]
      : [sandbox.channels.voice, (await caller.call('channel.join', { channel_id: sandbox.channels.voice })).token];
  const socket = await open(person);
  socket.send({ type: 'join', scope, id, token });
  await socket.until('peers', () => socket.ofType('peers').length > 0);
  return { socket, no: caller.no, token, id };
}

describe('the handshake', () => {
  test('a socket without a signature is refused', async () => {
    const stranger = await TestAudioSocket.open(sandbox.visitor());
    await stranger.until('goodbye', () => stranger.closed !== null);
    expect(stranger.closed).toEqual({ code: ROOM_SOCKET_CLOSE.refused, reason: String(code('sessionMissing')) });
  });

  test('a person has a bounded number of audio sockets', async () => {
    for (let index = 0; index < 5; index += 1) await open('member');
    const sixth = await open('member');
    await sixth.until('goodbye', () => sixth.closed !== null);
    expect(sixth.closed?.reason).toBe(String(code('tooManyRequests')));
  });

  test("[api.room.op.join-room] the token of one's latest visit alone opens the audio, and for that place alone", async () => {
    const owner = await enter('owner');
    const member = await sandbox.as('member');
    const { sig } = await member.call('room.join', visitOf(sandbox.room));
    const socket = await open('member');
    const tries = [
      { scope: 'room', id: sandbox.room, token: owner.token },
      { scope: 'room', id: sandbox.room, token: '' },
      { scope: 'room', id: sandbox.lockedRoom, token: sig },
      { scope: 'room', id: '__proto__', token: sig },
      { scope: 'channel', id: sandbox.channels.voice, token: sig },
    ] as const;
    for (const each of tries) {
      socket.send({ type: 'join', ...each });
      await socket.settled();
    }
    const absent = tries.map(({ scope }) => code(scope === 'room' ? 'roomMembershipNeeded' : 'voiceNeeded'));
    const errors = socket.ofType('error').map((error) => error.code);
    expect(errors).toEqual(absent);
    expect(owner.socket.ofType('peers').at(-1)?.list).toEqual([]);
    await member.call('room.leave', { group_id: sandbox.room, to: '', status: 1, gate: 'pc', device: 'd' });
    const { sig: newer } = await member.call('room.join', visitOf(sandbox.room));
    socket.send({ type: 'join', scope: 'room', id: sandbox.room, token: sig });
    await socket.settled();
    expect(socket.ofType('peers')).toEqual([]);
    socket.send({ type: 'join', scope: 'room', id: sandbox.room, token: newer });
    await socket.peers([owner.no]);
    await owner.socket.peers([member.no]);
  });
});

describe('between peers', () => {
  test('the answer to a join repeats its tag, and no other frame does', async () => {
    const owner = await enter('owner');
    const [member, { sig }] = [
      await open('member'),
      await (await sandbox.as('member')).call('room.join', visitOf(sandbox.room)),
    ];
    const join = { type: 'join', scope: 'room', id: sandbox.room } as const;
    member.send({ ...join, token: 'forged', tag: '1' });
    member.raw(JSON.stringify({ type: 'candidate', to: owner.no, candidate: '', tag: '2' }));
    member.send({ ...join, token: sig, tag: '3' });
    await member.peers([owner.no]);
    await enter('second');
    await member.until('the newcomer', () => member.ofType('peers').length === 2);
    const tagsOf = (frames: readonly { readonly tag?: string | undefined }[]) => frames.map(({ tag }) => tag);
    expect(tagsOf(member.ofType('error'))).toEqual(['1', undefined]);
    expect(tagsOf(member.ofType('peers'))).toEqual(['3', undefined]);
    expect(tagsOf(owner.socket.ofType('peers'))).toEqual([undefined, undefined, undefined]);
  });

  test('peers of one audio learn of each other, and a frame from one to another reaches no third peer', async () => {
    const [owner, second, member] = [await enter('owner'), await enter('second'), await enter('member')];
    const outside = await enter('manager', 'channel');
    await owner.socket.peers([second.no, member.no]);
    expect(outside.socket.ofType('peers').at(-1)?.list).toEqual([]);
    owner.socket.send({ type: 'offer', to: member.no, from: second.no, sdp: sdpOf('sendrecv') });
    await member.socket.until('the offer', () => member.socket.ofType('offer').length > 0);
    // The platform names the speaker and ignores the claim of the frame.
    expect(member.socket.ofType('offer')).toEqual([{ type: 'offer', from: owner.no, sdp: sdpOf('sendrecv') }]);
    member.socket.send({ type: 'answer', to: owner.no, sdp: sdpOf('recvonly') });
    member.socket.send({ type: 'candidate', to: owner.no, candidate: 'candidate:1 1 udp 1 127.0.0.1 5 typ host' });
    await owner.socket.until('the answer', () => owner.socket.ofType('candidate').length > 0);
    expect(owner.socket.ofType('answer')).toEqual([{ type: 'answer', from: member.no, sdp: sdpOf('recvonly') }]);
    // Into another audio nothing gets.
    owner.socket.send({ type: 'offer', to: outside.no, sdp: sdpOf('sendrecv') });
    expect(await owner.socket.error()).toBe(code('userUnknown'));
    for (const { socket } of [second, outside]) {
      await socket.settled();
      expect([...socket.ofType('offer'), ...socket.ofType('answer'), ...socket.ofType('candidate')]).toEqual([]);
    }
    const { list } = await sandbox.control('journal.read');
    expect(
      list.filter(({ name, from }) => name === 'rtc_offer' && from === owner.no).map(({ direction }) => direction),
    ).toEqual(['in', 'out', 'in']);
    const joins = list.filter(({ name }) => name === 'rtc_join').map(({ body }) => JSON.parse(body) as unknown);
    expect(joins).toHaveLength(4);
    for (const join of joins) expect(join).toMatchObject({ type: 'join', token: '***' });
    expect((await sandbox.control('connections.list')).list.filter(({ socket }) => socket === 'audio')).toHaveLength(4);
  });

  test('[entity.room-seat.status-2] a person on an open seat alone may be heard in a room', async () => {
    const [owner, member, second] = [await enter('owner'), await enter('member'), await enter('second')];
    const refused = async (frame: { to: string; direction: 'sendrecv' | 'recvonly' }) => {
      const before = member.socket.ofType('error').length;
      member.socket.send({ type: 'offer', to: frame.to, sdp: sdpOf(frame.direction) });
      await member.socket.settled();
      return member.socket
        .ofType('error')
        .slice(before)
        .map((error) => error.code);
    };
    expect(await refused({ to: owner.no, direction: 'sendrecv' })).toEqual([code('seatEmpty')]);
    expect(await refused({ to: owner.no, direction: 'recvonly' })).toEqual([]);
    // Between two listeners nothing is relayed.
    expect(await refused({ to: second.no, direction: 'recvonly' })).toEqual([code('seatEmpty')]);
    const manager = await sandbox.as('owner');
    const seat = { group_id: sandbox.room, to: member.no, mic_number: 3 };
    await manager.call('seat.admin', { ...seat, type: 1 });
    expect(await refused({ to: owner.no, direction: 'sendrecv' })).toEqual([]);
    expect(await refused({ to: second.no, direction: 'sendrecv' })).toEqual([]);
  });

  test('a description of anything but sound is not relayed', async () => {
    const [owner, member] = [await enter('owner'), await enter('member')];
    const video = sdpOf('recvonly').replace('m=audio', 'm=video');
    owner.socket.send({ type: 'offer', to: member.no, sdp: video });
    expect(await owner.socket.error()).toBe(code('requestInvalid'));
    await member.socket.settled();
    expect(member.socket.ofType('offer')).toEqual([]);
  });
});

describe('the end', () => {
  const out = async (who: Awaited<ReturnType<typeof enter>>, others: Awaited<ReturnType<typeof enter>>) => {
    await others.socket.until('the leave', () => others.socket.ofType('leave').some(({ from }) => from === who.no));
    await others.socket.peers([]);
    who.socket.send({ type: 'offer', to: others.no, sdp: sdpOf('recvonly') });
    await who.socket.settled();
    expect(others.socket.ofType('offer')).toEqual([]);
  };

  test('[role.room-manager-mute-seat] a closed seat ends the sound at once, and lets its person listen again', async () => {
    const [owner, second] = [await enter('owner'), await enter('second')];
    const seat = { group_id: sandbox.room, to: second.no, mic_number: 4 };
    const manager = await sandbox.as('owner');
    await manager.call('seat.admin', { ...seat, type: 1 });
    await manager.call('seat.admin', { ...seat, type: 3 });
    await second.socket.until('the reason', () => second.socket.ofType('error').length > 0);
    expect(second.socket.ofType('error').at(-1)?.code).toBe(code('seatForbidden'));
    await out(second, owner);
    second.socket.send({ type: 'join', scope: 'room', id: second.id, token: second.token });
    await owner.socket.peers([second.no]);
    second.socket.send({ type: 'offer', to: owner.no, sdp: sdpOf('recvonly') });
    await owner.socket.until('the offer', () => owner.socket.ofType('offer').length === 1);
  });

  test('[role.hall-mic-mute] a muted member is out of the sound of a voice channel', async () => {
    const [member, second] = [await enter('member', 'channel'), await enter('second', 'channel')];
    const hall = { hall_id: sandbox.hall, uid: member.no } as const;
    await (await sandbox.as('owner')).call('hall.user_mute_mic', { ...hall, mute: 1 });
    await member.socket.until('the reason', () => member.socket.ofType('error').length > 0);
    expect(member.socket.ofType('error').at(-1)?.code).toBe(code('micMuted'));
    await out(member, second);
    // Listening again, and told at once when the mute is lifted.
    const rightsOf = (one: typeof member) => one.socket.ofType('peers').map(({ speaks }) => speaks);
    member.socket.send({ type: 'join', scope: 'channel', id: member.id, token: member.token });
    await member.socket.until('the list', () => rightsOf(member).at(-1) === false);
    await (await sandbox.as('owner')).call('hall.user_mute_mic', { ...hall, mute: 0 });
    await member.socket.until('the right', () => rightsOf(member).at(-1) === true);
    await second.socket.until('the speaker', () => second.socket.ofType('peers').at(-1)?.list[0]?.speaks === true);
  });

  test.each([
    [
      'leaving the room',
      'roomMembershipNeeded',
      async () => {
        await (await sandbox.as('second')).call('room.leave', {
          group_id: sandbox.room,
          to: '',
          status: 1,
          gate: 'pc',
          device: 'd',
        });
      },
    ],
    [
      'being put out of it',
      'roomMembershipNeeded',
      async () => {
        const to = await sandbox.no('second');
        await (await sandbox.as('owner')).call('room.leave', {
          group_id: sandbox.room,
          to,
          status: 2,
          gate: 'pc',
          device: 'd',
        });
      },
    ],
    [
      'a ban',
      'roomMembershipNeeded',
      async () => {
        const to = await sandbox.no('second');
        await (await sandbox.as('owner')).call('room.black', { group_id: sandbox.room, to, type: 1 });
      },
    ],
  ] as const)('[room-event.0x4036] %s ends it', async (_what, refusal, act) => {
    const [owner, second] = [await enter('owner'), await enter('second')];
    await act();
    await second.socket.until('the reason', () => second.socket.ofType('error').length > 0);
    expect(second.socket.ofType('error').at(-1)?.code).toBe(code(refusal));
    await out(second, owner);
  });

  test.each([
    [
      'a closure by operations',
      async () => {
        await sandbox.control('rooms.forbid', { room: sandbox.room, forbidden: true, msg: '', for_ms: 0 });
      },
    ],
    [
      "a ban of its owner's account",
      async () => {
        await sandbox.control('accounts.set', { user: await sandbox.no('owner'), banned: true });
      },
    ],
  ] as const)(
    '[room-event.0x4004] %s ends the sound of a room for all, and no member can join again',
    async (_what, close) => {
      const [second, member] = [await enter('second'), await enter('member')];
      await close();
      for (const { socket, id, token } of [second, member]) {
        await socket.until('the reason', () => socket.ofType('error').length > 0);
        socket.send({ type: 'join', scope: 'room', id, token });
        await socket.until('the refusal', () => socket.ofType('error').length > 1);
        expect(socket.ofType('error').map((error) => error.code)).toEqual([
          code('roomForbidden'),
          code('roomForbidden'),
        ]);
      }
      await out(second, member);
    },
  );

  test('a change without an event ends the sound, too', async () => {
    const [owner, second] = [await enter('owner'), await enter('second')];
    const { world } = node.worlds.get(sandbox.world) ?? {};
    world?.rooms.places.delete(userNoOf(second.no));
    world?.rooms.rooms.get(roomIdOf(sandbox.room))?.members.delete(userNoOf(second.no));
    // It causes no event.
    await sandbox.control('clock.advance', { advance_ms: 1 });
    await second.socket.until('the reason', () => second.socket.ofType('error').length > 0);
    expect(second.socket.ofType('error').at(-1)?.code).toBe(code('roomMembershipNeeded'));
    await out(second, owner);
  });

  test('peers hear of a departure and of a lost socket', async () => {
    const [owner, second, member] = [await enter('owner'), await enter('second'), await enter('member')];
    second.socket.send({ type: 'leave' });
    await owner.socket.peers([member.no]);
    member.socket.close();
    await owner.socket.peers([]);
    expect(owner.socket.ofType('leave').map(({ from }) => from)).toEqual([second.no, member.no]);
    await second.socket.settled();
    expect(second.socket.closed).toBeNull();
  });

  test('[room-event.0x1007] another tab takes the sound over, and another device the whole socket', async () => {
    const [owner, second] = [await enter('owner'), await enter('second')];
    const tab = await open('second');
    tab.send({ type: 'join', scope: 'room', id: second.id, token: second.token });
    await second.socket.until('the end', () => second.socket.ofType('leave').some(({ from }) => from === second.no));
    await tab.peers([owner.no]);
    const phone = new TestCaller(sandbox.origin, { world: sandbox.world, device: 'elsewhere' });
    await phone.signIn(PERSONA_PHONES.second);
    await tab.until('goodbye', () => tab.closed !== null);
    expect(tab.closed?.code).toBe(ROOM_SOCKET_CLOSE.takenOver);
    await owner.socket.peers([]);
  });

  test('[error.10001-10010] the end of the session ends the socket with its reason', async () => {
    const [owner, second] = [await enter('owner'), await enter('second')];
    await (await sandbox.as('second')).call('account.logout', {});
    await second.socket.until('goodbye', () => second.socket.closed !== null);
    expect(second.socket.closed).toEqual({ code: ROOM_SOCKET_CLOSE.refused, reason: String(code('sessionSignedOut')) });
    await owner.socket.peers([]);
  });
});
