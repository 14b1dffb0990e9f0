import { once } from 'node:events';
import { type AnyRtcFrame, rtcFrame } from '@miczero/contracts';
import WebSocket from 'ws';
import * as z from 'zod/mini';
import { type Clock, systemClock } from '../../src/ports.ts';
import type { TestCaller } from './test-caller.ts';
import { Watch } from './watch.ts';

/** Frames are gathered for up to this long (realtime/flusher.ts). */
const GATHERING_MS = 50;

/** A clock by which a node writes what it has to write before it reads on. */
export const promptClock: Clock = {
  ...systemClock,
  after: (ms, work) => {
    if (ms > GATHERING_MS) return systemClock.after(ms, work);
    const soon = setImmediate(work);
    return () => clearImmediate(soon);
  },
};

type Sent = z.input<typeof rtcFrame>;

/** A description of one sound that goes both ways, or only comes in. */
export const sdpOf = (direction: 'sendrecv' | 'recvonly') => sdpWith(`a=${direction}`);

/** A description of one sound with this said of its direction, and this of all sounds. */
export const sdpWith = (line: string, forAll = '') =>
  `v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n${forAll}m=audio 9 UDP/TLS/RTP/SAVPF 111\r\na=mid:0\r\n${line}\r\n`;

/** An open socket of the audio signalling that remembers every frame. */
export class TestAudioSocket {
  readonly socket: WebSocket;
  readonly received: AnyRtcFrame[] = [];
  /** Everything as it was on the wire, in the order of time. */
  readonly wire: { readonly direction: 'sent' | 'received'; readonly frame: unknown }[] = [];
  /** What the contract does not know. */
  readonly strange: string[] = [];
  closed: { readonly code: number; readonly reason: string } | null = null;
  readonly #watch = new Watch();

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const seen: unknown = JSON.parse(String(data));
      this.wire.push({ direction: 'received', frame: seen });
      const frame = z.safeParse(rtcFrame, seen);
      if (frame.success) this.received.push(frame.data);
      else this.strange.push(String(data));
      this.#watch.wake();
    });
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.#watch.wake();
    });
    socket.on('error', () => {});
  }

  /** Opens a socket with a signature, like the others; resolves when it is connected, even if it is refused afterwards. */
  static async open(caller: TestCaller, change: Record<string, string> = {}): Promise<TestAudioSocket> {
    const signed = caller.login ? caller.sign() : {};
    const query = new URLSearchParams({ ...signed, world: caller.world, ...change });
    const socket = new WebSocket(`${caller.origin.replace('http', 'ws')}/ws/rtc?${query}`);
    const opened = new TestAudioSocket(socket);
    await once(socket, 'open');
    return opened;
  }

  send(frame: Sent): void {
    this.wire.push({ direction: 'sent', frame });
    this.socket.send(JSON.stringify(frame));
  }

  raw(text: string): void {
    this.socket.send(text);
  }

  ofType<Type extends AnyRtcFrame['type']>(type: Type): Extract<AnyRtcFrame, { type: Type }>[] {
    return this.received.filter((frame): frame is Extract<AnyRtcFrame, { type: Type }> => frame.type === type);
  }

  /** Waits until something holds; fails after a while. */
  async until(what: string, holds: () => boolean, ms = 5000): Promise<void> {
    await this.#watch.until(
      () => holds(),
      () => `${what} did not happen; got ${JSON.stringify(this.received.slice(-5))}`,
      ms,
    );
  }

  /** Resolves when the latest list of peers is this one. */
  async peers(nos: readonly string[]): Promise<void> {
    const wanted = JSON.stringify([...nos].sort());
    await this.until(`peers ${wanted}`, () => {
      const last = this.ofType('peers').at(-1);
      return last !== undefined && JSON.stringify(last.list.map(({ id }) => id).sort()) === wanted;
    });
  }

  /**
   * Answers when everything that was sent before has been handled and answered. After the first answer to a ping all is
   * handled, after the second one all is written, if the node does not delay its writes to batch them (`promptClock`).
   */
  async settled(): Promise<void> {
    for (let round = 0; round < 2; round += 1) {
      this.socket.ping();
      await once(this.socket, 'pong');
    }
  }

  async error(): Promise<number> {
    await this.until('an error', () => this.ofType('error').length > 0);
    return this.ofType('error').at(-1)?.code ?? 0;
  }

  close(): void {
    this.socket.terminate();
  }
}
