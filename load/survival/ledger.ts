import { CHANNEL_HISTORY_MAX_MESSAGES } from '@miczero/contracts';
import { controlData, controlRequest } from '@miczero/contracts/control-call';
import { CROWD_FIRST_PHONE, DEMO_PASSWORD } from '@miczero/mock-platform';
import { TestCaller, type TestSocket } from '@miczero/mock-platform/testing';

/** The hall of the seed `crowded`, and its first text channel. */
export const HALL = '8001';
export const CHANNEL = '9001';
/**
 * A channel keeps so many lines twice over, so that these are among them beside others that were stored and not acknowledged.
 * No trial acknowledges more between two audits: every line is audited.
 */
const AUDITED_LINES = CHANNEL_HISTORY_MAX_MESSAGES / 2;
const SENDERS = 4;
const IN_FLIGHT = 20;
const LIMITS = { burst: 1_000_000, per_second: 1_000_000 };
/** Types of the acknowledgement, which has no channel, and of a refusal. */
const CHAT = 1001;
const REFUSED = 9998;

/** What a world has after a start, compared with what it has acknowledged. */
export interface Audit {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
}

/** The lines that a world has acknowledged to its senders. */
export class Ledger {
  readonly world: string;
  readonly #now: () => number;
  readonly #callers: TestCaller[] = [];
  readonly #acked = new Map<string, string>();
  #sent = 0;
  /** Lines that the platform refused. */
  refused = 0;

  /** `now`: the clock of the callers. */
  constructor(world: string, now = Date.now) {
    this.world = world;
    this.#now = now;
  }

  /** Those who talk. */
  get callers(): readonly TestCaller[] {
    return this.#callers;
  }

  /** Writes down that a line was acknowledged. */
  note(c_mid: string, msg_id: string): void {
    this.#acked.set(c_mid, msg_id);
  }

  get acknowledged(): number {
    return this.#acked.size;
  }

  /** Makes the world, and signs its senders in. */
  async begin(origin: string): Promise<void> {
    const seed = { seed_world: 'crowded', people: SENDERS, limits: LIMITS };
    const { path, init } = controlRequest('worlds.create', this.world, seed);
    const made = await fetch(`${origin}${path}`, init);
    controlData('worlds.create', made.status, await made.json());
    for (let index = 0; index < SENDERS; index += 1) {
      const caller = new TestCaller(origin, { world: this.world, now: this.#now });
      await caller.signIn(String(CROWD_FIRST_PHONE + index), DEMO_PASSWORD, this.#now());
      this.#callers.push(caller);
    }
  }

  /** Sends lines until so many were answered, or the platform is gone. */
  async talk(origin: string, lines: number, onAck = () => {}): Promise<void> {
    const each = Math.ceil(lines / SENDERS);
    const sockets = await Promise.all(this.#callers.map((caller) => caller.at(origin).connect()));
    await Promise.all(sockets.map((socket) => this.#exchange(socket, each, onAck)));
    for (const socket of sockets) socket.close();
  }

  #exchange(socket: TestSocket, lines: number, onAck: () => void): Promise<void> {
    return new Promise((resolve) => {
      let answered = 0;
      let sent = 0;
      const send = () => {
        if (sent >= lines) return;
        sent += 1;
        this.#sent += 1;
        socket.say(HALL, CHANNEL, `l${this.#sent}`, `line ${this.#sent}`);
      };
      socket.socket.on('disconnect', () => resolve());
      socket.socket.on('message', ({ type, channel, mid, body }: Frame) => {
        const { msg_id, c_mid } = JSON.parse(body) as { readonly msg_id?: string; readonly c_mid?: string };
        if (type === CHAT && channel === '' && msg_id !== undefined) {
          this.note(mid, msg_id);
          onAck();
        } else if (type === REFUSED && c_mid !== undefined) this.refused += 1;
        else return;
        answered += 1;
        if (answered === lines) resolve();
        else send();
      });
      for (let index = 0; index < IN_FLIGHT; index += 1) send();
    });
  }

  /** Reads the channel to its end, and looks for the newest lines. Null when the world is closed. */
  async audit(origin: string): Promise<Audit | null> {
    const reader = this.#callers[0]?.at(origin);
    if (!reader || !(await isOpen(reader))) return null;
    const stored = new Map<string, string>();
    let doubled = 0;
    for (let after = '1'; ; ) {
      const { msg_list } = await reader.call('channel.message', {
        hall_id: HALL,
        channel_id: CHANNEL,
        after_msg_id: after,
      });
      for (const { c_mid, msg_id } of msg_list) {
        if (stored.has(String(c_mid))) doubled += 1;
        stored.set(String(c_mid), msg_id);
        after = msg_id;
      }
      if (msg_list.length === 0) break;
    }
    const newest = [...this.#acked].slice(-AUDITED_LINES);
    const lost = newest.filter(([c_mid, msg_id]) => stored.get(c_mid) !== msg_id).length;
    return { acknowledged: this.#acked.size, lost, doubled };
  }
}

interface Frame {
  readonly type: number;
  readonly channel: string;
  readonly mid: string;
  readonly body: string;
}

/** 404 is the answer for a world that stays closed. */
async function isOpen(reader: TestCaller): Promise<boolean> {
  return (await reader.raw('hall.list', { page: 1, page_size: 10 })).status !== 404;
}
