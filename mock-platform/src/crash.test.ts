import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChatMessage } from '@miczero/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningNode, startProcess } from '../testing/kit/running-node.ts';
import { TestCaller, type TestSocket } from '../testing/kit/test-caller.ts';
import { CROWD_FIRST_PHONE } from './core/seeds/crowded.ts';

const HALL = '8001';
const GENERAL = '9001';
const WORLD = 'crash';
const SENDERS = 3;
/** Unanswered sends of each person at any moment, which are in flight when the process dies. */
const IN_FLIGHT = 20;
const ACKS_BEFORE_DEATH = 400;

let dir: string;
let running: RunningNode | null = null;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'miczero-crash-'));
});

afterEach(async () => {
  if (running && running.process.exitCode === null && running.process.signalCode === null) await running.end('SIGKILL');
  await rm(dir, { recursive: true, force: true });
});

interface Sender {
  readonly caller: TestCaller;
  readonly socket: TestSocket;
  readonly sent: string[];
  /** c_mid to msg_id. */
  readonly acked: Map<string, string>;
}

test('after kill -9 every acknowledged message is there once, in order', async () => {
  running = await startProcess({ DATA_DIR: dir });
  const { origin } = running;
  const created = await fetch(`${origin}/__mock/worlds/${WORLD}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seed_world: 'crowded', people: SENDERS, limits: { burst: 100_000, per_second: 100_000 } }),
  });
  expect(created.status).toBe(200);
  const senders: Sender[] = [];
  for (let index = 0; index < SENDERS; index += 1) senders.push(await senderAt(origin, index));

  await sendUntilKilled(running, senders);

  running = await startProcess({ DATA_DIR: dir });
  // The same sessions continue: they were stored, too.
  const reader = senders[0]?.caller.at(running.origin);
  if (!reader) throw new Error('no sender');
  const before = await readAll(reader);
  for (const { acked, sent, caller } of senders) {
    const stored = before.filter(({ from_id }) => from_id === caller.no);
    const storedMids = stored.map(({ c_mid }) => String(c_mid));
    expect(new Set(storedMids).size).toBe(storedMids.length);
    for (const [c_mid, msg_id] of acked) {
      expect(stored.find((message) => message.c_mid === c_mid)?.msg_id, c_mid).toBe(msg_id);
    }
    // The stored lines are a gapless prefix of the sent ones, in order.
    expect(storedMids).toEqual(sent.slice(0, storedMids.length));
  }

  // A sender without an answer retries with the same id: nothing is stored twice.
  for (const { caller, sent } of senders) {
    const socket = await caller.at(running.origin).connect();
    for (const c_mid of sent.slice(-2 * IN_FLIGHT)) socket.say(HALL, GENERAL, c_mid, `text of ${c_mid}`);
    await socket.until(
      'every ack',
      () => socket.ofType(1001).filter(({ channel }) => channel === '').length >= Math.min(sent.length, 2 * IN_FLIGHT),
    );
    socket.close();
  }
  const after = await readAll(reader);
  for (const { caller, sent } of senders) {
    const storedMids = after.filter(({ from_id }) => from_id === caller.no).map(({ c_mid }) => c_mid);
    expect(storedMids).toEqual(sent);
  }
  expect(await running.end('SIGTERM')).toBe(0);
}, 60_000);

async function senderAt(origin: string, index: number): Promise<Sender> {
  const caller = new TestCaller(origin, { world: WORLD });
  await caller.signIn(String(CROWD_FIRST_PHONE + index));
  const socket = await caller.connect();
  return { caller, socket, sent: [], acked: new Map() };
}

function sendNext({ socket, sent, caller }: Sender): void {
  const c_mid = `c${caller.no}-${sent.length}`;
  sent.push(c_mid);
  socket.say(HALL, GENERAL, c_mid, `text of ${c_mid}`);
}

async function sendUntilKilled(node: RunningNode, senders: readonly Sender[]): Promise<void> {
  let acks = 0;
  const dead = new Promise<void>((resolve, reject) => {
    for (const sender of senders) {
      sender.socket.socket.on('message', (frame: { type: number; channel: string; mid: string; body: string }) => {
        if (frame.type !== 1001 || frame.channel !== '') return;
        sender.acked.set(frame.mid, JSON.parse(frame.body).msg_id);
        acks += 1;
        if (acks === ACKS_BEFORE_DEATH) node.end('SIGKILL').then(() => resolve(), reject);
        sendNext(sender);
      });
    }
  });
  for (const sender of senders) for (let index = 0; index < IN_FLIGHT; index += 1) sendNext(sender);
  await dead;
  expect(acks).toBeGreaterThanOrEqual(ACKS_BEFORE_DEATH);
}

async function readAll(caller: TestCaller): Promise<ChatMessage[]> {
  const all: ChatMessage[] = [];
  for (;;) {
    const after_msg_id = all.at(-1)?.msg_id ?? '1';
    const { msg_list } = await caller.call('channel.message', { hall_id: HALL, channel_id: GENERAL, after_msg_id });
    all.push(...msg_list);
    if (msg_list.length < 30) return all;
  }
}
