import { roomAckCodeOf, roomEventCodec, type WireEnvelope } from '@miczero/contracts';
import { type RawSocket, sendOver } from './raw-socket.ts';

export interface RoomSocketEvents {
  readonly onReady: () => void;
  /** A frame with its name, which is empty for a type or body that the contract does not know. */
  readonly onFrame: (frame: WireEnvelope, name: string, at: number) => void;
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
    const frame = JSON.parse(text) as WireEnvelope;
    const decoded = roomEventCodec.decode(frame);
    const name = decoded.ok ? decoded.event.name : '';
    if (decoded.ok) {
      const type = roomAckCodeOf({ ...decoded.event.envelope, name });
      if (type !== null) this.send({ ...this.address(decoded.event.envelope.mid, ''), type, body: '' });
    }
    this.#events.onFrame(frame, name, at);
  }
}
