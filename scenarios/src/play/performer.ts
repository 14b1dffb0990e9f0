import { type EndpointName, HALL_EVENTS, hallEventCodec } from '@miczero/contracts';
import { TestCaller, type TestSocket } from '@miczero/mock-platform/testing';
import { TestRoomSocket } from '@miczero/mock-platform/testing-room-socket';
import type { Actor } from '../format/scenario.ts';
import { matches } from './matching.ts';
import type { Pages } from './pages.ts';

/** Calls after which room messages arrive. */
const ENTERING: ReadonlySet<string> = new Set(['room.join']);

interface Heard {
  readonly name: string;
  readonly body: unknown;
}

/** One actor: a session, and its sockets once they are needed. */
export class Performer {
  readonly #name: string;
  readonly #actor: Actor;
  #caller: TestCaller;
  #hall: TestSocket | null = null;
  #room: TestRoomSocket | null = null;
  /** Frames that an expectation has met, by socket. */
  readonly #met = new Set<object>();
  #lines = 0;

  constructor(name: string, actor: Actor, origin: string, world: string) {
    this.#name = name;
    this.#actor = actor;
    this.#caller = new TestCaller(origin, { world });
  }

  /** User number. */
  get no(): string {
    return this.#caller.no;
  }

  async signIn(pages: Pages | undefined): Promise<void> {
    if (pages && this.#actor.page !== undefined) {
      const { login, device } = await pages.signIn(this.#name, this.#actor);
      const { origin, world } = this.#caller;
      this.#caller = new TestCaller(origin, { world, device });
      this.#caller.login = login;
    } else await this.#caller.signIn(this.#actor.phone, this.#actor.password);
    this.#hall = await this.#caller.connect();
  }

  async call(name: string, request: object): Promise<{ code: number; message: string; data: unknown }> {
    // Members of a room receive its events: the client opens its room socket before it enters.
    if (ENTERING.has(name)) await this.#roomSocket();
    return (await this.#caller.raw(name as EndpointName, request)).body;
  }

  async say(place: string, text: string, answer: 'acknowledged' | 'refused' | 'none'): Promise<void> {
    const socket = this.#hallSocket();
    this.#lines += 1;
    const mid = `${this.#caller.no}-${this.#lines}-${Date.now()}`;
    const [hall = '', channel = ''] = place.split('/');
    socket.say(hall, channel, mid, text);
    if (answer === 'none') return;
    const isAbout = (frame: { parsed: Record<string, unknown> }) => frame.parsed['c_mid'] === mid;
    const frame = await socket.frame('the answer to the line', isAbout);
    const isRefused = frame.type === HALL_EVENTS.errorReported.code;
    if (isRefused !== (answer === 'refused')) throw new Error(`the line was not ${answer}: ${frame.body}`);
  }

  async sayInRoom(room: string, text: string): Promise<void> {
    const socket = await this.#roomSocket();
    this.#lines += 1;
    socket.say(room, `${this.#caller.no}-r${this.#lines}-${Date.now()}`, text);
    await socket.settled();
  }

  async hear(name: string, body: unknown, within: number): Promise<void> {
    const deadline = performance.now() + within;
    const met = () => this.#find(name, body);
    const sockets = [this.#hall, this.#room].filter((socket) => socket !== null);
    if (sockets.length === 0) throw new Error(`the sockets of ${this.#name} are closed`);
    while (met() === undefined) {
      const left = deadline - performance.now();
      if (left <= 0)
        throw new Error(`${this.#name} did not hear ${name} ${JSON.stringify(body)}; heard ${this.#latest()}`);
      await Promise.race(sockets.map((socket) => socket.until(name, () => met() !== undefined, left))).catch(() => {});
    }
    const frame = met();
    if (frame) this.#met.add(frame);
  }

  async silence(name: string, body: unknown): Promise<void> {
    await this.#hall?.settled();
    await this.#room?.settled();
    const frame = this.#find(name, body);
    if (frame) throw new Error(`${this.#name} heard ${name}: ${JSON.stringify(frame)}`);
  }

  async sockets(change: 'open' | 'close'): Promise<void> {
    this.#hall?.close();
    this.#room?.close();
    this.#hall = null;
    this.#room = null;
    if (change === 'open') this.#hall = await this.#caller.connect();
  }

  #hallSocket(): TestSocket {
    if (!this.#hall) throw new Error(`the sockets of ${this.#name} are closed`);
    return this.#hall;
  }

  async #roomSocket(): Promise<TestRoomSocket> {
    if (!this.#hall) throw new Error(`the sockets of ${this.#name} are closed`);
    this.#room ??= await TestRoomSocket.open(this.#caller);
    return this.#room;
  }

  /** The first frame that fits and that no expectation has met before. */
  #find(name: string, body: unknown): object | undefined {
    const hall = this.#hall?.received.find((frame) => {
      if (this.#met.has(frame)) return false;
      const decoded = hallEventCodec.decode(frame);
      return decoded.ok && decoded.event.name === name && matches(body, frame.parsed);
    });
    return (
      hall ??
      this.#room?.received.find((frame) => !this.#met.has(frame) && frame.name === name && matches(body, frame.parsed))
    );
  }

  #latest(): string {
    const named = (this.#hall?.received ?? []).map((frame): Heard => {
      const decoded = hallEventCodec.decode(frame);
      return { name: decoded.ok ? decoded.event.name : String(frame.type), body: frame.parsed };
    });
    const inRoom = (this.#room?.received ?? []).map(({ name, parsed }): Heard => ({ name, body: parsed }));
    const latest = [...named, ...inRoom].slice(-3);
    return latest.map(({ name, body }) => `${name} ${JSON.stringify(body)}`).join('; ') || 'nothing';
  }
}
