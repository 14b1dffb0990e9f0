import type { Server as HttpServer } from 'node:http';
import {
  type Decoded,
  type DecodeFailure,
  type HallRequests,
  hallRequestCodec,
  REALTIME_FRAME_MAX_BYTES,
  type RefusalName,
} from '@miczero/contracts';
import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import type { Admitted } from '../../admission/handshakes.ts';
import type { CoreEvent, HallEventOut } from '../../core/kernel/events.ts';
import { isDefect, NotStored, Refusal } from '../../core/kernel/refusals.ts';
import type { Command } from '../../core/machine/command.ts';
import { isCutOff } from '../../core/rights/faults.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import type { GatewayOptions } from '../gateway/gateway.ts';
import { InboundFaults } from '../gateway/inbound-faults.ts';
import { InboundLimit, mayPersonSend } from '../gateway/inbound-limit.ts';
import { type AboutFrame, SocketGateway } from '../gateway/socket-gateway.ts';
import { HallConnection } from './hall-connection.ts';
import { FRAME_EVENT } from './hall-frames.ts';
import { HallOutbox } from './hall-outbox.ts';
import { type Answer, errorBody, REQUEST_HANDLERS } from './hall-requests.ts';
import { handshakeError } from './handshake-error.ts';
import { takenOverBody } from './taken-over.ts';

const PATH = '/socket.io/';
/** The client gives a silent connection up after 21 s (const.heartbeat-21000 is the room's; the same here). */
const PING_INTERVAL_MS = 10_000;
const PING_TIMEOUT_MS = 11_000;
const HANDSHAKE_TIMEOUT_MS = 10_000;
/** First character of an event in socket.io's own encoding. */
const EVENT_PACKET = '2';
/** Packets of socket.io that are not events, in the life of a connection; our clients send none. */
const SILENT_PACKETS_MAX = 100;

/** The hall socket: socket.io, WebSocket only, event `message` with the envelope, both ways. */
export class HallGateway extends SocketGateway<HallConnection> {
  protected readonly outbox: HallOutbox;
  readonly #inboundFaults: InboundFaults<HallConnection>;
  #io: Server | null = null;
  #isStopping = false;
  #answered = 0;

  constructor(options: GatewayOptions) {
    super(options, { kind: 'hall', path: PATH, hears: ['hall', 'session', 'fault'], remembers: ['hall'] });
    this.outbox = new HallOutbox({ ...options, registry: this.registry });
    this.#inboundFaults = new InboundFaults('hall', options.timers);
  }

