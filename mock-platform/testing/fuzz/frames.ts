import { once } from 'node:events';
import {
  HALL_REQUESTS,
  hallEventCodec,
  ROOM_EVENTS,
  ROOM_REQUESTS,
  RTC_FRAMES,
  roomEventCodec,
  type WireEnvelope,
} from '@miczero/contracts';
import fc from 'fast-check';
import { TestAudioSocket } from '../kit/test-audio-socket.ts';
import type { TestSocket } from '../kit/test-caller.ts';
import { TestRoomSocket } from '../kit/test-room-socket.ts';
import type { Persona, Sandbox } from '../walks/index.ts';
import { visitOf } from '../walks/scenes.ts';
import type { Findings } from './findings.ts';
import { fittingValues } from './fitting-values.ts';
import { jsonOf, mutated } from './hostile-values.ts';

/** Below the burst that one connection may send (realtime/inbound-limit.ts), with room for the questions after it. */
const FRAMES_EACH = 80;
const PEOPLE: readonly Persona[] = ['owner', 'member', 'outsider'];

interface FrameRun {
  readonly sandbox: Sandbox;
  readonly seed: number;
  readonly findings: Findings;
}

function envelopes(bodies: Readonly<Record<string, { code: number; body: unknown }>>, ids: readonly string[]) {
  const known = Object.values(ROOM_EVENTS).map(({ code }) => code);
  const each = Object.values({ ...HALL_REQUESTS, ...ROOM_REQUESTS }).filter(({ name }) => name in bodies);
  const arbitraries = each.map(({ code, body }) =>
    fc
      .record({
        type: fc.oneof({ weight: 8, arbitrary: fc.constant(code) }, fc.constantFrom(...known, 9998, 1, -1)),
        platform: fc.constant('web'),
        mid: fc.oneof(fc.stringMatching(/^[0-9a-f]{8}$/), fc.constantFrom('same', '', '__proto__', '坏')),
        ver: fc.constant(1),
        gate: fc.constant('pc'),
        time: fc.constantFrom(0, 1, -1, 1e15),
        from: fc.constantFrom(...ids),
        to: fc.oneof(fc.constantFrom(...ids), fc.constant(ids.join(','))),
        channel: fc.oneof(fc.constantFrom(...ids), fc.constant(ids.join(','))),
        body: fc.oneof(
          { weight: 4, arbitrary: fittingValues(body, ids).map(jsonOf) },
          {
            weight: 4,
            arbitrary: fittingValues(body, ids)
              .chain((value) => mutated(value, ids))
              .map(jsonOf),
          },
          { weight: 1, arbitrary: fc.constantFrom('', '{"half', 'null', '[]', '"x"', '['.repeat(9000), '1e309') },
        ),
      })
      .chain((frame) => fc.oneof({ weight: 3, arbitrary: fc.constant<unknown>(frame) }, mutated(frame, ids))),
  );
  return fc.oneof(...arbitraries);
}

const idsOf = ({ hall, otherHall, room, lockedRoom, channels }: Sandbox) => [
  hall,
  otherHall,
  room,
  lockedRoom,
  ...Object.values(channels),
  '10001',
  '10003',
  '1',
  '',
];

/** Hall sockets: frames of every type, of one's own and of others' halls, broken and binary; the socket answers after it. */
export async function attackHall(run: FrameRun): Promise<void> {
  const { sandbox, findings } = run;
  const arbitrary = envelopes(HALL_REQUESTS, idsOf(sandbox));
  for (const [index, person] of PEOPLE.entries()) {
    const socket = await (await sandbox.as(person)).connect({ flag: 'web-here' });
    for (const frame of fc.sample(arbitrary, { seed: run.seed + index, numRuns: FRAMES_EACH })) {
      socket.socket.emit('message', JSON.parse(jsonOf(frame)));
      findings.frames += 1;
    }
    for (const odd of [undefined, Buffer.alloc(100), 'x'.repeat(10_000), Number.NaN, [], { body: Buffer.alloc(3) }]) {
      socket.socket.emit('message', odd, odd);
      findings.frames += 1;
    }
    socket.socket.emit('__proto__', {});
    socket.socket.emit('message', {}, () => {});
    await survives(socket, findings, `hall socket of ${person}`);
    socket.close();
  }
}

