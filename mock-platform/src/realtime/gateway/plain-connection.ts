import type { Socket as NetSocket } from 'node:net';
import { ERRORS, type RefusalName, ROOM_SOCKET_CLOSE } from '@miczero/contracts';
import type { WebSocket } from 'ws';
import { Connection, type ConnectionOptions, type DropReason, netSocketIn } from './connection.ts';

/** Service restart (RFC 6455): the client reconnects. */
const SERVICE_RESTART = 1012;

/** One open plain WebSocket. */
export class PlainConnection extends Connection {
  readonly socket: WebSocket;
  /** When the last frame or pong arrived, by the steady clock. */
  heardAt: number;
  /** The refusal that the close frame names. */
  refusal: RefusalName = 'sessionUnknown';

  constructor(options: ConnectionOptions & { readonly socket: WebSocket; readonly heardAt: number }) {
    super(options);
    this.socket = options.socket;
    this.heardAt = options.heardAt;
  }

  protected wire(): NetSocket | null {
    return netSocketIn(this.socket);
  }

  get isUp(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  protected sendClose(reason: DropReason): void {
    if (reason === 'taken-over') this.socket.close(ROOM_SOCKET_CLOSE.takenOver);
    else if (reason === 'session-ended' || reason === 'too-many-connections') refuse(this.socket, this.refusal);
    else this.socket.close(SERVICE_RESTART);
  }
}

/** Closes a socket with the code of a refusal as its reason. A browser shows no status of a refused upgrade. */
export function refuse(socket: WebSocket, refusal: RefusalName): void {
  socket.close(ROOM_SOCKET_CLOSE.refused, String(ERRORS[refusal].code));
}
