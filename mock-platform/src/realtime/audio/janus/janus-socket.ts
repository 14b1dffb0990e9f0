import { WebSocket } from 'ws';
import type { OpenJanusSocket } from './janus-session.ts';

/** Connections to the WebSocket API of a Janus at this address. */
export function openJanusSocket(url: string): OpenJanusSocket {
  return ({ opened, text, closed }) => {
    const socket = new WebSocket(url, 'janus-protocol');
    socket.on('open', opened);
    socket.on('message', (data) => text(String(data)));
    // A close follows every error.
    socket.on('error', () => {});
    socket.on('close', (code, reason) => closed(`${code} ${String(reason)}`));
    return {
      send: (message) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(message);
      },
      close: () => socket.close(),
    };
  };
}
