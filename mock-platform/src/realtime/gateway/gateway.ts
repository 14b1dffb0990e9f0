import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Handshakes } from '../../admission/handshakes.ts';
import type { RateLimits } from '../../admission/rate-limits.ts';
import type { CoreEvent } from '../../core/kernel/events.ts';
import type { Command } from '../../core/machine/command.ts';
import type { EventSource, Remembered } from '../../core/machine/command-traits.ts';
import type { Metrics } from '../../metrics.ts';
import type { Clock, Logger } from '../../ports.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import type { WorldTimers } from '../../worlds/world-timers.ts';
import type { Worlds } from '../../worlds/worlds.ts';
import type { Connection } from './connection.ts';
import type { ConnectionFaults } from './connection-faults.ts';
import type { ConnectionRegistry } from './connection-registry.ts';
import type { Journal } from './journal.ts';
import type { SocketKind } from './socket-kind.ts';

/**
 * One kind of socket that a node serves. `realtime/gateways.ts` lists the kinds; the node, the control API and the metrics
 * loop over that list and know no kind by name.
 */
export interface Gateway {
  readonly kind: SocketKind;
  /** The path of its upgrades. */
  readonly path: string;
  /** Events that it sends or follows. */
  readonly hears: readonly EventSource[];
  /** What it remembers of worlds until a command changes it. */
  readonly remembers: readonly Remembered[];
  /** Its open connections on this node. */
  readonly registry: ConnectionRegistry<Connection>;
  /** Adds its routes. `upgrades` never listens: it emits the upgrades of `path`. */
  listen(app: FastifyInstance, upgrades: Server): Promise<void>;
  /**
   * Sends what an applied command caused, closes the connections of the sessions that it ended, and obeys the faults that it
   * set. Called for commands whose traits meet `hears` or `remembers`.
   */
  publish(runner: WorldRunner, events: readonly CoreEvent[], command: Command): void;
  /** Acknowledgements of a world that a fault keeps back. */
  heldCount(world: string): number;
  /** Closes every connection of a world that is deleted, forgets what it kept of the world, and returns how many it closed. */
  closeWorld(world: string): number;
  /** Sends pending frames, closes every connection and admits none. */
  stop(): void;
  /** Releases what `listen` took, after the last request was answered. */
  close(): Promise<void>;
}

/** A media server. */
export interface JanusAddress {
  /** Its WebSocket API. */
  readonly url: string;
  /** Its `api_secret`; empty for none. */
  readonly secret: string;
}

/** What a node gives to each of its gateways. */
export interface GatewayOptions {
  readonly node: string;
  /** The lease under which connections open now (cluster/membership.ts). */
  readonly lease: () => string;
  readonly worlds: Worlds;
  readonly handshakes: Handshakes;
  readonly limits: RateLimits;
  readonly journal: Journal;
  readonly connectionFaults: ConnectionFaults;
  readonly clock: Clock;
  /** For what is due at a moment of a world. */
  readonly timers: WorldTimers;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** The Janus that carries the sound of audiences; absent: browsers send to each other. */
  readonly media?: JanusAddress | undefined;
  /** Pause between two pings of a hall socket, in milliseconds; tests shorten it. */
  readonly pingIntervalMs?: number | undefined;
  /** Silence after which a plain WebSocket is closed, in milliseconds; tests shorten it. */
  readonly silenceMs?: number | undefined;
}
