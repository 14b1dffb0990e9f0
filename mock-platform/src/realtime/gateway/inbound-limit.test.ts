import { ERRORS } from '@miczero/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { promptClock } from '../../../testing/kit/test-audio-socket.ts';
import type { ReceivedFrame, TestSocket } from '../../../testing/kit/test-caller.ts';
import { clockAt } from '../../../testing/kit/test-clock.ts';
import { TestRoomSocket } from '../../../testing/kit/test-room-socket.ts';
import { Sandbox } from '../../../testing/walks/index.ts';
import { visitOf } from '../../../testing/walks/scenes.ts';
import { RATES } from '../../admission/rates.ts';
import { createNode, type PlatformNode } from '../../node.ts';

const SOCKETS = 3;
/** Fewer than one socket may send, more than three may. */
const FRAMES = 60;
const tooMany = ERRORS.tooManyRequests.code;

let node: PlatformNode;
let sandbox: Sandbox;
let open: { close(): void }[];

beforeEach(async () => {
  // Time stands still, so used-up limits do not refill.
  const at = Date.now();
  node = await createNode({ control: { token: 'pace' }, clock: clockAt(() => at, promptClock) });
  sandbox = await Sandbox.open(await node.listen(), 'pace');
  open = [];
});

afterEach(async () => {
  for (const socket of open) socket.close();
  await sandbox.close();
  await node.close();
});

/** Acknowledgements come in no channel. */
const isAck = ({ type, channel }: ReceivedFrame) => type === 1001 && channel === '';
const logged = () => node.worlds.get(sandbox.world)?.world.sequence ?? 0;

async function hallSockets(): Promise<TestSocket[]> {
  const caller = await sandbox.as('member');
  const sockets: TestSocket[] = [];
  for (let index = 0; index < SOCKETS; index += 1) sockets.push(await caller.connect());
  open.push(...sockets);
  for (const socket of sockets) await socket.settled();
  return sockets;
}

test('a message that was sent before is acknowledged without a place in the log', async () => {
  const [socket] = await hallSockets();
  if (!socket) throw new Error('no socket');
  const say = () => socket.say(sandbox.hall, sandbox.channels.general, 'm1', '你好');
  say();
  const first = await socket.frame('the acknowledgement', isAck);
  const before = logged();
  for (let index = 0; index < 20; index += 1) say();
  await socket.until('acknowledgements', (frames) => frames.filter(isAck).length === 21);
  const acks = socket.received.filter(isAck);
  expect(new Set(acks.map(({ mid, body }) => `${mid} ${body}`))).toEqual(new Set([`m1 ${first.body}`]));
  socket.say(sandbox.hall, sandbox.channels.guides, 'm1', '你好');
  const refused = await socket.frame('the refusal', ({ type }) => type === 9998);
  expect(refused.parsed).toMatchObject({ code: ERRORS.requestInvalid.code, c_mid: 'm1' });
  expect(logged()).toBe(before);
});

test('[room-event.0x4009] a room line that was sent before comes back without a place in the log', async () => {
  const caller = await sandbox.as('member');
  const socket = await TestRoomSocket.open(caller);
  open.push(socket);
  await caller.call('room.join', visitOf(sandbox.room));
  socket.say(sandbox.room, 'm1', '你好');
  const copies = () => socket.named('roomChat').filter(({ body }) => body.includes('m1'));
  await socket.until('the line', () => copies().length === 1);
  const before = logged();
  socket.say(sandbox.room, 'm1', '你好');
  await socket.until('the same line', () => copies().length === 2);
  expect(new Set(copies().map(({ body }) => body)).size).toBe(1);
  expect(logged()).toBe(before);
});

test('a person has one rate of frames, over all of their sockets together', async () => {
  const sockets = await hallSockets();
  const before = logged();
  // Each socket was asked one thing to begin with.
  let left = RATES.frames.burst - SOCKETS;
  for (const [number, socket] of sockets.entries()) {
    for (let index = 0; index < FRAMES; index += 1) {
      socket.say(sandbox.hall, sandbox.channels.general, `m${number}-${index}`, '你好');
    }
    const fine = Math.min(left, FRAMES);
    left -= fine;
    const isAnswer = (frame: ReceivedFrame) =>
      (isAck(frame) || frame.type === 9998) && String(frame.parsed['c_mid']).startsWith(`m${number}-`);
    await socket.until('answers', (frames) => frames.filter(isAnswer).length === fine);
    const isRefusal = ({ type, parsed }: ReceivedFrame) => type === 9998 && parsed['code'] === tooMany;
    if (fine < FRAMES) await socket.until('a refusal', (frames) => frames.some(isRefusal));
  }
  expect(logged() - before).toBe(RATES.frames.burst - SOCKETS);
});
