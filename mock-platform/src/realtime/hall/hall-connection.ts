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

  get isUp(): boolean {
    return this.socket.connected;
  }

  protected sendClose(reason: DropReason): void {
    // After a disconnect packet the clients of socket.io do not reconnect by themselves.
    if (FINAL_DROPS.has(reason)) this.socket.disconnect(true);
    // The client takes it for a lost network and reconnects.
    else this.socket.conn.close();
  }
}
