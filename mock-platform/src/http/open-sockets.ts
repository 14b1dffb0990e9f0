import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Every TCP connection of a server, WebSockets too: a stop must not wait for somebody who does not leave. */
export class OpenSockets {
  readonly #sockets = new Set<Socket>();

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  destroyAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
