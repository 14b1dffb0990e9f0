import { setTimeout } from 'node:timers/promises';
import type { TestCaller, TestSocket } from '@miczero/mock-platform/testing';
import { CHANNEL, HALL, type Ledger } from '../ledger.ts';

/** Pause between two lines of a sender, and after a failed attempt to connect. */
const LINE_MS = 40;
const RETRY_MS = 100;
/** How long a client waits for an acknowledgement before it sends the line again. */
const ACK_MS = 3000;
/** Lines that a sender has on the way at most. */
const UNANSWERED_MAX = 20;
/** Types of the acknowledgement, which has no channel, and of a refusal. */
const CHAT = 1001;

/**
 * Users who keep talking through every failure: like the client, they reconnect when their socket ends, and send a line
 * that was not acknowledged again under its `c_mid`.
 */
export class SteadyTalk {
  readonly #ledger: Ledger;
  readonly #talking: Promise<void>[];
  #isOver = false;
  #sent = 0;
  /** The longest time without an acknowledgement of any one sender, in milliseconds. */
  longestSilenceMs = 0;

  /** `run` begins the ids of its lines. */
  constructor(ledger: Ledger, origin: string, run: string) {
    this.#ledger = ledger;
    this.#talking = ledger.callers.map((caller) => this.#talk(caller.at(origin), run));
  }

  /** Sends no new lines, and waits until every line is acknowledged. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#talking);
  }

  get sent(): number {
    return this.#sent;
  }

  async #talk(caller: TestCaller, run: string): Promise<void> {
    const waiting = new Map<string, number>();
    let heardAt = Date.now();
    const hear = (c_mid: string, msg_id: string) => {
      if (!waiting.delete(c_mid)) return;
      this.#ledger.note(c_mid, msg_id);
      this.longestSilenceMs = Math.max(this.longestSilenceMs, Date.now() - heardAt);
      heardAt = Date.now();
    };
    while (!this.#isOver || waiting.size > 0) {
      // Not ready, or gone again before it has answered.
      const socket = await caller.connect().catch(() => null);
      if (!socket) {
        await setTimeout(RETRY_MS);
        continue;
      }
      listen(socket, hear);
      for (const c_mid of waiting.keys()) send(socket, c_mid, waiting);
      await this.#talkOn(socket, waiting, run);
      socket.close();
    }
  }

  /** Until the socket ends, or every line is acknowledged. */
  async #talkOn(socket: TestSocket, waiting: Map<string, number>, run: string): Promise<void> {
    while (socket.socket.connected && (!this.#isOver || waiting.size > 0)) {
      if (!this.#isOver && waiting.size < UNANSWERED_MAX) {
        this.#sent += 1;
        send(socket, `${run}-${this.#sent}`, waiting);
      }
      const late = Date.now() - ACK_MS;
      for (const [c_mid, at] of waiting) if (at < late) send(socket, c_mid, waiting);
      await setTimeout(LINE_MS);
    }
  }
}

function send(socket: TestSocket, c_mid: string, waiting: Map<string, number>): void {
  waiting.set(c_mid, Date.now());
  socket.say(HALL, CHANNEL, c_mid, `line ${c_mid}`);
}

function listen(socket: TestSocket, hear: (c_mid: string, msg_id: string) => void): void {
  socket.socket.on('message', ({ type, channel, mid, body }: Frame) => {
    if (type !== CHAT || channel !== '') return;
    const { msg_id } = JSON.parse(body) as { readonly msg_id?: string };
    if (msg_id !== undefined) hear(mid, msg_id);
  });
}

interface Frame {
  readonly type: number;
  readonly channel: string;
  readonly mid: string;
  readonly body: string;
}
