import type { Server } from 'node:http';
import { clientMid, REALTIME_FRAME_MAX_BYTES, type RefusalName, roomId, roomRequestCodec } from '@miczero/contracts';
import type { FastifyInstance } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { Admitted, Handshakes } from '../../admission/handshakes.ts';
import type { RateLimits } from '../../admission/rate-limits.ts';
import { lineSentBefore, type SayInput } from '../../core/areas/rooms/chat.ts';
import type { CoreEvent } from '../../core/kernel/events.ts';
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
import { servePlainSocket, watchSilence } from '../gateway/plain-socket.ts';
import { connectionsEndedBy } from '../gateway/session-ends.ts';
import { textFrame } from '../hall/hall-frames.ts';
import { RoomConnection } from './room-connection.ts';
import { pongText, readJson, rejectionEvent, takenOverRoomEvent } from './room-frames.ts';
import type { RoomOutbox } from './room-outbox.ts';

export const ROOM_SOCKET_PATH = '/ws/room';

export interface RoomGatewayOptions {
  readonly node: string;
  readonly worlds: Worlds;
  readonly handshakes: Handshakes;
  readonly limits: RateLimits;
  readonly registry: ConnectionRegistry<RoomConnection>;
  readonly outbox: RoomOutbox;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly silenceMs?: number | undefined;
}

/** What every frame has that could be an acknowledgement. */
const ackHead = z.object({ type: z.int(), mid: z.string() });
const isMid = (text: string) => z.safeParse(clientMid, text).success;

/** The room socket: a plain WebSocket, one envelope a text frame, both ways. */
export class RoomGateway {
  readonly #options: RoomGatewayOptions;
  readonly #reception: Reception<RoomConnection>;
  #answered = 0;
  #stopListening = () => {};

