import { ROOM_EVENTS, roomAckCodeOf, roomEventCodec } from '@miczero/contracts';
import type { WireFrame } from './hall-socket.ts';
import { type RawSocket, sendOver } from './raw-socket.ts';

/** A name for each type: acknowledgements do not depend on the variant. */
const NAMES: ReadonlyMap<number, string> = new Map(Object.entries(ROOM_EVENTS).map(([name, { code }]) => [code, name]));

export interface RoomSocketEvents {
  readonly onReady: () => void;
  /** Whether a frame is decoded by the contract; every frame is by default. A crowd cannot afford that. */
  readonly decodes?: () => boolean;
  /** A frame with its name, which is empty where it was not decoded, and for a type or body that the contract does not know. */
  readonly onFrame: (frame: WireFrame, name: string, at: number) => void;
  readonly onClose: () => void;
}

/** A plain WebSocket of JSON frames, which acknowledges what it receives as the client does. */
export class RoomSocket {
  readonly #socket: RawSocket;
  readonly #user: string;
  readonly #events: RoomSocketEvents;

  constructor(socket: RawSocket, user: string, events: RoomSocketEvents) {
    this.#socket = socket;
    this.#user = user;
    this.#events = events;
    socket.onopen = () => events.onReady();
    socket.onmessage = ({ data }) => this.#receive(String(data), Date.now());
    socket.onclose = () => events.onClose();
    socket.onerror = () => {};
  }

  send(frame: object): boolean {
    return sendOver(this.#socket, JSON.stringify(frame));
  }

  close(): void {
    this.#socket.close();
  }

  /** The fields that every frame of this user carries. */
  address(mid: string, to: string) {
    return { platform: 'web', mid, ver: 1, gate: 'pc', time: Date.now(), from: this.#user, to, channel: '' } as const;
  }

  #receive(text: string, at: number): void {
    const frame = JSON.parse(text) as WireFrame;
    const isDecoded = this.#events.decodes?.() ?? true;
    const decoded = isDecoded ? roomEventCodec.decode(frame) : null;
    const name = decoded?.ok ? decoded.event.name : '';
    const { type: received, mid } = frame;
    const type = roomAckCodeOf({ type: received, mid, name: isDecoded ? name : (NAMES.get(received) ?? '') });
    if (type !== null) this.send({ ...this.address(mid, ''), type, body: '' });
    this.#events.onFrame(frame, name, at);
  }
}
