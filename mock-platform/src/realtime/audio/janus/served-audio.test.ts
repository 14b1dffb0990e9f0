import { ERRORS, type RefusalName, SEAT_ACTION, type UserNo, userNo } from '@miczero/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeWithJanus } from '../../../../testing/kit/describe-with-janus.ts';
import { JanusServer } from '../../../../testing/kit/janus-server.ts';
import { TestAudioSocket } from '../../../../testing/kit/test-audio-socket.ts';
import { type Persona, Sandbox } from '../../../../testing/walks/index.ts';
import { visitOf } from '../../../../testing/walks/scenes.ts';
import { createNode, type PlatformNode } from '../../../node.ts';
import { silentLogger } from '../../../ports.ts';
import type { OpenJanusSocket } from './janus-session.ts';
import { openJanusSocket } from './janus-socket.ts';
import { VideoRooms } from './video-rooms.ts';

/** What a browser offers that sends, or would receive, one stream of sound. */
const described = (direction: 'sendonly' | 'sendrecv' | 'recvonly', kind = 'audio') =>
  [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    `m=${kind} 9 UDP/TLS/RTP/SAVPF 111`,
    'c=IN IP4 0.0.0.0',
    'a=ice-ufrag:abcd',
    'a=ice-pwd:abcdefghijklmnopqrstuvwx',
    `a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => 'AB').join(':')}`,
    'a=setup:actpass',
    'a=mid:0',
    `a=${direction}`,
    'a=rtcp-mux',
    'a=rtpmap:111 opus/48000/2',
    '',
  ].join('\r\n');
const code = (refusal: RefusalName) => ERRORS[refusal].code;

