import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ConnectionFault } from '@miczero/contracts/control';
import type { SocketKind } from './socket-kind.ts';

/** The fault that an upgrade meets, of those that decide before it is answered. */
type FindFault = (request: IncomingMessage, kind: SocketKind) => ConnectionFault | null;

interface Route {
  readonly kind: SocketKind;
  readonly path: string;
  readonly server: Server;
}

/**
 * Routes each WebSocket upgrade to the one library that serves its path, and ends all others. Attached to the same server,
 * socket.io and @fastify/websocket would each answer every upgrade, and one would end the sockets of the other.
 */
export class UpgradeRouter {
  readonly #routes: Route[] = [];
  readonly #faultOf: FindFault;

  constructor(server: Server, faultOf: FindFault) {
    this.#faultOf = faultOf;
    server.on('upgrade', (request, socket, head) => this.#route(request, socket, head));
  }

  /** A server that never listens, for a library to attach to: it emits the upgrades of the path. */
  serverFor({ kind, path }: Pick<Route, 'kind' | 'path'>): Server {
    const server = createServer();
    this.#routes.push({ kind, path, server });
    return server;
  }

  #route(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const route = this.#routes.find((each) => path === each.path);
    if (!route) {
      socket.destroy();
      return;
    }
    const fault = this.#faultOf(request, route.kind);
    if (fault) strike(fault, socket);
    else route.server.emit('upgrade', request, socket, head);
  }
}

/** Refuses an upgrade with a status, or never answers it: then the client gives up. */
function strike({ kind, status }: ConnectionFault, socket: Duplex): void {
  // Whatever it still sends, and however it ends, is nothing to us.
  socket.on('error', () => {});
  socket.resume();
  if (kind === 'refuse') {
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  } else socket.once('end', () => socket.end());
}
