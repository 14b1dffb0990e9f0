import { onClosed, type RawSocket, sendOver } from './raw-socket.ts';

export interface WireFrame {
  readonly type: number;
  readonly mid: string;
  /** Hall sockets: the channel that it is about. */
  readonly channel?: string;
  readonly body: string;
}

interface HallSocketLife {
  /** The platform accepted the handshake. */
  readonly onReady: () => void;
  /** The platform refused the handshake, with the reason that it gives; a close follows. */
  readonly onRefused?: (why: string) => void;
  /** `why` is '' where that is not known. */
  readonly onClose: (why: string) => void;
}

export interface FrameReader {
  /** A frame, with the moment of its arrival: stamped before anything is parsed. */
  readonly onFrame: (frame: WireFrame, at: number) => void;
}

export interface PacketReader {
  /**
   * The JSON of a packet, unparsed. A crowd hears the same text at every socket: parsing it each time would make the
   * generator the bottleneck.
   */
  readonly onPacket: (json: string, at: number) => void;
}

export type HallSocketEvents = HallSocketLife & (FrameReader | PacketReader);

/**
 * Engine.IO 4 and Socket.IO 5 by hand, because k6 has no socket.io client: `0{…}` opens, `40` joins, `44{…}` refuses, `2` asks
 * for `3`, and `42["message",{…}]` is a frame.
 */
export class HallSocket {
  readonly #socket: RawSocket;
  readonly #events: HallSocketLife;
  readonly #onPacket: PacketReader['onPacket'];

  constructor(socket: RawSocket, events: HallSocketEvents) {
    this.#socket = socket;
    this.#events = events;
    this.#onPacket = 'onPacket' in events ? events.onPacket : (json, at) => events.onFrame(parsePacket(json), at);
    socket.onmessage = ({ data }) => this.#receive(String(data), Date.now());
    onClosed(socket, events.onClose);
  }

  /** Sends a frame; a socket that is closing sends nothing. */
  send(frame: object): boolean {
    return sendOver(this.#socket, `42${JSON.stringify(['message', frame])}`);
  }

  close(): void {
    this.#socket.close();
  }

  #receive(packet: string, at: number): void {
    if (packet.startsWith('42')) this.#onPacket(packet.slice(2), at);
    else if (packet.startsWith('40')) this.#events.onReady();
    else if (packet.startsWith('44')) this.#events.onRefused?.(packet.slice(2));
    else if (packet === '2') sendOver(this.#socket, '3');
    else if (packet.startsWith('0')) sendOver(this.#socket, '40');
  }
}

/** The frame in the JSON of a packet, `["message", {…}]`. */
export function parsePacket(json: string): WireFrame {
  const [, frame] = JSON.parse(json) as [string, WireFrame];
  return frame;
}
