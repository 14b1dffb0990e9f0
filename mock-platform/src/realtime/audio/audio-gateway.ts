import type { Server } from 'node:http';
import {
  type AnyRtcFrame,
  AUDIO_FRAME_MAX_BYTES,
  type RefusalName,
  ROOM_SOCKET_CLOSE,
  rtcFrame,
} from '@miczero/contracts';
import type { FastifyInstance } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { Admitted, Handshakes } from '../../admission/handshakes.ts';
import type { RateLimits } from '../../admission/rate-limits.ts';
import type { CoreEvent } from '../../core/kernel/events.ts';
import { Refusal } from '../../core/kernel/refusals.ts';
import type { Command } from '../../core/machine/command.ts';
import { isUsedElsewhere } from '../../core/rights/devices.ts';
import type { Metrics } from '../../metrics.ts';
import type { Clock, Logger } from '../../ports.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import type { Worlds } from '../../worlds/worlds.ts';
import type { DropReason } from '../gateway/connection.ts';
import { Reception } from '../gateway/connection-lifecycle.ts';
import type { ConnectionRegistry } from '../gateway/connection-registry.ts';
import type { Faults } from '../gateway/faults.ts';
import { InboundLimit } from '../gateway/inbound-limit.ts';
import type { Journal } from '../gateway/journal.ts';
import { refuse } from '../gateway/plain-connection.ts';
import { servePlainSocket, watchSilence } from '../gateway/plain-socket.ts';
import { connectionsEndedBy } from '../gateway/session-ends.ts';
import { readJson } from '../room/room-frames.ts';
import { AudioCalls } from './audio-calls.ts';
import { AudioConnection } from './audio-connection.ts';
import { AudioOutbox, errorFrame } from './audio-outbox.ts';

export const AUDIO_SOCKET_PATH = '/ws/rtc';
/** Tabs and devices of one person, and what is still closing. */
const SOCKETS_PER_USER = 5;
/** A newcomer has an offer and a dozen candidates for everybody (realtime/inbound-limit.ts counts four frames for one). */
const FRAMES = { burst: 125, per_second: 25 };

/** Commands that change nobody's place or right to speak: most of the traffic. */
const KEEPS_STANDING: ReadonlySet<Command['name']> = new Set<Command['name']>([
  'chat.send',
  'chat.read',
  'room.say',
  'seat.volume',
  'gift.send',
  'gift.chat_send',
  'connection.close',
  'room.socket_close',
]);
/** Commands that may change which device of their own person is in use, and nothing for others: many come at once. */
const CHANGES_OWN_STANDING: ReadonlySet<Command['name']> = new Set<Command['name']>([
  'connection.open',
  'room.socket_open',
]);

interface AudioGatewayOptions {
  readonly node: string;
  readonly worlds: Worlds;
  readonly handshakes: Handshakes;
  readonly limits: RateLimits;
  readonly registry: ConnectionRegistry<AudioConnection>;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly silenceMs?: number | undefined;
}

/**
 * The audio signalling: a plain WebSocket on which the browsers of one room or voice channel find each other. Sound itself
 * goes from browser to browser.
 */
export class AudioGateway {
  readonly #options: AudioGatewayOptions;
  readonly #reception: Reception<AudioConnection>;
  readonly #outbox: AudioOutbox;
  readonly #calls: AudioCalls<AudioConnection>;
  #stopListening = () => {};

