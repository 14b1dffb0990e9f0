import type { Server as HttpServer } from 'node:http';
import { type DecodeFailure, hallRequestCodec, REALTIME_FRAME_MAX_BYTES, type RefusalName } from '@miczero/contracts';
import { Server, type Socket } from 'socket.io';
import type { Admitted, Handshakes } from '../../admission/handshakes.ts';
import type { RateLimits } from '../../admission/rate-limits.ts';
import type { CoreEvent, HallEventOut } from '../../core/kernel/events.ts';
import { Refusal } from '../../core/kernel/refusals.ts';
import type { Metrics } from '../../metrics.ts';
import type { Clock, Logger } from '../../ports.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import type { Worlds } from '../../worlds/worlds.ts';
import type { DropReason } from '../gateway/connection.ts';
import { Reception } from '../gateway/connection-lifecycle.ts';
import type { ConnectionRegistry } from '../gateway/connection-registry.ts';
import type { Faults } from '../gateway/faults.ts';
import { InboundLimit, mayPersonSend } from '../gateway/inbound-limit.ts';
import type { Journal } from '../gateway/journal.ts';
import { connectionsEndedBy } from '../gateway/session-ends.ts';
import { HallConnection } from './hall-connection.ts';
import { FRAME_EVENT } from './hall-frames.ts';
import type { Outbox } from './hall-outbox.ts';
import { type Answer, errorBody, REQUEST_HANDLERS } from './hall-requests.ts';
import { handshakeError } from './handshake-error.ts';
import { takenOverBody } from './taken-over.ts';

export const SOCKET_PATH = '/socket.io/';
/** The client gives a silent connection up after 21 s (const.heartbeat-21000 is the room's; the same here). */
const PING_INTERVAL_MS = 10_000;
const PING_TIMEOUT_MS = 11_000;
const HANDSHAKE_TIMEOUT_MS = 10_000;
/** First character of an event in socket.io's own encoding. */
const EVENT_PACKET = '2';
/** Messages of socket.io that are no events, in the life of a connection; our clients send none. */
const SILENT_PACKETS_MAX = 100;

export interface HallGatewayOptions {
  readonly server: HttpServer;
  readonly node: string;
  readonly worlds: Worlds;
  readonly handshakes: Handshakes;
  readonly limits: RateLimits;
  readonly registry: ConnectionRegistry<HallConnection>;
  readonly outbox: Outbox;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly pingIntervalMs?: number | undefined;
}

/** The hall socket: socket.io, WebSocket only, event `message` with the envelope, both ways. */
export class HallGateway {
  readonly #options: HallGatewayOptions;
  readonly #io: Server;
  readonly #reception: Reception<HallConnection>;
  #isStopping = false;
  #answered = 0;

