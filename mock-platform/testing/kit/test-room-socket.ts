import { once } from 'node:events';
import {
  type Addressing,
  ROOM_REQUESTS,
  type RoomAckCodes,
  roomAckCodeOf,
  roomEventCodec,
  roomRequestCodec,
  type WireEnvelope,
} from '@miczero/contracts';
import WebSocket from 'ws';
import type { TestCaller } from './test-caller.ts';
import { Watch } from './watch.ts';

export interface ReceivedRoomFrame extends WireEnvelope {
  readonly name: string;
  readonly parsed: Record<string, unknown>;
}

export interface RoomSocketOptions {
  /** Replaces the table of acknowledgements; null acknowledges nothing. */
  readonly acks?: RoomAckCodes | null;
  readonly query?: Record<string, string>;
}

/** An open room socket that remembers every frame, and acknowledges as the client does. */
export class TestRoomSocket {
  readonly socket: WebSocket;
  readonly received: ReceivedRoomFrame[] = [];
  closed: { readonly code: number; readonly reason: string } | null = null;
  readonly #no: string;
  readonly #watch = new Watch();

  private constructor(socket: WebSocket, no: string, { acks }: RoomSocketOptions) {
    this.socket = socket;
    this.#no = no;
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as WireEnvelope;
      const decoded = roomEventCodec.decode(frame);
      const name = decoded.ok ? decoded.event.name : '';
      this.received.push({ ...frame, name, parsed: JSON.parse(frame.body) as Record<string, unknown> });
      if (acks !== null && decoded.ok) this.#acknowledge({ ...decoded.event.envelope, name }, acks);
      this.#watch.wake();
    });
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.#watch.wake();
    });
    socket.on('error', () => {});
  }

  /** Opens a room socket; resolves when it is connected, even if it is refused afterwards. */
  static async open(caller: TestCaller, options: RoomSocketOptions = {}): Promise<TestRoomSocket> {
    const signed = caller.login ? caller.sign() : {};
    const query = new URLSearchParams({ ...signed, world: caller.world, ...options.query });
    const socket = new WebSocket(`${caller.origin.replace('http', 'ws')}/ws/room?${query}`);
    const opened = new TestRoomSocket(socket, caller.no, options);
    await Promise.race([once(socket, 'open'), once(socket, 'close')]);
    return opened;
  }

  #acknowledge(received: { type: number; mid: string; name: string }, acks: RoomAckCodes | undefined): void {
    const type = roomAckCodeOf(received, acks);
    if (type !== null) this.raw(JSON.stringify({ ...this.#address(received.mid, ''), type, body: '' }));
  }

  #address(mid: string, to: string): Addressing {
    return { platform: 'web', mid, ver: 1, gate: 'pc', time: Date.now(), from: this.#no, to, channel: '' };
  }

  raw(text: string): void {
    this.socket.send(text);
  }

  say(room: string, mid: string, content: string): void {
    this.raw(JSON.stringify(roomRequestCodec.encode('sendRoomChat', this.#address(mid, room), { content })));
  }

  ping(): void {
    this.raw(JSON.stringify({ ...this.#address('', ''), type: ROOM_REQUESTS.roomPing.code, body: '{}' }));
  }

  named(name: string): ReceivedRoomFrame[] {
    return this.received.filter((frame) => frame.name === name);
  }

  /** Waits until something holds; fails after a while. */
  async until(what: string, holds: () => boolean, ms = 5000): Promise<void> {
    await this.#watch.until(
      () => holds(),
      () => `${what} did not happen; got ${JSON.stringify(this.received.slice(-5))}`,
      ms,
    );
  }

  async frame(name: string, fits: (frame: ReceivedRoomFrame) => boolean = () => true): Promise<ReceivedRoomFrame> {
    await this.until(name, () => this.named(name).some(fits));
    const found = this.named(name).find(fits);
    if (!found) throw new Error(name);
    return found;
  }

  /** Answers when everything that was sent before has been read by the platform, or when the socket is closed. */
  async settled(): Promise<void> {
    const before = this.named('roomPong').length;
    this.ping();
    await this.until('pong', () => this.closed !== null || this.named('roomPong').length > before);
  }

  close(): void {
    this.socket.terminate();
  }
}
