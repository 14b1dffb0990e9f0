import {
  ROOM_EVENTS,
  ROOM_HEARTBEAT,
  ROOM_PING_MS,
  ROOM_REQUESTS,
  roomAckCodeOf,
  roomEventCodec,
} from '@miczero/contracts';
import type { WireFrame } from './hall-socket.ts';
import { onClosed, type RawSocket, sendOver } from './raw-socket.ts';

/** A name for each type: acknowledgements do not depend on the variant. */
const NAMES: ReadonlyMap<number, string> = new Map(Object.entries(ROOM_EVENTS).map(([name, { code }]) => [code, name]));
const PING = ROOM_REQUESTS.roomPing.code;
const PONG = ROOM_HEARTBEAT.roomPong.code;

export interface RoomSocketEvents {
  readonly onReady: () => void;
  /** Whether a frame is decoded by the contract; every frame is by default. A crowd cannot afford that. */
  readonly decodes?: () => boolean;
  /** A frame with its name, which is empty where it was not decoded, and for a type or body that the contract does not know. */
  readonly onFrame: (frame: WireFrame, name: string, at: number) => void;
  /** A ping was answered; `pongs` has counted it. */
  readonly onPong?: () => void;
  /** `why` is '' where that is not known. */
  readonly onClose: (why: string) => void;
}

/**
 * A plain WebSocket of JSON frames, which acknowledges what it receives and pings as the client does. Pings go by real time,
 * whatever the clock of the world says: the platform closes a socket that was silent for 31 s of real time. socket.room.heartbeat
 */
export class RoomSocket {
  readonly #socket: RawSocket;
  readonly #user: string;
  readonly #events: RoomSocketEvents;
  #pings = 0;
  #pongs = 0;
  #stopPings = () => {};

  constructor(socket: RawSocket, user: string, events: RoomSocketEvents) {
    this.#socket = socket;
    this.#user = user;
    this.#events = events;
    socket.onopen = () => {
      const pinging = setInterval(() => this.#ping(), ROOM_PING_MS);
      this.#stopPings = () => clearInterval(pinging);
      events.onReady();
    };
    socket.onmessage = ({ data }) => this.#receive(String(data), Date.now());
    onClosed(socket, (why) => {
      this.#stopPings();
      events.onClose(why);
    });
  }

  send(frame: object): boolean {
    return sendOver(this.#socket, JSON.stringify(frame));
  }

  /** Pings that were answered. */
  get pongs(): number {
    return this.#pongs;
  }

  /**
   * Asks for an answer. Answers how many `pongs` there are once all has arrived that was sent before; null at a socket that is not
   * open. Pongs are all alike, and one of an earlier ping may be under way or may never come: with one ping more than are
   * unanswered, as many pongs include one of these pings either way.
   */
  ask(): number | null {
    const asked = this.#pings - this.#pongs + 1;
    for (let ping = 0; ping < asked; ping += 1) if (!this.#ping()) return null;
    return this.#pongs + asked;
  }

  close(): void {
    this.#socket.close();
  }

  /** The fields that every frame of this user carries. */
  address(mid: string, to: string) {
    return { platform: 'web', mid, ver: 1, gate: 'pc', time: Date.now(), from: this.#user, to, channel: '' } as const;
  }

  #ping(): boolean {
    const isSent = this.send({ ...this.address('', ''), type: PING, body: '{}' });
    if (isSent) this.#pings += 1;
    return isSent;
  }

  #receive(text: string, at: number): void {
    const frame = JSON.parse(text) as WireFrame;
    if (frame.type === PONG) {
      this.#pongs += 1;
      this.#events.onPong?.();
      return;
    }
    const isDecoded = this.#events.decodes?.() ?? true;
    const decoded = isDecoded ? roomEventCodec.decode(frame) : null;
    const name = decoded?.ok ? decoded.event.name : '';
    const { type: received, mid } = frame;
    const type = roomAckCodeOf({ type: received, mid, name: isDecoded ? name : (NAMES.get(received) ?? '') });
    if (type !== null) this.send({ ...this.address(mid, ''), type, body: '' });
    this.#events.onFrame(frame, name, at);
  }
}