  constructor(options: HallGatewayOptions) {
    this.#options = options;
    this.#reception = new Reception(options, {
      name: 'connection',
      prefix: '',
      gauge: options.metrics.connections,
      tellGone: ({ runner, actor, id }) => runner.run('connection.close', actor, { connection: id }),
    });
    this.#io = new Server(options.server, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      allowUpgrades: false,
      perMessageDeflate: false,
      httpCompression: false,
      serveClient: false,
      cors: { origin: true },
      // Frames a little too large get an answer, absurd ones are cut by the protocol.
      maxHttpBufferSize: REALTIME_FRAME_MAX_BYTES * 4,
      pingInterval: options.pingIntervalMs ?? PING_INTERVAL_MS,
      pingTimeout: PING_TIMEOUT_MS,
      connectTimeout: HANDSHAKE_TIMEOUT_MS,
      // Below socket.io: its clients take a refused handshake as final, a refused upgrade as a network to try again.
      allowRequest: (_request, decide) => decide(null, !this.#isStopping),
    });
    this.#io.use((socket, next) => {
      try {
        Object.assign(socket.data, this.#admit(socket));
        next();
      } catch (error) {
        next(handshakeError(error, options.logger));
      }
    });
    this.#io.on('connection', (socket) => {
      this.#open(socket).catch((error: unknown) => {
        options.logger.error('connection broke', { error });
        options.metrics.drops.inc({ reason: 'broken' });
        socket.disconnect(true);
      });
    });
  }

  #admit(socket: Socket): Admitted {
    const admitted = this.#options.handshakes.admit(socket.handshake.query, socket.request);
    if (this.#options.faults.isCutOff(admitted.runner.name, admitted.actor.no)) socket.conn.close(true);
    return admitted;
  }

  async #open(socket: Socket): Promise<void> {
    const { runner, actor, claim }: Admitted = socket.data;
    const connection = new HallConnection({ socket, runner, actor, ...this.#reception.next() });
    this.#reception.enter(connection);
    this.#listen(connection);
    const { node } = this.#options;
    const { verdict } = await runner.run('connection.open', actor, { connection: connection.id, node, claim });
    connection.isOpen = verdict === 'accepted';
    const ended = connection.sessionEnd;
    if (verdict === 'tooMany') this.#dismiss(connection, 'tooManyRequests', 'too-many-connections');
    else if (verdict === 'usedElsewhere') this.#sendAway(connection);
    else if (ended) this.#dismiss(connection, ended, 'session-ended');
    // It may have gone while the log was writing.
    else if (!socket.connected) this.#reception.close(connection);
  }

  #listen(connection: HallConnection): void {
    const { socket } = connection;
    const { clock } = this.#options;
    const limit = new InboundLimit(clock, connection.runner.world.limits);
    let bytes = 0;
    let silent = 0;
    socket.conn.on('packet', ({ type, data }: { type: string; data?: unknown }) => {
      bytes = typeof data === 'string' ? Buffer.byteLength(data) : 0;
      if (type !== 'message' || (typeof data === 'string' && data.startsWith(EVENT_PACKET))) return;
      // Packets that never become an event (attachments, joins of other namespaces, answers to nothing) cost as much.
      silent += 1;
      if (silent > SILENT_PACKETS_MAX) connection.drop('flood');
    });
    socket.onAny((event: unknown, frame: unknown) => {
      const verdict = limit.take();
      if (verdict === 'flood') connection.drop('flood');
      else if (verdict === 'too-fast') this.#complain(connection, limit, 'tooManyRequests');
      else if (event !== FRAME_EVENT)
        this.#complain(connection, limit, 'requestInvalid', 'event: only "message" is known');
      else if (bytes > REALTIME_FRAME_MAX_BYTES) this.#complain(connection, limit, 'requestTooLarge');
      else this.#receive(connection, limit, frame);
    });
    socket.on('disconnect', () => this.#reception.leave(connection));
  }

  #receive(connection: HallConnection, limit: InboundLimit, frame: unknown): void {
    if (this.#options.faults.isCutOff(connection.runner.name, connection.no)) {
      this.#reception.note(connection, '', '', 'cut-off');
      return;
    }
    const ended = connection.sessionEnd;
    if (ended) {
      this.#dismiss(connection, ended, 'session-ended');
      return;
    }
    const result = hallRequestCodec.decode(frame);
    if (!result.ok) {
      this.#complain(connection, limit, 'requestInvalid', describeFailure(result.failure));
      return;
    }
    if (!mayPersonSend(this.#options.limits, connection)) {
      this.#complain(connection, limit, 'tooManyRequests');
      return;
    }
    const { event } = result;
    this.#reception.note(connection, event.name, event.envelope.mid, 'received');
    const handler = REQUEST_HANDLERS[event.name];
    // the handler of this very name; the union hides it
    handler(connection, event as never)
      .then((answer) => this.#answer(connection, answer))
      .catch((error: unknown) => {
        const refusal = error instanceof Refusal ? error.refusal : 'platformBroken';
        if (refusal === 'platformBroken') this.#options.logger.error('frame broke', { name: event.name, error });
        const { mid: c_mid, channel } = event.envelope;
        const about = event.name === 'sendChat' ? { c_mid, channel } : {};
        this.#answer(connection, { name: 'errorReported', body: errorBody(refusal, about) });
      });
  }

  #answer(connection: HallConnection, answer: Answer): void {
    if (answer) this.#options.outbox.sendTo(connection, this.#eventFor(connection, answer));
  }

  #eventFor(connection: HallConnection, answer: NonNullable<Answer>): HallEventOut {
    this.#answered += 1;
    return {
      kind: 'hall-event',
      mid: `a${this.#answered}-${connection.id}`,
      ...answer,
      audience: { kind: 'user', no: connection.no },
      from: '',
      channel: '',
      at: connection.runner.now(),
    };
  }

  /** Tells what is wrong with a frame, a few times a second at most. */
  #complain(connection: HallConnection, limit: InboundLimit, refusal: RefusalName, detail = ''): void {
    this.#reception.note(connection, '', '', 'refused');
    if (limit.mayComplain()) this.#answer(connection, { name: 'errorReported', body: errorBody(refusal, { detail }) });
  }

  /** Closes the connections of sessions that ended or were taken over; the former are told why here, the latter by the outbox. */
  endSessions(runner: WorldRunner, events: readonly CoreEvent[]): void {
    const connections = () => this.#options.registry.ofWorld(runner.name);
    for (const [connection, end] of connectionsEndedBy(events, connections)) {
      if (end.kind === 'session-ended') this.#dismiss(connection, end.reason, 'session-ended');
      else this.#dropTakenOver(connection);
    }
  }

  /** Another device is in use: this connection is told and closed, and comes back only when the person says so. */
  #sendAway(connection: HallConnection): void {
    this.#answer(connection, { name: 'loggedInElsewhere', body: takenOverBody(connection.runner.now()) });
    this.#dropTakenOver(connection);
  }

  #dropTakenOver(connection: HallConnection): void {
    this.#options.outbox.flush();
    connection.drop('taken-over');
  }

  /** Closes every connection of a world that goes away. */
  closeWorld(world: string, reason: DropReason): void {
    this.#reception.closeWorld(world, reason);
  }

  #dismiss(connection: HallConnection, refusal: RefusalName, reason: DropReason): void {
    this.#answer(connection, { name: 'errorReported', body: errorBody(refusal) });
    this.#options.outbox.flush();
    connection.drop(reason);
  }

  /** Says goodbye to everybody and lets nobody in; the worlds hear of every connection that closed. */
  stop(): void {
    this.#isStopping = true;
    this.#options.outbox.flush();
    this.#reception.stop();
  }

  async close(): Promise<void> {
    await this.#io.close();
  }
}

function describeFailure(failure: DecodeFailure): string {
  if (failure.reason === 'unknown-type') return `type: ${failure.type} is not known`;
  return failure.issues.join('; ');
}
