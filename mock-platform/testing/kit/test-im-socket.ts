import { once } from 'node:events';
import { WebSocket } from 'ws';
import { ByteReader, ByteWriter, type Property } from '../../src/realtime/im/bytes.ts';
import type { CommandId } from '../../src/realtime/im/packet.ts';
import { readHead } from '../../src/realtime/im/packet.ts';

const ANSWER_MS = 5000;

export interface ReceivedPacket {
  readonly id: CommandId;
  readonly serial: number;
  readonly code: number;
  /** Stands at the first field. */
  readonly reader: ByteReader;
}

/** A socket of the link server that speaks packets as the provider's SDK does. */
export class TestImSocket {
  readonly #socket: WebSocket;
  readonly received: ReceivedPacket[] = [];
  closed = false;
  #serial = 0;
  /** Called once at the next packet. */
  readonly #waiting: (() => void)[] = [];

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const reader = new ByteReader(data);
      this.received.push({ ...readHead(reader), reader });
      for (const look of this.#waiting.splice(0)) look();
    });
    socket.on('close', () => {
      this.closed = true;
    });
  }

  static async open(origin: string, world: string): Promise<TestImSocket> {
    const { port } = new URL(origin);
    const socket = new WebSocket(`ws://127.0.0.1:${port}/websocket`, {
      headers: { host: `${world}.localhost:${port}` },
    });
    const opened = new TestImSocket(socket);
    await once(socket, 'open');
    return opened;
  }

  /** Sends a request and resolves with its answer. */
  async ask(id: CommandId, write: (writer: ByteWriter) => void = () => {}): Promise<ReceivedPacket> {
    this.#serial += 1;
    const serial = this.#serial;
    this.send(id, write, serial);
    return this.until(`the answer to ${id}`, (packet) => packet.id === id && packet.serial === serial);
  }

  send(id: CommandId, write: (writer: ByteWriter) => void, serial: number): void {
    const [service = '', command = ''] = id.split('_');
    const writer = new ByteWriter().varint(0).byte(Number(service)).byte(Number(command)).short(serial).byte(0);
    write(writer);
    this.raw(writer.bytes);
  }

  raw(bytes: Buffer): void {
    this.#socket.send(bytes);
  }

  login(account: string, token: string, clientId: string): Promise<ReceivedPacket> {
    const tag: Property = { 3: '16', 4: 'Linux', 13: clientId, 19: account, 1000: token };
    return this.ask('26_3', (writer) => writer.property(tag));
  }

  /** A message of a text, to a person. */
  say(to: string, text: string, c_mid: string): Promise<ReceivedPacket> {
    const message: Property = { 0: '0', 1: to, 8: '0', 9: text, 11: c_mid };
    return this.ask('30_1', (writer) => writer.property(message));
  }

  until(what: string, isIt: (packet: ReceivedPacket) => boolean): Promise<ReceivedPacket> {
    return new Promise((resolve, reject) => {
      const seen = () => this.received.map(({ id, code }) => `${id}=${code}`).join(' ');
      const timer = setTimeout(() => reject(new Error(`no ${what}: ${seen()}`)), ANSWER_MS);
      const look = () => {
        const found = this.received.find(isIt);
        if (!found) {
          this.#waiting.push(look);
          return;
        }
        clearTimeout(timer);
        resolve(found);
      };
      look();
    });
  }

  async untilClosed(): Promise<void> {
    if (!this.closed) await once(this.#socket, 'close');
  }

  close(): void {
    this.#socket.close();
  }
}