async function survives(socket: TestSocket, findings: Findings, what: string): Promise<void> {
  await socket.settled().catch(() => findings.add(`${what}: does not answer any more`));
  for (const { parsed: _parsed, ...frame } of socket.received) {
    if (!hallEventCodec.decode(frame).ok) findings.add(`${what}: a frame that is none`, frame);
    if (frame.type === 9998 && frame.body.includes('50000')) findings.add(`${what}: broken`, frame);
  }
}

/** Room sockets, the same. */
export async function attackRoom(run: FrameRun): Promise<void> {
  const { sandbox, findings } = run;
  const arbitrary = envelopes(ROOM_REQUESTS, idsOf(sandbox));
  for (const [index, person] of PEOPLE.entries()) {
    const socket = await TestRoomSocket.open(await sandbox.as(person));
    for (const frame of fc.sample(arbitrary, { seed: run.seed + index, numRuns: FRAMES_EACH })) {
      socket.raw(jsonOf(frame));
      findings.frames += 1;
    }
    for (const text of ['', 'null', '{"half', '['.repeat(10_000), 'x'.repeat(10_000), '\u0000']) socket.raw(text);
    socket.socket.send(Buffer.alloc(2000, 0xff));
    socket.socket.ping('x');
    findings.frames += 8;
    await socket.settled().catch(() => findings.add(`room socket of ${person}: does not answer any more`));
    for (const { parsed: _parsed, name: _name, ...frame } of socket.received) {
      if (!roomEventCodec.decode(frame satisfies WireEnvelope).ok) findings.add('room: a frame that is none', frame);
      if (frame.body.includes('"code":50000')) findings.add(`room socket of ${person}: broken`, frame);
    }
    socket.close();
  }
}

/** The audio's sockets, in one place and in none: what one sends the others get in the contract's shape, or not at all. */
export async function attackAudio(run: FrameRun): Promise<void> {
  const { sandbox, findings } = run;
  const people: TestAudioSocket[] = [];
  const ids = idsOf(sandbox);
  const frames = Object.values(RTC_FRAMES).map(({ schema }) => fittingValues(schema, ids));
  const arbitrary = fc.oneof(...frames).chain((frame) => fc.oneof(fc.constant<unknown>(frame), mutated(frame, ids)));
  for (const [index, person] of PEOPLE.entries()) {
    const socket = await TestAudioSocket.open(await sandbox.as(person));
    people.push(socket);
    if (person !== 'outsider') {
      const { sig } = await (await sandbox.as(person)).call('room.join', visitOf(sandbox.room));
      socket.send({ type: 'join', scope: 'room', id: sandbox.room, token: sig });
    }
    for (const frame of fc.sample(arbitrary, { seed: run.seed + index, numRuns: FRAMES_EACH })) {
      socket.raw(jsonOf(frame));
      findings.frames += 1;
    }
    for (const text of ['', 'null', '{"half', '['.repeat(10_000), 'x'.repeat(100_000), '\u0000']) socket.raw(text);
    socket.socket.send(Buffer.alloc(2000, 0xff));
    findings.frames += 7;
    await socket.settled().catch(() => findings.add(`audio socket of ${person}: does not answer any more`));
  }
  for (const socket of people) {
    for (const text of socket.strange) findings.add('audio: a frame that is none', text);
    if (socket.ofType('error').some(({ code }) => code === 50_000)) findings.add('audio socket: broken');
    socket.close();
  }
}

const FLOOD_FRAMES = 1500;

/** A flood on either socket ends it. */
export async function flood({ sandbox, findings }: FrameRun): Promise<void> {
  const caller = await sandbox.as('second');
  const hall = await caller.connect({ flag: 'web-here' });
  const room = await TestRoomSocket.open(caller);
  const audio = await TestAudioSocket.open(caller);
  const gone = Promise.all([once(room.socket, 'close'), once(audio.socket, 'close')]);
  for (let index = 0; index < FLOOD_FRAMES; index += 1) {
    hall.socket.emit('message', { type: index });
    room.raw('{"type":1}');
    audio.raw('{"type":"leave"}');
  }
  findings.frames += 3 * FLOOD_FRAMES;
  await hall
    .until('the end', () => !hall.socket.connected)
    .catch(() => findings.add('a flood of a hall socket is not stopped'));
  await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 5000))]);
  if (!audio.closed) findings.add('a flood of an audio socket is not stopped');
  if (!room.closed) findings.add('a flood of a room socket is not stopped');
}
