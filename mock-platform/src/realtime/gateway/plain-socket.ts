import type { Server } from 'node:http';
import fastifyWebsocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Admitted } from '../../admission/handshakes.ts';
import { isDefect, Refusal } from '../../core/kernel/refusals.ts';
import { isCutOff } from '../../core/rights/faults.ts';
import { sendRefusal } from '../../http/failures.ts';
import type { Clock } from '../../ports.ts';
import type { ConnectionRegistry } from './connection-registry.ts';
import type { GatewayOptions } from './gateway.ts';
import { type PlainConnection, refuse } from './plain-connection.ts';

/** What the gateways of plain WebSockets share: the route, and the end of silent connections. */

/** Silence after which a plain WebSocket is closed: three heartbeats of the client and a second. */
const SILENCE_MS = 31_000;
const SILENCE_CHECK_MS = 5000;

interface Route {
  readonly path: string;
  /** Name for metrics. */
  readonly endpoint: string;
  /** Emits the upgrades of `path`. */
  readonly upgrades: Server;
  readonly maxPayload: number;
}

type ServeOptions = Pick<GatewayOptions, 'logger' | 'metrics'>;

/** Receives every socket of a route. What it throws ends the socket. */
export type TakeSocket = (socket: WebSocket, request: FastifyRequest) => Promise<void>;

/** Adds the route of a plain WebSocket. */
export async function servePlainSocket(
  app: FastifyInstance,
  { path, endpoint, upgrades, maxPayload }: Route,
  options: ServeOptions,
  take: TakeSocket,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyWebsocket, { options: { server: upgrades, perMessageDeflate: false, maxPayload } });
    scope.route({
      method: 'GET',
      url: path,
      config: { endpoint },
      handler: (_request, reply) => sendRefusal(reply.header('upgrade', 'websocket'), 'upgradeNeeded'),
      wsHandler: (socket, request) => {
        take(socket, request).catch((error: unknown) => {
          if (isDefect(error)) options.logger.error(`${endpoint} broke`, { error });
          options.metrics.drops.inc({ reason: 'broken' });
          socket.terminate();
        });
      },
    });
  });
}

/** Takes the sockets whose signed handshake is accepted; `open` receives them. */
export async function admitSigned(
  { handshakes }: Pick<GatewayOptions, 'handshakes'>,
  socket: WebSocket,
  request: FastifyRequest,
  open: (socket: WebSocket, admitted: Admitted) => Promise<void>,
): Promise<void> {
  // Frames that arrive meanwhile wait: nothing reads them yet.
  socket.pause();
  let admitted: Admitted;
  try {
    admitted = await handshakes.admit(request.query, request.raw);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    socket.resume();
    refuse(socket, error.refusal);
    return;
  }
  const { runner, actor } = admitted;
  if (isCutOff(runner.world, actor.no)) socket.terminate();
  else {
    const opened = open(socket, admitted);
    socket.resume();
    await opened;
  }
}

/** Drops connections that have been silent for too long and calls `onCheck` with each of the others. Returns a function that ends it. */
export function watchSilence<C extends PlainConnection>(
  clock: Clock,
  registry: ConnectionRegistry<C>,
  { silenceMs = SILENCE_MS, onCheck = () => {} }: { silenceMs?: number | undefined; onCheck?: (connection: C) => void },
): () => void {
  let stop = () => {};
  const check = () => {
    for (const connection of registry.all()) {
      if (clock.steady() - connection.heardAt > silenceMs) connection.drop('silent');
      else onCheck(connection);
    }
    stop = clock.after(Math.min(SILENCE_CHECK_MS, silenceMs), check);
  };
  stop = clock.after(Math.min(SILENCE_CHECK_MS, silenceMs), check);
  return () => stop();
}
