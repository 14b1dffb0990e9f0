import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Leads each WebSocket upgrade to the one library that serves its path, and ends all others. Left to themselves both
 * socket.io and @fastify/websocket answer every upgrade of the server: the one would end the other's sockets.
 */
export class UpgradeRouter {
  readonly #doors: { readonly path: string; readonly server: Server }[] = [];

  constructor(server: Server) {
    server.on('upgrade', (request, socket, head) => this.#lead(request, socket, head));
  }

  /** A server that never listens: what a library attaches to instead of the real one. It gets the upgrades of its path. */
  door(path: string): Server {
    const server = createServer();
    this.#doors.push({ path, server });
    return server;
  }

  #lead(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const door = this.#doors.find((each) => path === each.path);
    if (door) door.server.emit('upgrade', request, socket, head);
    else socket.destroy();
  }
}
