import { randomBytes } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { WebSocket } from 'ws';
import type { BenchPerson, Frame, Reception } from '../people.ts';
import { answerTo, readOffer } from './describe.ts';
import { beginHandshake, type Handshake, type Identity, isSecureRecord } from './secure.ts';
import { Streams } from './streams.ts';
import { answerCheck, type Sender } from './stun.ts';

/** A stream of which a packet came in this time is alive: a silent sender sends one in 400 ms. */
const LIVE_MS = 2000;
const COME_AGAIN_MS = 1000;

export interface BareListenerOptions {
  readonly person: BenchPerson;
  readonly identity: Identity;
  /** Signs a new address of the audio socket. */
  readonly socketUrl: () => string;
}

/**
 * A listener that costs as little as one can: it speaks the frames of a client, answers the checks and makes the handshake of a real
 * connection, and then counts packets without decrypting them.
 */
export class BareListener {
  readonly #options: BareListenerOptions;
  readonly #password = randomBytes(12).toString('hex');
  readonly #ufrag = randomBytes(4).toString('hex');
  /** Another one for each join: packets of the connection before are not among those of the next. */
  #door: Socket | null = null;
  #port = 0;
  #streams = new Streams();
  #handshake: Handshake | null = null;
  #socket: WebSocket | null = null;
  /** Who is heard, by the medium of the description, and the stream of each medium. */
  #heard = new Map<string, string>();
  #ssrcs = new Map<string, number>();
  /** The stream that carried a user last, and when the news of it was read. */
  readonly #latest = new Map<string, { readonly ssrc: number; readonly readAt: number }>();
  #drops = 0;

  constructor(options: BareListenerOptions) {
    this.#options = options;
  }

  /** Resolves when the platform has let the listener in. */
  async enter(): Promise<void> {
    await this.#connect();
  }

  get no(): string {
    return this.#options.person.no;
  }

  /** Of UDP; 0 while it joins. */
  get port(): number {
    return this.#port;
  }

  note(): void {
    this.#streams.note();
  }

  reception(now: number): Reception {
    return { streams: this.#heard.size, drops: this.#drops, ...this.#streams.sum(now, LIVE_MS) };
  }

  /** The last packet of the stream that carried this user. */
  lastPacketOf(no: string): number | null {
    const ssrc = this.#latest.get(no)?.ssrc;
    return ssrc === undefined ? null : (this.#streams.of(ssrc)?.latestAt ?? null);
  }

  /** The first packet of the stream that carries this user, since `note`. */
  firstPacketOf(no: string): number | null {
    const ssrc = this.#latest.get(no)?.ssrc;
    return ssrc === undefined ? null : (this.#streams.of(ssrc)?.resumedAt ?? null);
  }

  readingOf(no: string): number | null {
    return this.#latest.get(no)?.readAt ?? null;
  }

  #connect(): Promise<void> {
    const socket = new WebSocket(this.#options.socketUrl());
    this.#socket = socket;
    return new Promise((resolve) => {
      socket.on('open', () => void this.#join());
      socket.on('error', (error) => console.error(String(error)));
      socket.on('close', () => {
        this.#drops += 1;
        setTimeout(() => void this.#connect(), COME_AGAIN_MS);
      });
      socket.on('message', (data) => {
        const frame = JSON.parse(String(data)) as Frame;
        if (frame.type === 'peers') resolve();
        this.#read(frame);
      });
    });
  }

  async #join(): Promise<void> {
    // The platform begins anew as well.
    this.#door?.close();
    this.#port = 0;
    const door = createSocket('udp4');
    this.#door = door;
    door.on('message', (packet, from) => this.#take(door, packet, from));
    await new Promise<void>((resolve) => door.bind(0, '0.0.0.0', resolve));
    this.#port = door.address().port;
    this.#streams = new Streams();
    this.#handshake = null;
    this.#heard = new Map();
    const { room, token } = this.#options.person;
    this.#send({ type: 'join', scope: 'room', id: room, token });
  }

  #send(frame: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #read({ type, sdp = '', streams = [], list = [] }: Frame): void {
    if (type === 'error') void this.#join();
    else if (type === 'streams') this.#note(list);
    else if (type === 'offer' && this.#door) {
      const offered = readOffer(sdp);
      this.#ssrcs = new Map(offered.media.map(({ mid, ssrc }) => [mid, ssrc]));
      const own = { ufrag: this.#ufrag, password: this.#password, fingerprint: this.#options.identity.fingerprint };
      this.#send({ type: 'answer', leg: 'down', sdp: answerTo(offered, { ...own, port: this.#port }) });
      this.#note(streams);
    }
  }

  #note(list: NonNullable<Frame['list']>): void {
    const readAt = Date.now();
    const before = new Set(this.#heard.values());
    this.#heard = new Map(list.map(({ mid, id }) => [mid, id]));
    for (const { mid, id } of list) {
      const ssrc = this.#ssrcs.get(mid);
      if (ssrc !== undefined && !before.has(id)) this.#latest.set(id, { ssrc, readAt });
    }
  }

  #take(door: Socket, packet: Buffer, from: Sender): void {
    const [first = 0] = packet;
    if (first >= 128) this.#streams.take(packet, Date.now());
    else if (isSecureRecord(packet)) this.#handshake?.take(packet);
    else {
      const answer = answerCheck(packet, from, this.#password);
      if (!answer) return;
      door.send(answer, from.port, from.address);
      this.#handshake ??= this.#begin(door, from);
    }
  }

  #begin(door: Socket, { address, port }: Sender): Handshake {
    const handshake = beginHandshake(this.#options.identity, (record) => {
      if (this.#door === door) door.send(record, port, address);
    });
    handshake.done.catch((error: unknown) => console.error(String(error)));
    return handshake;
  }
}
