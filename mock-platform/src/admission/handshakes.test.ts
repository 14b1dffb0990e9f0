import { ERRORS } from '@miczero/contracts';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestAudioSocket } from '../../testing/kit/test-audio-socket.ts';
import { type CallRefused, TestCaller } from '../../testing/kit/test-caller.ts';
import { clockAt } from '../../testing/kit/test-clock.ts';
import { TestRoomSocket } from '../../testing/kit/test-room-socket.ts';
import { CROWD_FIRST_PHONE } from '../core/seeds/crowded.ts';
import { createNode, type PlatformNode } from '../node.ts';
import { RATES } from './rates.ts';

const TOO_MANY = ERRORS.tooManyRequests.code;
const FORGED = ERRORS.signatureInvalid.code;
const PEOPLE = 11;

let now: number;
let node: PlatformNode;
let origin: string;

const clock = clockAt(() => now);

beforeEach(async () => {
  // Signatures carry the date of today.
  now = Date.now();
  node = await createNode({
    clock,
    trustProxy: ['loopback'],
    main: { seed_world: 'crowded', seed: 1, people: PEOPLE },
  });
  origin = await node.listen();
});

afterEach(() => node.close());

async function person(index: number, at = origin): Promise<TestCaller> {
  const caller = new TestCaller(at);
  await caller.signIn(String(CROWD_FIRST_PHONE + index));
  return caller;
}

/** Opens a hall socket and goes again; answers the code of the refusal, 0 for none. */
async function visitHall(caller: TestCaller, query: Record<string, string> = {}): Promise<number> {
  const opened = await caller.connect(query).catch((error: CallRefused) => error.code);
  if (typeof opened === 'number') return opened;
  await opened.settled();
  opened.close();
  return 0;
}

/** The code that a room socket is closed with, 0 where it stays open. */
async function visitRooms(caller: TestCaller, query: Record<string, string> = {}): Promise<number> {
  const opened = await TestRoomSocket.open(caller, { query });
  await opened.settled();
  opened.close();
  return Number(opened.closed?.reason ?? 0);
}

describe('refused handshakes', () => {
  const forged = { authorization: 'x', date: 'today' };

  /** Bad signatures of one address, told apart by what a trusted proxy says. */
  async function forge(count: number, from: string): Promise<void> {
    const headers = { 'x-forwarded-for': from, authorization: 'x' };
    for (let index = 0; index < count; index += 1) {
      const answer = await node.app.inject({ method: 'POST', url: '/go/lobby/hall/list', headers });
      expect(answer.json().code).toBe(FORGED);
    }
  }

  function hallRefusal(from: string): Promise<number> {
    const options = { transports: ['websocket'], reconnection: false, forceNew: true, query: forged };
    const socket = io(origin, { ...options, extraHeaders: { 'x-forwarded-for': from } });
    return new Promise((resolve) => {
      socket.once('connect_error', (error: Error & { data?: { code: number } }) => resolve(error.data?.code ?? -1));
    });
  }

  test('bad signatures count for the address with those of calls, on every kind of socket', async () => {
    await forge(RATES.stranger.burst - 1, '203.0.113.9');
    expect(await hallRefusal('203.0.113.9')).toBe(FORGED);
    expect(await hallRefusal('203.0.113.9')).toBe(TOO_MANY);
    expect(await hallRefusal('203.0.113.10')).toBe(FORGED);
    // Without a proxy it is the peer that is counted.
    await forge(RATES.stranger.burst - 1, '127.0.0.1');
    const stranger = new TestCaller(origin);
    expect(await visitRooms(stranger, forged)).toBe(FORGED);
    expect(await visitRooms(stranger, forged)).toBe(TOO_MANY);
    expect(await visitHall(await person(0))).toBe(0);
  });

  test('a world that does not exist is guessed so often, too', async () => {
    const stranger = new TestCaller(origin);
    const codes: number[] = [];
    for (let index = 0; index <= RATES.stranger.burst; index += 1) {
      codes.push(await visitRooms(stranger, { ...forged, world: `w${index}` }));
    }
    expect([codes.at(-2), codes.at(-1)]).toEqual([ERRORS.worldUnknown.code, TOO_MANY]);
  });
});

describe('accepted handshakes', () => {
  test('[hall-event.1002] a handshake flood neither announces presence faster than others can hear it nor reaches the log', async () => {
    const [alice, bob] = [await person(0), await person(1)];
    const b = await bob.connect();
    await b.until('the own presence', () => b.ofType(1002).length > 0);
    for (let index = 0; index < RATES.connect.burst; index += 1) expect(await visitHall(alice)).toBe(0);
    const own = 1;
    const both = own + 2 * RATES.connect.burst;
    await b.until('the last one', (frames) => frames.filter(({ type }) => type === 1002).length >= both);
    const { sequence } = node.worlds.get('main')?.world ?? {};
    for (let index = 0; index < 20; index += 1) expect(await visitHall(alice)).toBe(TOO_MANY);
    expect(await visitRooms(alice)).toBe(TOO_MANY);
    const audio = await TestAudioSocket.open(alice);
    await audio.until('goodbye', () => audio.closed !== null);
    expect(audio.closed?.reason).toBe(String(TOO_MANY));
    await b.settled();
    expect(node.worlds.get('main')?.world.sequence).toBe(sequence);
    expect(b.ofType(1002).length - own).toBeLessThanOrEqual(RATES.telling.burst);
    // Other people are not affected, and a second later one more is accepted.
    expect(await visitHall(bob)).toBe(0);
    now += 1000;
    expect([await visitHall(alice), await visitHall(alice)]).toEqual([0, TOO_MANY]);
    // The session lives: the refusal was not about the caller.
    expect(await alice.call('account.chktoken', {})).toMatchObject({ no: alice.no });
  });

  test('the handshakes of an address are limited, for all people together', async () => {
    const codes: number[] = [];
    for (let index = 0; index < PEOPLE; index += 1) {
      const caller = await person(index);
      for (let time = 0; time < RATES.connect.burst - 2; time += 1) codes.push(await visitRooms(caller));
    }
    expect(codes.filter((code) => code === 0)).toHaveLength(RATES.connectAddress.burst);
    expect(codes.slice(RATES.connectAddress.burst)).toEqual(Array.from({ length: 8 }, () => TOO_MANY));
  });

  test('a world made for load takes as many times more connections as messages', async () => {
    const limits = { burst: 20, per_second: 10 };
    await node.worlds.create('load', { seed_world: 'two-friends', seed: 1, limits });
    const caller = new TestCaller(origin, { world: 'load' });
    await caller.signIn('13800000001');
    for (let index = 0; index < 2 * RATES.connect.burst; index += 1) expect(await visitRooms(caller)).toBe(0);
    expect(await visitRooms(caller)).toBe(TOO_MANY);
    now += 1000;
    expect([await visitRooms(caller), await visitRooms(caller), await visitRooms(caller)]).toEqual([0, 0, TOO_MANY]);
  });
});
