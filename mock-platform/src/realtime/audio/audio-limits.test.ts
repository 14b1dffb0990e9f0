import { once } from 'node:events';
import { ERRORS, type RefusalName } from '@miczero/contracts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { promptClock, TestAudioSocket } from '../../../testing/kit/test-audio-socket.ts';
import { Sandbox } from '../../../testing/walks/index.ts';
import { visitOf } from '../../../testing/walks/scenes.ts';
import { createNode, type PlatformNode } from '../../node.ts';
import type { Clock } from '../../ports.ts';

let node: PlatformNode;
let sandbox: Sandbox;

beforeEach(async () => {
  node = await createNode({ control: { token: 'audio' }, clock: promptClock });
  sandbox = await Sandbox.open(await node.listen(), 'audio');
});

afterEach(async () => {
  await sandbox.close();
  await node.close();
});

const code = (refusal: RefusalName) => ERRORS[refusal].code;

describe('limits', () => {
  test('oversized and malformed frames are refused, and a flood ends the socket', async () => {
    const socket = await TestAudioSocket.open(await sandbox.as('member'));
    socket.raw(JSON.stringify({ type: 'leave', filler: 'x'.repeat(100_000) }));
    socket.raw('{"half');
    socket.raw('{"type":"error","code":1,"message":""}');
    await socket.settled();
    expect(socket.ofType('error').map((error) => error.code)).toEqual([
      code('requestTooLarge'),
      code('requestInvalid'),
      code('requestInvalid'),
    ]);
    for (let index = 0; index < 1500; index += 1) socket.raw('{"type":"leave"}');
    await socket.until('the end', () => socket.closed !== null);
  });

  test('joins, which all members hear of, have a rate of their own', async () => {
    const owner = await sandbox.as('owner');
    const { sig: token } = await owner.call('room.join', visitOf(sandbox.room));
    const socket = await TestAudioSocket.open(owner);
    for (let index = 0; index < 12; index += 1) socket.send({ type: 'join', scope: 'room', id: sandbox.room, token });
    await socket.settled();
    expect(socket.ofType('error').at(-1)?.code).toBe(code('tooManyRequests'));
    expect(socket.ofType('peers').length).toBeLessThan(12);
    socket.close();
    // Not the socket has the pace, but the person; a slow machine may give them one more.
    const again = await TestAudioSocket.open(owner);
    for (let index = 0; index < 10; index += 1) again.send({ type: 'join', scope: 'room', id: sandbox.room, token });
    await again.settled();
    expect(again.ofType('error').at(-1)?.code).toBe(code('tooManyRequests'));
    expect(again.ofType('peers').length).toBeLessThan(5);
    again.close();
  });
});

test('[const.heartbeat-21000] a silent peer is gone, one whose browser answers stays', async () => {
  let now = Date.now();
  const looks: (() => void)[] = [];
  const clock: Clock = {
    now: () => now,
    steady: () => now,
    // The check for silent sockets runs when the test says so.
    after: (ms, work) => {
      if (ms !== 5000) return promptClock.after(ms, work);
      looks.push(work);
      return () => {};
    },
  };
  const slow = await createNode({ control: { token: 'audio' }, clock });
  const other = await Sandbox.open(await slow.listen(), 'silence');
  const look = () => {
    for (const each of looks.splice(0)) each();
  };
  const answering = await TestAudioSocket.open(await other.as('owner'));
  const silent = await TestAudioSocket.open(await other.as('second'));
  silent.socket.pause();
  const pinged = once(answering.socket, 'ping');
  now += 20_000;
  look();
  await pinged;
  await answering.settled();
  now += 20_000;
  look();
  await answering.settled();
  const left = [...slow.registryOf('audio').ofWorld('silence')].map(({ no, raw }) => [no, raw !== null]);
  expect(left).toContainEqual([await other.no('owner'), true]);
  expect(left).not.toContainEqual([await other.no('second'), true]);
  for (const socket of [answering, silent]) socket.close();
  await other.close();
  await slow.close();
});
