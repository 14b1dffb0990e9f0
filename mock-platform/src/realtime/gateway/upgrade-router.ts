import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Routes each WebSocket upgrade to the one library that serves its path, and ends all others. Attached to the same server,
 * socket.io and @fastify/websocket would each answer every upgrade, and one would end the sockets of the other.
 */
export class UpgradeRouter {
  readonly #routes: { readonly path: string; readonly server: Server }[] = [];

  constructor(server: Server) {
    server.on('upgrade', (request, socket, head) => this.#route(request, socket, head));
  }

  /** A server that never listens, for a library to attach to: it emits the upgrades of the path. */
  serverFor(path: string): Server {
    const server = createServer();
    this.#routes.push({ path, server });
    return server;
  }

  #route(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const route = this.#routes.find((each) => path === each.path);
    if (route) route.server.emit('upgrade', request, socket, head);
    else socket.destroy();
  }
}