  constructor(options: AudioGatewayOptions) {
    this.#options = options;
    this.#outbox = new AudioOutbox(options);
    this.#calls = new AudioCalls(this.#outbox);
    this.#reception = new Reception(options, {
      name: 'audio connection',
      prefix: 'a-',
      gauge: options.metrics.audioConnections,
      // No world knows of these: they change nothing in it.
      tellGone: () => Promise.resolve(),
    });
  }

  /** Adds the route; upgrades come through `door`. */
  async register(app: FastifyInstance, door: Server): Promise<void> {
    const { clock, registry, silenceMs } = this.#options;
    const route = { path: AUDIO_SOCKET_PATH, endpoint: 'audio socket', door, maxPayload: AUDIO_FRAME_MAX_BYTES * 2 };
    await servePlainSocket(app, route, this.#options, async (socket, admitted) => this.#open(socket, admitted));
    // The contract has no heartbeat of its own here: browsers answer the protocol's by themselves.
    this.#stopListening = watchSilence(clock, registry, { silenceMs, look: ({ socket }) => socket.ping() });
  }

  #open(socket: WebSocket, { runner, actor, claim }: Admitted): void {
    const { registry, clock } = this.#options;
    // Only the sockets that the world knows of take over; this one may be quicker than they are.
    if (!claim && isUsedElsewhere(runner.world, actor.sid)) {
      socket.close(ROOM_SOCKET_CLOSE.takenOver);
      return;
    }
    if (registry.ofUser(runner.name, actor.no).size >= SOCKETS_PER_USER) {
      refuse(socket, 'tooManyRequests');
      return;
    }
    const connection = new AudioConnection({ socket, runner, actor, ...this.#reception.next() });
    this.#reception.enter(connection);
    const limit = new InboundLimit(clock, FRAMES);
    socket.on('message', (data: RawData, isBinary: boolean) => {
      connection.heardAt = clock.now();
      const verdict = limit.take();
      if (verdict === 'flood') connection.drop('flood');
      else if (verdict === 'too-fast') this.#complain(connection, limit, 'tooManyRequests');
      else this.#receive(connection, limit, isBinary ? '' : String(data));
    });
    socket.on('pong', () => {
      connection.heardAt = clock.now();
    });
    socket.on('close', () => {
      this.#calls.leave(connection);
      this.#reception.leave(connection);
    });
  }

  #receive(connection: AudioConnection, limit: InboundLimit, text: string): void {
    if (this.#options.faults.isCutOff(connection.runner.name, connection.no)) {
      this.#reception.note(connection, '', '', 'cut-off');
      return;
    }
    const ended = connection.sessionEnd;
    if (ended) {
      this.#dismiss(connection, ended);
      return;
    }
    if (Buffer.byteLength(text) > AUDIO_FRAME_MAX_BYTES) {
      this.#complain(connection, limit, 'requestTooLarge');
      return;
    }
    const frame = z.safeParse(rtcFrame, readJson(text));
    if (!frame.success) {
      this.#complain(connection, limit, 'requestInvalid');
      return;
    }
    this.#reception.note(connection, `rtc_${frame.data.type}`, '', 'received');
    try {
      const { runner, no } = connection;
      // By person: a new socket is no new pace.
      if (frame.data.type === 'join') this.#options.limits.take('audioJoin', `${runner.name} ${no}`);
      this.#take(connection, frame.data);
    } catch (error) {
      if (!(error instanceof Refusal)) this.#options.logger.error('audio frame broke', { error });
      this.#answer(connection, limit, error instanceof Refusal ? error.refusal : 'platformBroken');
    }
  }

  #take(connection: AudioConnection, frame: AnyRtcFrame): void {
    switch (frame.type) {
      case 'join':
        this.#calls.join(connection, frame);
        return;
      case 'leave':
        this.#calls.leave(connection);
        return;
      case 'offer':
      case 'answer':
      case 'candidate':
        this.#calls.relay(connection, frame);
        return;
      // What only the platform says.
      case 'peers':
      case 'error':
        throw new Refusal('requestInvalid');
    }
  }

  #complain(connection: AudioConnection, limit: InboundLimit, refusal: RefusalName): void {
    this.#reception.note(connection, '', '', 'refused');
    this.#answer(connection, limit, refusal);
  }

  /** Tells what is wrong with a frame, a few times a second at most. */
  #answer(connection: AudioConnection, limit: InboundLimit, refusal: RefusalName): void {
    if (limit.mayComplain()) this.#outbox.send([connection], errorFrame(refusal));
  }

  /** After every command: ended sessions are closed, and nobody stays in an audio who lost the place or the right to speak. */
  follow(runner: WorldRunner, events: readonly CoreEvent[], { name, actor }: Command): void {
    const connections = () => this.#options.registry.ofWorld(runner.name);
    for (const [connection, end] of connectionsEndedBy(events, connections)) {
      if (end.kind === 'session-ended') this.#dismiss(connection, end.reason);
      else this.#drop(connection, 'taken-over');
    }
    if (KEEPS_STANDING.has(name)) return;
    const isOwn = actor !== null && CHANGES_OWN_STANDING.has(name);
    this.#calls.review(isOwn ? () => [...this.#options.registry.ofUser(runner.name, actor.no)] : connections);
  }

  #dismiss(connection: AudioConnection, refusal: RefusalName): void {
    connection.refusal = refusal;
    this.#drop(connection, 'session-ended');
  }

  /** The others hear of it now, not when the other side has said goodbye, too. */
  #drop(connection: AudioConnection, reason: DropReason): void {
    this.#calls.leave(connection);
    this.#outbox.flush();
    connection.drop(reason);
  }

  closeWorld(world: string, reason: DropReason): void {
    for (const connection of this.#options.registry.ofWorld(world)) this.#calls.leave(connection);
    this.#reception.closeWorld(world, reason);
  }

  /** Says goodbye to everybody. Nobody new gets in, because the routes of a node that stops refuse. */
  stop(): void {
    this.#stopListening();
    this.#outbox.flush();
    this.#reception.stop();
  }
}
