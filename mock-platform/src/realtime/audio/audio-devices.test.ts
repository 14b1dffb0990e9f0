import { ERRORS, ROOM_SOCKET_CLOSE, SOCKET_FLAG_CLAIM } from '@miczero/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { promptClock, TestAudioSocket } from '../../../testing/kit/test-audio-socket.ts';
import { TestCaller, type TestSocket } from '../../../testing/kit/test-caller.ts';
import { PERSONA_PHONES, Sandbox } from '../../../testing/walks/index.ts';
import { createNode, type PlatformNode } from '../../node.ts';

let node: PlatformNode;
let sandbox: Sandbox;
let first: TestCaller;
let second: TestCaller;
let open: { close(): void }[];

beforeEach(async () => {
  node = await createNode({ control: { token: 'audio' }, clock: promptClock });
  sandbox = await Sandbox.open(await node.listen(), 'audio');
  first = await sandbox.as('member');
  second = new TestCaller(sandbox.origin, { world: sandbox.world, device: 'elsewhere' });
  open = [];
});

afterEach(async () => {
  for (const socket of open) socket.close();
  await sandbox.close();
  await node.close();
});

const refused = { code: ERRORS.deviceNotInUse.code };
const joinVoice = async (caller: TestCaller) => {
  const id = sandbox.channels.voice;
  const { token } = await caller.call('channel.join', { channel_id: id });
  return { type: 'join', scope: 'channel', id, token } as const;
};

async function hallSocket(caller: TestCaller, query: Record<string, string> = {}): Promise<TestSocket> {
  const socket = await caller.connect(query);
  open.push(socket);
  await socket.settled();
  return socket;
}

async function audioSocket(caller: TestCaller, query: Record<string, string> = {}): Promise<TestAudioSocket> {
  const socket = await TestAudioSocket.open(caller, query);
  open.push(socket);
  return socket;
}

test('[hall-event.2001] a device that another one took over from moves the voice nowhere until the person says so', async () => {
  await second.signIn(PERSONA_PHONES.member);
  await hallSocket(second);
  await joinVoice(second);
  await expect(joinVoice(first)).rejects.toMatchObject(refused);
  await expect(first.call('channel.join', { channel_id: sandbox.channels.general })).rejects.toMatchObject(refused);
  await hallSocket(first, { flag: SOCKET_FLAG_CLAIM });
  await joinVoice(first);
  await expect(joinVoice(second)).rejects.toMatchObject(refused);
});

test('[hall-event.2001] such a device has no socket of the audio either, unless it is about to take over', async () => {
  const join = await joinVoice(first);
  await second.signIn(PERSONA_PHONES.member);
  await hallSocket(second);
  const away = await audioSocket(first);
  await away.until('goodbye', () => away.closed !== null);
  expect(away.closed?.code).toBe(ROOM_SOCKET_CLOSE.takenOver);

  const back = await audioSocket(first, { flag: SOCKET_FLAG_CLAIM });
  back.send(join);
  expect(await back.error()).toBe(refused.code);
  await hallSocket(first, { flag: SOCKET_FLAG_CLAIM });
  back.send(await joinVoice(first));
  await back.peers([]);
});

test('[hall-event.2001] a session that is heard while no device is connected falls silent when the device in use connects', async () => {
  await second.signIn(PERSONA_PHONES.member);
  const left = await audioSocket(first);
  left.send(await joinVoice(first));
  await left.peers([]);
  await hallSocket(second);
  expect(await left.error()).toBe(refused.code);
});
