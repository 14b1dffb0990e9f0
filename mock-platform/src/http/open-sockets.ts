import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Every TCP connection of a server, including WebSockets: a stop must not wait for clients that do not close. */
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
