import { ERRORS } from '@miczero/contracts';
import { ALL_USERS } from '@miczero/contracts/control';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Cluster, type ClusterNode } from '../../testing/kit/cluster.ts';
import { controlCall } from '../../testing/kit/control-call.ts';
import { freshTs, TestCaller } from '../../testing/kit/test-caller.ts';
import { TestRoomSocket } from '../../testing/kit/test-room-socket.ts';
import { RATES } from '../admission/rates.ts';
import { LEASE_MS } from './membership.ts';

const HALL = '8001';
const GENERAL = '9001';
const PAGE = { page: 1, page_size: 10 };
const TOO_MANY = ERRORS.tooManyRequests.code;

let cluster: Cluster;
let a: ClusterNode;
let b: ClusterNode;

beforeEach(async () => {
  cluster = new Cluster();
  a = await cluster.start('a');
  b = await cluster.start('b');
});

afterEach(() => cluster.close());

async function signedIn({ origin }: ClusterNode, phone: string): Promise<TestCaller> {
  const caller = new TestCaller(origin);
  await caller.signIn(phone);
  return caller;
}

describe('a fault that one node is told of', () => {
  test('a fault set on one node holds back acknowledgements at the other, and its end releases them', async () => {
    const alice = await signedIn(b, '13800000001');
    const socket = await alice.connect();
    await alice.call('channel.join', { channel_id: GENERAL });
    await controlCall(a.origin, 'acks.set', 'main', { action: 'hold', user: alice.no });
    socket.say(HALL, GENERAL, 'm1', '喂？');
    await socket.settled();
    expect(socket.ofType(1001)).toEqual([]);
    await controlCall(a.origin, 'acks.set', 'main', { action: 'release', user: alice.no });
    await socket.frame('the late acknowledgement', ({ type, mid }) => type === 1001 && mid === 'm1');
  });

  test('cuts a person off at both nodes, and at one that starts later', async () => {
    const alice = await signedIn(b, '13800000001');
    const socket = await alice.connect();
    await socket.settled();
    await controlCall(a.origin, 'network.set', 'main', { user: alice.no, blocked: true });
    const late = await cluster.start('late');
    for (const { origin } of [a, b, late]) {
      await expect(alice.at(origin).call('hall.list', PAGE)).rejects.toThrow('fetch failed');
    }
    const before = socket.received.length;
    const systemLine = { name: 'systemMessage', body: { msg: '维护' }, to: { hall: HALL } } as const;
    const { mid } = await controlCall(a.origin, 'events.emit', 'main', systemLine);
    await new TestCaller(b.origin).raw('tourist.hotwords', {});
    expect(socket.received.length).toBe(before);
    await controlCall(late.origin, 'network.set', 'main', { user: alice.no, blocked: false });
    await socket.frame('the line that waited', (frame) => frame.mid === mid);
    expect((await alice.at(late.origin).call('hall.list', PAGE)).list).toHaveLength(1);
  });

  test('a fault set on one node closes the sockets of every kind at the other', async () => {
    const alice = await signedIn(b, '13800000001');
    const hall = await alice.connect();
    const room = await TestRoomSocket.open(alice);
    await controlCall(a.origin, 'connections.close', 'main', { user: ALL_USERS });
    await hall.until('the end', () => !hall.socket.connected);
    await room.until('the end', () => room.closed !== null);
  });
});

describe('a rate', () => {
  test('[api.account.login] the rate of guesses is shared by all nodes', async () => {
    const codes: number[] = [];
    for (let attempt = 0; attempt < RATES.login.burst + 2; attempt += 1) {
      const guess = { type: 1, client: 3, username: '13800000003', ts: freshTs(), passwd: 'ab'.repeat(32) } as const;
      const { origin } = attempt % 2 === 0 ? a : b;
      codes.push((await new TestCaller(origin).raw('account.login', guess)).body.code);
    }
    expect(codes.filter((code) => code === TOO_MANY)).toHaveLength(2);
    expect(codes.slice(-2)).toEqual([TOO_MANY, TOO_MANY]);
  });

  test('the rate of signed calls is shared by all nodes', async () => {
    const alice = await signedIn(a, '13800000001');
    const there = alice.at(b.origin);
    cluster.stopTime();
    const servedOf = async (calls: number) => {
      let served = 0;
      for (let call = 0; call < calls; call += 1) {
        const { body } = await (call % 2 === 0 ? alice : there).raw('hall.list', PAGE);
        if (body.code === 0) served += 1;
      }
      return served;
    };
    expect(await servedOf(RATES.call.burst + 10)).toBe(RATES.call.burst);
    // Tokens come back at the rate of one node.
    await cluster.pass(1000);
    expect(await servedOf(RATES.call.per_second + 10)).toBe(RATES.call.per_second);
  });
});

describe('the name of a node', () => {
  test('a node name is refused while another node holds its lease, and that node is untouched', async () => {
    const alice = await signedIn(a, '13800000001');
    const socket = await alice.connect();
    await socket.settled();
    await expect(cluster.start('a')).rejects.toThrow('A node named a holds a lease');
    await socket.settled();
    expect(a.node.worlds.get('main')?.world.online.has(alice.no as never)).toBe(true);
  });

  test('the name of a dead node is free once its lease lapses', async () => {
    a.die();
    await expect(cluster.start('a')).rejects.toThrow('A node named a holds a lease');
    await cluster.pass(LEASE_MS / 2);
    await cluster.pass(LEASE_MS / 2);
    const again = await cluster.start('a');
    expect(again.node.worlds.get('main')?.digest()).toEqual(b.node.worlds.get('main')?.digest());
  });
});
