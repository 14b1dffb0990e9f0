import type { ChatMessage } from '@miczero/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestCaller, type TestSocket } from '../../../testing/kit/test-caller.ts';
import { createRandom } from '../../core/kernel/random.ts';
import { CROWD_FIRST_PHONE } from '../../core/seeds/crowded.ts';
import { createNode, type PlatformNode } from '../../node.ts';

const HALL = '8001';
const GENERAL = '9001';
const PEOPLE = 3;
const CUTS = 200;
/** Unanswered sends of each person at any moment. */
const IN_FLIGHT = 3;
/** Answers between two cuts, so that the senders always make progress. */
const ACKS_BETWEEN_CUTS = 5;

let node: PlatformNode;
let origin: string;

beforeEach(async () => {
  node = await createNode({
    control: { token: '' },
    main: { seed_world: 'crowded', seed: 1, people: PEOPLE, limits: { burst: 100_000, per_second: 100_000 } },
  });
  origin = await node.listen();
});

afterEach(async () => {
  await node.close();
});

/** A sender that repeats a message with the same c_mid through every disconnect until it is acknowledged. */
class Persistent {
  readonly caller = new TestCaller(origin);
  readonly sent: string[] = [];
  readonly acked = new Map<string, string>();
  /** The channel as this user knows it, by msg_id: live frames and pages of history merged. */
  readonly known = new Map<string, string>();
  reconnects = 0;
  isWriting = true;
  readonly #onAck: () => void;
  #socket: TestSocket | null = null;
  #hasLeft = false;

  constructor(onAck: () => void) {
    this.#onAck = onAck;
  }

  async connect(): Promise<void> {
    let opened: TestSocket | null = null;
    while (!opened && !this.#hasLeft) opened = await this.caller.connect().catch(() => null);
    if (!opened) return;
    this.#socket = opened;
    let latest = 0;
    opened.socket.on('message', (frame: { type: number; channel: string; mid: string; body: string }) => {
      if (frame.type !== 1001) return;
      const { msg_id, c_mid } = JSON.parse(frame.body) as { msg_id: string; c_mid: string };
      if (frame.channel !== '') {
        // One socket never gets a line twice, or an older one after a newer one.
        expect(Number(msg_id)).toBeGreaterThan(latest);
        latest = Number(msg_id);
        this.known.set(msg_id, c_mid);
        return;
      }
      // Asked again, the answer is the same.
      expect(this.acked.get(c_mid) ?? msg_id).toBe(msg_id);
      if (this.acked.has(c_mid)) return;
      this.acked.set(c_mid, msg_id);
      this.#write();
      this.#onAck();
    });
    opened.socket.once('disconnect', () => {
      if (this.#hasLeft) return;
      this.reconnects += 1;
      void this.connect();
    });
    // Repeats all unanswered messages in order, then sends the next.
    for (const c_mid of this.sent) if (!this.acked.has(c_mid)) opened.say(HALL, GENERAL, c_mid, `text of ${c_mid}`);
    this.#write();
  }

  leave(): void {
    this.#hasLeft = true;
    this.#socket?.close();
  }

  #write(): void {
    while (this.isWriting && this.sent.length - this.acked.size < IN_FLIGHT) {
      const c_mid = `c${this.caller.no}-${this.sent.length}`;
      this.sent.push(c_mid);
      this.#socket?.say(HALL, GENERAL, c_mid, `text of ${c_mid}`);
    }
  }

  async refetch(): Promise<void> {
    for (const { msg_id, c_mid = '' } of await readAll(this.caller)) {
      expect(this.known.get(msg_id) ?? c_mid).toBe(c_mid);
      this.known.set(msg_id, c_mid);
    }
  }
}

async function readAll(caller: TestCaller): Promise<ChatMessage[]> {
  const all: ChatMessage[] = [];
  for (;;) {
    // The first line is the seed's.
    const after_msg_id = all.at(-1)?.msg_id ?? '1';
    const { msg_list } = await caller.call('channel.message', { hall_id: HALL, channel_id: GENERAL, after_msg_id });
    all.push(...msg_list);
    if (msg_list.length < 30) return all;
  }
}

/** Closes one open socket: through the control API, or as a TCP connection that breaks. */
async function cut(index: number, pick: (bound: number) => number): Promise<boolean> {
  const open = node.registryOf('hall').ofWorld('main');
  const victim = open[pick(open.length)];
  if (!victim) return false;
  if (index % 2 === 1) {
    victim.raw?.destroy();
    return true;
  }
  const response = await fetch(`${origin}/__mock/worlds/main/connections/close`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ connection: victim.id }),
  });
  return response.status === 200;
}

test('through 200 random disconnects all people have every acknowledged message once, in order', async () => {
  let acks = 0;
  let wake = () => {};
  const people = Array.from(
    { length: PEOPLE },
    () =>
      new Persistent(() => {
        acks += 1;
        wake();
      }),
  );
  const until = async (reached: () => boolean) => {
    while (!reached()) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  for (const [index, person] of people.entries()) {
    await person.caller.signIn(String(CROWD_FIRST_PHONE + index));
    await person.caller.call('channel.join', { channel_id: GENERAL });
    await person.connect();
  }

  const random = createRandom('disconnects');
  for (let cuts = 0; cuts < CUTS; ) {
    const goal = acks + ACKS_BETWEEN_CUTS;
    if (await cut(cuts, (bound) => random.below(Math.max(1, bound)))) cuts += 1;
    await until(() => acks >= goal);
  }
  for (const person of people) person.isWriting = false;
  await until(() => people.every(({ sent, acked }) => acked.size === sent.length));
  expect(people.reduce((sum, { reconnects }) => sum + reconnects, 0)).toBeGreaterThanOrEqual(CUTS * 0.9);

  const [first] = people;
  if (!first) throw new Error('no sender');
  const stored = await readAll(first.caller);
  expect(stored.map(({ msg_id }) => Number(msg_id))).toEqual(stored.map((_, index) => index + 2));
  for (const { caller, sent, acked } of people) {
    const own = stored.filter(({ from_id }) => from_id === caller.no);
    expect(own.map(({ c_mid }) => c_mid)).toEqual(sent);
    expect(own.map(({ msg_id }) => msg_id)).toEqual(sent.map((c_mid) => acked.get(c_mid)));
  }
  const truth = stored.map(({ msg_id, c_mid }) => [msg_id, c_mid]);
  for (const person of people) {
    await person.refetch();
    const lines = [...person.known].sort(([a], [b]) => Number(a) - Number(b));
    expect(lines).toEqual(truth);
    person.leave();
  }
}, 60_000);
