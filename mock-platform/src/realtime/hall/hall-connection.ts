import type { Socket as NetSocket } from 'node:net';
import type { Socket } from 'socket.io';
import {
  Connection,
  type ConnectionOptions,
  type DropReason,
  FINAL_DROPS,
  netSocketIn,
} from '../gateway/connection.ts';

/** One open hall socket. */
export class HallConnection extends Connection {
  readonly socket: Socket;

  constructor(options: ConnectionOptions & { readonly socket: Socket }) {
    super(options);
    this.socket = options.socket;
  }

  protected wire(): NetSocket | null {
    const transport: { readonly socket?: object } = this.socket.conn.transport as object;
    return netSocketIn(transport.socket);
  }

  protected sayGoodbye(reason: DropReason): void {
    // A goodbye of socket.io: its clients do not come back by themselves.
    if (FINAL_DROPS.has(reason)) this.socket.disconnect(true);
    // The network went away, as far as the client can tell: it tries again.
    else this.socket.conn.close();
  }
}
