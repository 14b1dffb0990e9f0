import type { Socket as NetSocket } from 'node:net';
import { ERRORS, type RefusalName, ROOM_SOCKET_CLOSE } from '@miczero/contracts';
import type { WebSocket } from 'ws';
import { Connection, type ConnectionOptions, type DropReason, netSocketIn } from './connection.ts';

/** Service restart (RFC 6455): come again. */
const COME_AGAIN = 1012;

/** One open plain WebSocket: of a room, or of the audio. */
export class PlainConnection extends Connection {
  readonly socket: WebSocket;
  /** When anything was last heard. */
  heardAt: number;
  /** Why the person may not stay: told with the goodbye. */
  refusal: RefusalName = 'sessionUnknown';

  constructor(options: ConnectionOptions & { readonly socket: WebSocket }) {
    super(options);
    this.socket = options.socket;
    this.heardAt = options.openedAt;
  }

  protected wire(): NetSocket | null {
    return netSocketIn(this.socket);
  }

  protected sayGoodbye(reason: DropReason): void {
    if (reason === 'taken-over') this.socket.close(ROOM_SOCKET_CLOSE.takenOver);
    else if (reason === 'session-ended' || reason === 'too-many-connections') refuse(this.socket, this.refusal);
    else this.socket.close(COME_AGAIN);
  }
}

/** Closes a socket with the code of a refusal as its reason: a browser learns nothing of a refused upgrade. */
export function refuse(socket: WebSocket, refusal: RefusalName): void {
  socket.close(ROOM_SOCKET_CLOSE.refused, String(ERRORS[refusal].code));
}
