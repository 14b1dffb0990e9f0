/** The part of a WebSocket that k6, Node and browsers share. */
export interface RawSocket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: ((error: unknown) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface WireFrame {
  readonly type: number;
  readonly mid: string;
  readonly body: string;
}

export interface HallSocketEvents {
  /** The platform accepted the handshake. */
  readonly onReady: () => void;
  /**
   * Whether a frame is worth parsing, by its text. A crowd hears of every member that comes: parsing all of that would make
   * the generator the bottleneck. Every frame is wanted by default.
   */
  readonly wants?: (text: string) => boolean;
  /** A frame, with the moment of its arrival: stamped before anything is parsed. */
  readonly onFrame: (frame: WireFrame, at: number) => void;
  readonly onClose: () => void;
}

const OPEN = 1;

/**
 * Engine.IO 4 and Socket.IO 5 by hand, because k6 has no socket.io client: `0{…}` opens, `40` joins, `2` asks for `3`, and
 * `42["message",{…}]` is a frame.
 */
export class HallSocket {
  readonly #socket: RawSocket;
  readonly #events: HallSocketEvents;

  constructor(socket: RawSocket, events: HallSocketEvents) {
    this.#socket = socket;
    this.#events = events;
    socket.onmessage = ({ data }) => this.#receive(String(data), Date.now());
    socket.onclose = () => events.onClose();
    // A close follows.
    socket.onerror = () => {};
  }

  /** Sends a frame; a socket that is closing sends nothing. */
  send(frame: object): boolean {
    return this.#write(`42${JSON.stringify(['message', frame])}`);
  }

  close(): void {
    this.#socket.close();
  }

  #receive(packet: string, at: number): void {
    const head = packet.slice(0, 2);
    if (head === '42') {
      if (this.#events.wants && !this.#events.wants(packet)) return;
      const [, frame] = JSON.parse(packet.slice(2)) as [string, WireFrame];
      this.#events.onFrame(frame, at);
    } else if (head === '40') this.#events.onReady();
    else if (packet === '2') this.#write('3');
    else if (packet.startsWith('0')) this.#write('40');
  }

  #write(packet: string): boolean {
    // A send to a closing socket would throw, and end all timers of its VU.
    if (this.#socket.readyState !== OPEN) return false;
    this.#socket.send(packet);
    return true;
  }
}