  async listen(_app: FastifyInstance, upgrades: HttpServer): Promise<void> {
    const { pingIntervalMs = PING_INTERVAL_MS, logger, metrics } = this.options;
    const io = new Server(upgrades, {
      path: PATH,
      transports: ['websocket'],
      allowUpgrades: false,
      perMessageDeflate: false,
      httpCompression: false,
      serveClient: false,
      cors: { origin: true },
      // Frames a little too large get an answer, absurd ones are cut by the protocol.
      maxHttpBufferSize: REALTIME_FRAME_MAX_BYTES * 4,
      pingInterval: pingIntervalMs,
      pingTimeout: PING_TIMEOUT_MS,
      connectTimeout: HANDSHAKE_TIMEOUT_MS,
      // Below socket.io: its clients take a refused handshake as final, a refused upgrade as a network to try again.
      allowRequest: (_request, decide) => decide(null, !this.#isStopping),
    });
    io.use((socket, next) => {
      this.#admit(socket).then(
        (admitted) => {
          Object.assign(socket.data, admitted);
          next();
        },
        (error: unknown) => {
          // To stock clients a refused handshake is final; that of a platform that cannot store now is none.
          if (error instanceof NotStored) socket.conn.close();
          else next(handshakeError(error, logger));
        },
      );
    });
    io.on('connection', (socket) => {
      this.#open(socket).catch((error: unknown) => {
        if (isDefect(error)) logger.error('hall connection broke', { error });
        metrics.drops.inc({ reason: 'broken' });
        // A lost network to its client, which comes again; a disconnect packet would be final.
        socket.conn.close();
      });
    });
    this.#io = io;
  }

  async #admit(socket: Socket): Promise<Admitted> {
    const admitted = await this.options.handshakes.admit(socket.handshake.query, socket.request);
    if (isCutOff(admitted.runner.world, admitted.actor.no)) socket.conn.close(true);
    return admitted;
  }

  async #open(socket: Socket): Promise<void> {
    const { claim, ...admitted }: Admitted = socket.data;
    const { runner, actor } = admitted;
    const { lease, clock } = this.options;
    const inbound = new InboundLimit(clock, runner.world.limits);
    const connection = new HallConnection({ socket, ...admitted, inbound, ...this.lifecycle.next() });
    this.lifecycle.enter(connection);
    this.#receive(connection);
    await this.settle(
      connection,
      runner.run('connection.open', actor, { connection: connection.id, node: lease(), claim }),
    );
  }

  #receive(connection: HallConnection): void {
    const { socket } = connection;
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
      if (!this.mayRead(connection)) return;
      if (event !== FRAME_EVENT) {
        this.complain(connection, 'requestInvalid', { detail: 'event: only "message" is known' });
      } else if (bytes > REALTIME_FRAME_MAX_BYTES) this.complain(connection, 'requestTooLarge');
      else this.#handle(connection, frame);
    });
    socket.on('disconnect', () => this.lifecycle.leave(connection));
  }

  #handle(connection: HallConnection, frame: unknown): void {
    const result = hallRequestCodec.decode(frame);
    if (!result.ok) {
      this.complain(connection, 'requestInvalid', { detail: describeFailure(result.failure) });
      return;
    }
    const { event } = result;
    const { name, envelope } = event;
    const fault = this.#inboundFaults.meet(connection, name, () => this.#read(connection, event, () => fault === null));
    if (fault) this.lifecycle.note(connection, name, envelope.mid, fault, () => event.body);
  }

  /** `isWhole`: whether it has come as it was sent, asked once that is known. */
  #read(connection: HallConnection, event: Decoded<HallRequests>, isWhole: () => boolean): void {
    this.#run(connection, event, isWhole).catch((error: unknown) => {
      const refusal = error instanceof Refusal ? error.refusal : 'platformBroken';
      if (isDefect(error)) this.options.logger.error('hall frame broke', { name: event.name, error });
      const { mid: c_mid, channel } = event.envelope;
      this.tellRefusal(connection, refusal, event.name === 'sendChat' ? { c_mid, channel } : {});
    });
  }

  async #run(connection: HallConnection, event: Decoded<HallRequests>, isWhole: () => boolean): Promise<void> {
    if (!(await mayPersonSend(this.options.limits, connection))) {
      this.complain(connection, 'tooManyRequests');
      return;
    }
    // The journal has each frame once: of a broken one it says what its fault did.
    if (isWhole()) this.lifecycle.note(connection, event.name, event.envelope.mid, 'received', () => event.body);
    const handler = REQUEST_HANDLERS[event.name];
    // the handler of this very name; the union hides it
    this.#answer(connection, await handler(connection, event as never));
  }

  protected tellRefusal(connection: HallConnection, refusal: RefusalName, about: AboutFrame = {}): void {
    this.#answer(connection, { name: 'errorReported', body: errorBody(refusal, about) });
  }

  protected explainClose(connection: HallConnection, refusal: RefusalName): void {
    this.tellRefusal(connection, refusal);
  }

  protected tellTakenOver(connection: HallConnection): void {
    this.#answer(connection, { name: 'loggedInElsewhere', body: takenOverBody(connection.runner.now()) });
  }

  protected reportClosed({ runner, actor, id }: HallConnection): Promise<unknown> {
    return runner.run('connection.close', actor, { connection: id });
  }

  #answer(connection: HallConnection, answer: Answer): void {
    if (answer) this.outbox.sendTo(connection, this.#eventFor(connection, answer));
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

  protected follow(runner: WorldRunner, events: readonly CoreEvent[], command: Command): void {
    this.outbox.publish(runner, events, command);
  }

  override stop(): void {
    this.#isStopping = true;
    super.stop();
  }

  override async close(): Promise<void> {
    await this.#io?.close();
  }
}

function describeFailure(failure: DecodeFailure): string {
  if (failure.reason === 'unknown-type') return `type: ${failure.type} is not known`;
  return failure.issues.join('; ');
}
