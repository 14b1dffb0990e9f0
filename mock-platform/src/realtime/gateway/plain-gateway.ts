import type { Server } from 'node:http';
import type { RefusalName } from '@miczero/contracts';
import type { FastifyInstance } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import type { Admitted } from '../../admission/handshakes.ts';
import type { PlainConnection } from './plain-connection.ts';
import { admitSigned, servePlainSocket, type TakeSocket, watchSilence } from './plain-socket.ts';
import { SocketGateway } from './socket-gateway.ts';

/** A gateway of plain WebSockets, closed after a silence. */
export abstract class PlainGateway<C extends PlainConnection> extends SocketGateway<C> {
  #stopWatching = () => {};

  /** Largest frame that the protocol lets in, in bytes. */
  protected abstract readonly maxPayload: number;
  /** Receives every socket of the route, before anything is known of it. */
  protected abstract readonly take: TakeSocket;
  /** Reads a frame that may be read. */
  protected abstract receive(connection: C, data: RawData, isBinary: boolean): void;
  /** Runs every few seconds for each connection that has not been silent for too long. */
  protected keepAlive(_connection: C): void {}

  async listen(app: FastifyInstance, upgrades: Server): Promise<void> {
    const { clock, silenceMs } = this.options;
    const route = { path: this.path, endpoint: `${this.kind} socket`, upgrades, maxPayload: this.maxPayload };
    await servePlainSocket(app, route, this.options, this.take);
    const onCheck = (connection: C) => this.keepAlive(connection);
    this.#stopWatching = watchSilence(clock, this.registry, { silenceMs, onCheck });
  }

  /** Initial state of the next connection. */
  protected opening() {
    return { ...this.lifecycle.next(), heardAt: this.options.clock.steady() };
  }

  /** Adds a connection to the registry and reads its frames until it closes. */
  protected enter(connection: C): void {
    const { socket } = connection;
    const { clock } = this.options;
    this.lifecycle.enter(connection);
    socket.on('message', (data: RawData, isBinary: boolean) => {
      connection.heardAt = clock.steady();
      if (this.mayRead(connection)) this.receive(connection, data, isBinary);
    });
    socket.on('pong', () => {
      connection.heardAt = clock.steady();
    });
    socket.on('close', () => this.leave(connection));
  }

  /** The socket has closed. */
  protected leave(connection: C): void {
    this.lifecycle.leave(connection);
  }

  protected explainClose(connection: C, refusal: RefusalName): void {
    connection.refusal = refusal;
  }

  /** The routes of a stopping node refuse, so that nothing else has to keep new sockets out. */
  override stop(): void {
    this.#stopWatching();
    super.stop();
  }
}

/** A gateway of signed handshakes and of one JSON text a frame. */
export abstract class SignedGateway<C extends PlainConnection> extends PlainGateway<C> {
  protected readonly take: TakeSocket = (socket, request) =>
    admitSigned(this.options, socket, request, (each, admitted) => this.open(each, admitted));

  /** Receives a socket whose handshake was accepted. */
  protected abstract open(socket: WebSocket, admitted: Admitted): Promise<void>;
  /** Reads a text frame; a binary frame is an empty text. */
  protected abstract read(connection: C, text: string): void;

  protected receive(connection: C, data: RawData, isBinary: boolean): void {
    this.read(connection, isBinary ? '' : String(data));
  }
}
