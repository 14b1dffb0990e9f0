import { afterEach, beforeEach, expect, test } from 'vitest';
import { promptClock, TestAudioSocket } from '../../../testing/kit/test-audio-socket.ts';
import { type Persona, Sandbox } from '../../../testing/walks/index.ts';
import { visitOf } from '../../../testing/walks/scenes.ts';
import { ROOM_GRACE_MS } from '../../core/areas/rooms/grace.ts';
import { isVoiceSweepDue, VOICE_GRACE_MS } from '../../core/areas/voice/sweep.ts';
import { channelIdOf, roomIdOf, userNoOf } from '../../core/kernel/ids.ts';
import { NotStored } from '../../core/kernel/refusals.ts';
import { createNode, type PlatformNode } from '../../node.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';

let node: PlatformNode;
let sandbox: Sandbox;
let runner: WorldRunner;
let sockets: TestAudioSocket[];

beforeEach(async () => {
  node = await createNode({ control: { token: 'links' }, clock: promptClock });
  sandbox = await Sandbox.open(await node.listen(), 'links');
  const found = node.worlds.get(sandbox.world);
  if (!found) throw new Error('no world');
  runner = found;
  sockets = [];
});

afterEach(async () => {
  for (const socket of sockets) socket.close();
  await sandbox.close();
  await node.close();
});

async function open(person: Persona): Promise<TestAudioSocket> {
  const socket = await TestAudioSocket.open(await sandbox.as(person));
  sockets.push(socket);
  return socket;
}

/** A page of a person joins the voice channel, and with `socket` its audio. */
async function joins(person: Persona): Promise<string> {
  return (await (await sandbox.as(person)).call('channel.join', { channel_id: sandbox.channels.voice })).token;
}

async function enters(person: Persona, socket: TestAudioSocket, token: string): Promise<void> {
  const lists = socket.ofType('peers').length;
  socket.send({ type: 'join', scope: 'channel', id: sandbox.channels.voice, token });
  await socket.until('peers', () => socket.ofType('peers').length > lists);
  await until(async () => links(await sandbox.no(person)) > 0);
}

const links = (no: string) => [...runner.world.audio_links.values()].filter((link) => link.no === no).length;
const isInChannel = (no: string) =>
  runner.world.channels.get(channelIdOf(sandbox.channels.voice))?.mics.has(userNoOf(no)) ?? false;

/** Waits for what the log has yet to store; each question is a round through it. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let round = 0; round < 200; round += 1) {
    if (await holds()) return;
    await (await sandbox.as('owner')).call('channel.user_list', { hall_id: sandbox.hall });
  }
  throw new Error('it did not happen');
}

test('[hall-event.1004.mic-op-2] the others see a person leave whose page is gone, while another page of the session stays', async () => {
  const [other, observer] = [await sandbox.connect('member'), await sandbox.connect('second')];
  const no = await sandbox.no('member');
  const socket = await open('member');
  await enters('member', socket, await joins('member'));
  socket.close();
  await until(() => links(no) === 0);
  await sandbox.control('clock.advance', { advance_ms: VOICE_GRACE_MS - 5000 });
  expect([isVoiceSweepDue(runner.world, runner.now()), isInChannel(no)]).toEqual([false, true]);
  await sandbox.control('clock.advance', { advance_ms: 5000 });
  const isRemoval = ({ type, parsed }: { type: number | string; parsed: Record<string, unknown> }) =>
    type === 1004 && parsed['mic_op'] === 2 && parsed['mic_uid'] === no;
  await observer.frame('the removal', isRemoval);
  // The page that stays hears of it as well.
  await other.frame('the removal', isRemoval);
  expect(isInChannel(no)).toBe(false);
  const here = await (await sandbox.as('member')).call('channel.current_channel', {});
  expect(here.voice).toBe('');
});

test('a reconnect, an entry over the same socket and a takeover by another tab keep the place', async () => {
  await sandbox.connect('member');
  const no = await sandbox.no('member');
  const token = await joins('member');
  const first = await open('member');
  await enters('member', first, token);
  // A right that changes lets a page enter again.
  await enters('member', first, token);
  await until(() => links(no) === 1);
  first.close();
  await until(() => links(no) === 0);
  await sandbox.control('clock.advance', { advance_ms: VOICE_GRACE_MS - 5000 });
  const again = await open('member');
  await enters('member', again, token);
  const tab = await open('member');
  await enters('member', tab, await joins('member'));
  await again.until('the end', () => again.ofType('leave').some(({ from }) => from === no));
  await until(() => links(no) === 1);
  await sandbox.control('clock.advance', { advance_ms: 600_000 });
  expect([isVoiceSweepDue(runner.world, runner.now()), runner.world.unlinked.size, isInChannel(no)]).toEqual([
    false,
    0,
    true,
  ]);
  tab.send({ type: 'leave' });
  await until(() => runner.world.unlinked.has(userNoOf(no)));
});

test('[room-event.0x4012] a seat ends with the audio socket of its page, while another page of the session stays in the room', async () => {
  const caller = await sandbox.as('second');
  const no = await sandbox.no('second');
  const { sig } = await caller.call('room.join', visitOf(sandbox.room));
  const stays = await sandbox.connectRoom('second');
  await (await sandbox.as('manager')).call('room.join', visitOf(sandbox.room));
  await (await sandbox.as('manager')).call('seat.admin', { group_id: sandbox.room, to: no, mic_number: 2, type: 1 });
  const { rooms } = runner.world;
  const socket = await open('second');
  socket.send({ type: 'join', scope: 'room', id: sandbox.room, token: sig });
  await socket.until('peers', () => socket.ofType('peers').length > 0);
  await until(() => rooms.audio_links.size === 1);
  socket.close();
  await until(() => rooms.audio_links.size === 0);
  const room = rooms.rooms.get(roomIdOf(sandbox.room));
  const seated = () => [...(room?.seats.values() ?? [])].some((seat) => seat.no === no);
  expect(seated()).toBe(true);
  const told = stays.named('roomSeatsChanged').length;
  await sandbox.control('clock.advance', { advance_ms: ROOM_GRACE_MS });
  await stays.until('the free seat', () => stays.named('roomSeatsChanged').length > told);
  expect([seated(), room?.members.has(userNoOf(no))]).toEqual([false, true]);
});

test('a socket of a room is no link of a voice channel, and neither is one that was refused', async () => {
  const token = await joins('member');
  const socket = await open('member');
  socket.send({ type: 'join', scope: 'channel', id: sandbox.channels.voice, token: `${token}x` });
  await socket.error();
  const { sig } = await (await sandbox.as('second')).call('room.join', visitOf(sandbox.room));
  const room = await open('second');
  room.send({ type: 'join', scope: 'room', id: sandbox.room, token: sig });
  await room.until('peers', () => room.ofType('peers').length > 0);
  await room.settled();
  expect(runner.world.audio_links.size).toBe(0);
});

test('a socket of which the world could not learn is closed, so that its page comes again', async () => {
  const token = await joins('member');
  const socket = await open('member');
  const run = runner.run.bind(runner);
  runner.run = (name, actor, input) =>
    name === 'voice.link_open' ? Promise.reject(new NotStored('the disk is full')) : run(name, actor, input);
  socket.send({ type: 'join', scope: 'channel', id: sandbox.channels.voice, token });
  await socket.until('the end', () => socket.closed !== null);
  runner.run = run;
  // A code after which clients connect again (RFC 6455: service restart).
  expect(socket.closed?.code).toBe(1012);
  const next = await open('member');
  await enters('member', next, token);
});