describeWithJanus('sound over a media server', () => {
  let janus: JanusServer;
  let node: PlatformNode;
  let sandbox: Sandbox;
  let sockets: TestAudioSocket[];
  let warnings: unknown[][];

  beforeEach(async () => {
    janus = await JanusServer.start();
    warnings = [];
    const logger = { ...silentLogger, warn: (...said: unknown[]) => void warnings.push(said) };
    node = await createNode({ control: { token: 'served' }, media: { url: janus.url, secret: janus.secret }, logger });
    sandbox = await Sandbox.open(await node.listen(), 'served');
    sockets = [];
  });
  afterEach(async () => {
    for (const socket of sockets) socket.close();
    await sandbox.close();
    await node.close();
    await janus.remove();
  });

  async function enter(person: Persona) {
    const caller = await sandbox.as(person);
    const { sig: token } = await caller.call('room.join', visitOf(sandbox.room));
    const socket = await TestAudioSocket.open(caller);
    sockets.push(socket);
    const join = () => socket.send({ type: 'join', scope: 'room', id: sandbox.room, token });
    join();
    await socket.until('peers', () => socket.ofType('peers').length > 0);
    return { caller, socket, join, no: caller.no };
  }
  const offer = (socket: TestAudioSocket, sdp = described('sendonly')) =>
    socket.send({ type: 'offer', leg: 'up', sdp });
  const answers = (socket: TestAudioSocket) => socket.ofType('answer').length;
  const refused = (socket: TestAudioSocket) => socket.ofType('error').map((error) => error.code);

  test('those who may be heard are listed and send; a listener hears and sends nothing', async () => {
    const owner = await enter('owner');
    await owner.socket.until('right', () => owner.socket.ofType('peers').at(-1)?.speaks === true);
    const listener = await enter('second');
    expect(listener.socket.ofType('peers')).toMatchObject([
      { server: true, speaks: false, list: [{ id: owner.no, speaks: true }] },
    ]);
    // The audience is not listed, however large it is.
    expect(owner.socket.ofType('peers').at(-1)).toMatchObject({ server: true, list: [] });

    offer(owner.socket);
    await owner.socket.until('answer', () => answers(owner.socket) === 1);
    expect(owner.socket.ofType('answer')[0]).toMatchObject({ leg: 'up' });
    expect(owner.socket.ofType('answer')[0]?.sdp).toContain('a=recvonly');

    offer(listener.socket);
    // Descriptions go one way each, and carry sound alone.
    listener.socket.send({ type: 'answer', leg: 'down', sdp: described('sendrecv') });
    listener.socket.send({ type: 'offer', to: owner.no, sdp: described('recvonly') });
    offer(owner.socket, described('sendonly', 'video'));
    await listener.socket.until('errors', () => refused(listener.socket).length === 3);
    await owner.socket.until('error', () => refused(owner.socket).length === 1);
    expect(refused(listener.socket)).toEqual([code('seatEmpty'), code('requestInvalid'), code('requestInvalid')]);
    expect(refused(owner.socket)).toEqual([code('requestInvalid')]);
    expect(answers(listener.socket)).toBe(0);
  });

  test('a listener who applies for a seat may connect the microphone at once, sends nothing before the seat, and may not any more without the application', async () => {
    const owner = await enter('owner');
    const { caller, socket, no } = await enter('member');
    const standing = () => {
      const { speaks, stands_by } = socket.ofType('peers').at(-1) ?? {};
      return { speaks, stands_by };
    };
    expect(standing()).toEqual({ speaks: false, stands_by: undefined });
    const seat = { group_id: sandbox.room, mic_number: 3 };
    await caller.call('seat.apply', seat);
    await socket.until('standing by', () => standing().stands_by === true);
    offer(socket);
    await socket.until('answer', () => answers(socket) === 1);
    // No other is told of a stream.
    expect(owner.socket.ofType('streams').flatMap(({ list }) => list.map(({ id }) => id))).not.toContain(no);
    await caller.call('seat.cancel', { group_id: sandbox.room });
    await socket.until('end of it', () => standing().stands_by === undefined);
    offer(socket);
    await socket.until('refusal', () => refused(socket).length === 1);
    expect([refused(socket), answers(socket)]).toEqual([[code('seatEmpty')], 1]);
    await caller.call('seat.apply', seat);
    await owner.caller.call('seat.agree', { group_id: sandbox.room, to: no });
    await socket.until('right', () => standing().speaks === true);
    expect(standing().stands_by).toBeUndefined();
  });

  test('a description with a medium that has no name, or no name of its own, is refused', async () => {
    const { socket } = await enter('owner');
    await socket.until('right', () => socket.ofType('peers').at(-1)?.speaks === true);
    const medium = described('sendonly').slice(described('sendonly').indexOf('m=audio'));
    offer(socket, described('sendonly').replace('a=mid:0\r\n', ''));
    offer(socket, described('sendonly') + medium.replace('a=mid:0\r\n', ''));
    offer(socket, described('sendonly') + medium);
    await socket.until('refusals', () => refused(socket).length === 3);
    expect([new Set(refused(socket)), answers(socket)]).toEqual([new Set([code('requestInvalid')]), 0]);
  });

  test('[role.room-manager-mute-seat] Janus mutes every medium of a member who stands by, also one that it named itself', async () => {
    const told: unknown[] = [];
    const open: OpenJanusSocket = (listeners) =>
      openJanusSocket(janus.url)({
        ...listeners,
        text: (text) => {
          const { moderation, mid } = JSON.parse(text).plugindata?.data ?? {};
          if (moderation !== undefined) told.push([moderation, mid]);
          listeners.text(text);
        },
      });
    const rooms = new VideoRooms<{ readonly no: UserNo }>({
      open,
      secret: janus.secret,
      send: (_member, { type }) => void (type === 'answer' && told.push(type)),
      lost: (_member, error) => void told.push(error),
      closed: () => {},
      unmoderated: (_member, error) => void told.push(error),
    });
    const anna = { no: userNo.parse('10001') };
    rooms.enter(anna, 'room');
    rooms.standBy(anna, true);
    rooms.mute(anna, true);
    rooms.take(anna, { type: 'offer', leg: 'up', sdp: described('sendonly').replace('a=mid:0\r\n', '') });
    // Both participants are told: the platform and the sender.
    await expect.poll(() => told).toEqual([['muted', '0'], ['muted', '0'], 'answer']);
    await rooms.close();
  });

  test('[role.room-manager-mute-seat] a member whose seat is muted is not listed any more, offers no other stream, and is heard over the former one after the mute', async () => {
    const owner = await enter('owner');
    const { caller, socket, no } = await enter('manager');
    await caller.call('seat.manage', { group_id: sandbox.room, mic_number: 3 });
    await socket.until('right', () => socket.ofType('peers').at(-1)?.speaks === true);
    offer(socket);
    await socket.until('answer', () => answers(socket) === 1);
    const mute = { group_id: sandbox.room, to: no, mic_number: 3, type: SEAT_ACTION.mute };
    await owner.caller.call('seat.admin', mute);
    await socket.until('peers', () => socket.ofType('peers').at(-1)?.speaks === false);
    const listed = () =>
      owner.socket
        .ofType('peers')
        .at(-1)
        ?.list.map(({ id }) => id);
    await owner.socket.until('peers', () => listed()?.length === 0);
    offer(socket);
    await socket.until('refusal', () => refused(socket).length === 1);
    expect([refused(socket), answers(socket)]).toEqual([[code('seatForbidden')], 1]);
    // The mute ends: the page may send over the connection that it has, and over another one.
    await owner.caller.call('seat.admin', { ...mute, type: SEAT_ACTION.unmute });
    await socket.until('right', () => socket.ofType('peers').at(-1)?.speaks === true);
    expect(listed()).toEqual([no]);
    offer(socket);
    await socket.until('answer', () => answers(socket) === 2);
  });

  test('when the media server fails, its members are disconnected to come again, the log says it once, and sound returns with the server', async () => {
    const { socket } = await enter('owner');
    const guest = await enter('manager');
    await socket.until('right', () => socket.ofType('peers').at(-1)?.speaks === true);
    offer(socket);
    await socket.until('answer', () => answers(socket) === 1);
    await janus.kill();
    await socket.until('goodbye', () => socket.closed !== null);
    await guest.socket.until('goodbye', () => guest.socket.closed !== null);
    expect(socket.closed?.code).toBe(1012);
    const told = warnings.filter(([said]) => String(said).includes('media server'));
    expect(told).toEqual([['the media server is gone', { why: expect.any(String), members: 2 }]]);
    await janus.start();
    const again = await enter('owner');
    expect(again.socket.ofType('peers').at(-1)?.speaks).toBe(true);
    offer(again.socket);
    await again.socket.until('answer', () => answers(again.socket) === 1);
  });
});
