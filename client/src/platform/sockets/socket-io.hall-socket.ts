import type { WireEnvelope } from '@miczero/contracts';
import type { Socket } from 'socket.io-client';
import type { CloseReason } from '../../lib/close-reason.ts';
import type { HallSocket } from '../ports.ts';
import type { HallSocketOptions } from './socket-io.connection.ts';

/**
 * The hall socket over socket.io, websocket only. The library is loaded with the first connection. It never reconnects
 * by itself: its query is fixed at creation, and every attempt needs a fresh signature.
 */
export function createHallSocket(options: HallSocketOptions): HallSocket {
  let current: Socket | null = null;

  return {
    connect(listeners, { isClaim } = { isClaim: false }) {
      let isClosed = false;
      let socket: Socket | null = null;
      const end = () => {
        isClosed = true;
        socket?.removeAllListeners();
        socket?.disconnect();
        if (current === socket) current = null;
      };
      const fail = (reason: CloseReason) => {
        if (isClosed) return;
        end();
        listeners.closed(reason);
      };
      const begin = async () => {
        const { openSocket, wire } = await import('./socket-io.connection.ts');
        const opened = await openSocket(options, isClaim);
        // It has not connected yet.
        if (isClosed) return;
        socket = opened;
        wire(opened, listeners, fail, () => {
          current = opened;
        });
      };
      begin().catch((error: unknown) => fail({ kind: 'lost', detail: String(error) }));
      return end;
    },
    send(frame: WireEnvelope) {
      if (!current?.connected) return false;
      current.emit('message', frame);
      return true;
    },
  };
}