  constructor(options: RoomGatewayOptions) {
    this.#options = options;
    this.#reception = new Reception(options, {
      name: 'room connection',
      prefix: 'r-',
      gauge: options.metrics.roomConnections,
      tellGone: ({ runner, actor, id }) => runner.run('room.socket_close', actor, { connection: id }),
    });
  }

  /** Adds the route; upgrades come through `door`. */
  async register(app: FastifyInstance, door: Server): Promise<void> {
    const { clock, registry, silenceMs } = this.#options;
    const maxPayload = REALTIME_FRAME_MAX_BYTES * 4;
    const route = { path: ROOM_SOCKET_PATH, endpoint: 'room socket', door, maxPayload };
    await servePlainSocket(app, route, this.#options, (socket, admitted) => this.#open(socket, admitted));
    this.#stopListening = watchSilence(clock, registry, { silenceMs });
  }

  async #open(socket: WebSocket, { runner, actor, claim }: Admitted): Promise<void> {
    const connection = new RoomConnection({ socket, runner, actor, ...this.#reception.next() });
    this.#reception.enter(connection);
    this.#listen(connection);
    const { node } = this.#options;
    const { verdict } = await runner.run('room.socket_open', actor, { connection: connection.id, node, claim });
    connection.isOpen = verdict === 'accepted';
    const ended = connection.sessionEnd;
    if (verdict === 'tooMany') this.#dismiss(connection, 'tooManyRequests', 'too-many-connections');
    else if (verdict === 'usedElsewhere') this.#sendAway(connection);
    else if (ended) this.#dismiss(connection, ended, 'session-ended');
    // It may have gone while the log was writing.
    else if (socket.readyState !== socket.OPEN) this.#reception.close(connection);
  }

  #listen(connection: RoomConnection): void {
    const { clock } = this.#options;
    const limit = new InboundLimit(clock, connection.runner.world.limits);
    connection.socket.on('message', (data: RawData, isBinary: boolean) => {
      connection.heardAt = clock.now();
      const verdict = limit.take();
      if (verdict === 'flood') connection.drop('flood');
      else if (verdict === 'too-fast') this.#complain(connection, limit, 'tooManyRequests');
      else this.#receive(connection, limit, isBinary ? '' : String(data));
    });
    connection.socket.on('close', () => this.#reception.leave(connection));
  }

  #receive(connection: RoomConnection, limit: InboundLimit, text: string): void {
    if (this.#options.faults.isCutOff(connection.runner.name, connection.no)) {
      this.#reception.note(connection, '', '', 'cut-off');
      return;
    }
    const ended = connection.sessionEnd;
    if (ended) {
      this.#dismiss(connection, ended, 'session-ended');
      return;
    }
    const frame = readJson(text);
    if (this.#takeAck(connection, frame)) return;
    const result = roomRequestCodec.decode(frame);
    if (!result.ok || Buffer.byteLength(text) > REALTIME_FRAME_MAX_BYTES) {
      const c_mid = z.safeParse(ackHead, frame).data?.mid ?? '';
      this.#complain(connection, limit, result.ok ? 'requestTooLarge' : 'requestInvalid', isMid(c_mid) ? c_mid : '');
      return;
    }
    const { event } = result;
    // Heartbeats would fill the journal with nothing.
    if (event.name === 'roomPing') {
      this.#options.outbox.pushRaw(connection, textFrame(pongText(connection.runner.now())));
      return;
    }
    if (!mayPersonSend(this.#options.limits, connection)) {
      this.#complain(connection, limit, 'tooManyRequests', isMid(event.envelope.mid) ? event.envelope.mid : '');
      return;
    }
    this.#reception.note(connection, event.name, event.envelope.mid, 'received');
    this.#say(connection, event.envelope.to, event.envelope.mid, event.body.content);
  }

  /** socket.room.ack: the code must be the one for what was sent. */
  #takeAck(connection: RoomConnection, frame: unknown): boolean {
    const head = z.safeParse(ackHead, frame);
    const taken = head.success ? connection.acks.take(head.data.mid, head.data.type) : null;
    if (!head.success || !taken) return false;
    this.#reception.note(connection, `ack ${taken.name}`, head.data.mid, taken.isRight ? 'received' : 'refused');
    return true;
  }

  #say(connection: RoomConnection, to: string, c_mid: string, content: string): void {
    const group = z.safeParse(roomId, to);
    if (!isMid(c_mid) || !group.success) {
      this.#reject(connection, 'requestInvalid', isMid(c_mid) ? c_mid : '');
      return;
    }
    this.#store(connection, { group_id: group.data, c_mid, content }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) this.#options.logger.error('room frame broke', { error });
      this.#reject(connection, error instanceof Refusal ? error.refusal : 'platformBroken', c_mid);
    });
  }

  async #store(connection: RoomConnection, line: SayInput): Promise<void> {
    const { runner, actor } = connection;
    // A retry of what is stored changes nothing: not worth a place in the log.
    const known = lineSentBefore(runner.world, actor.no, line);
    if (!known) {
      await runner.run('room.say', actor, line);
      return;
    }
    this.#options.outbox.send(runner, {
      kind: 'room-event',
      name: 'roomChat',
      body: { list: [known] },
      audience: { kind: 'session', ...actor },
      mid: this.#nextMid(connection),
      from: actor.no,
      room: line.group_id,
      at: runner.now(),
    });
  }

  #nextMid({ id }: RoomConnection): string {
    this.#answered += 1;
    return `a${this.#answered}-${id}`;
  }

  /** room-event.0x1011 */
  #reject(connection: RoomConnection, refusal: RefusalName, c_mid: string): void {
    const { no, runner } = connection;
    const about = { no, c_mid, mid: this.#nextMid(connection), at: runner.now() };
    this.#options.outbox.sendTo(connection, rejectionEvent(refusal, about));
  }

  /** Tells what is wrong with a frame, a few times a second at most. */
  #complain(connection: RoomConnection, limit: InboundLimit, refusal: RefusalName, c_mid = ''): void {
    this.#reception.note(connection, '', c_mid, 'refused');
    if (limit.mayComplain()) this.#reject(connection, refusal, c_mid);
  }

  /** Closes the sockets of sessions that ended or were taken over. */
  endSessions(runner: WorldRunner, events: readonly CoreEvent[]): void {
    const connections = () => this.#options.registry.ofWorld(runner.name);
    for (const [connection, end] of connectionsEndedBy(events, connections)) {
      if (end.kind === 'session-ended') this.#dismiss(connection, end.reason, 'session-ended');
      else this.#dropAfterFlush(connection, 'taken-over');
    }
  }

  /** room-event.0x1007: another device is in use, and this one takes nothing over by itself. */
  #sendAway(connection: RoomConnection): void {
    const { no, sid } = connection.actor;
    const event = takenOverRoomEvent({ kind: 'session-taken-over', no, sid, at: connection.runner.now() });
    this.#options.outbox.sendTo(connection, event);
    this.#dropAfterFlush(connection, 'taken-over');
  }

  closeWorld(world: string, reason: DropReason): void {
    this.#reception.closeWorld(world, reason);
  }

  #dismiss(connection: RoomConnection, refusal: RefusalName, reason: DropReason): void {
    connection.refusal = refusal;
    this.#dropAfterFlush(connection, reason);
  }

  #dropAfterFlush(connection: RoomConnection, reason: DropReason): void {
    this.#options.outbox.flush();
    connection.drop(reason);
  }

  /** Says goodbye to everybody. Nobody new gets in, because the routes of a node that stops refuse. */
  stop(): void {
    this.#stopListening();
    this.#options.outbox.flush();
    this.#reception.stop();
  }
}
