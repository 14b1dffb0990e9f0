import type { Server } from 'node:http';
import type { RefusalName } from '@miczero/contracts';
import type { FastifyInstance } from 'fastify';
import type { OpenVerdict } from '../../core/areas/sessions/devices.ts';
import type { CoreEvent } from '../../core/kernel/events.ts';
import type { Command } from '../../core/machine/command.ts';
import type { EventSource, Remembered } from '../../core/machine/command-traits.ts';
import { isCutOff } from '../../core/rights/faults.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import type { Connection, DropReason } from './connection.ts';
import { ConnectionLifecycle } from './connection-lifecycle.ts';
import { ConnectionRegistry } from './connection-registry.ts';
import type { Gateway, GatewayOptions } from './gateway.ts';
import type { HeldEvents } from './held-events.ts';
import { obeyFaults } from './obey-faults.ts';
import { connectionsEndedBy } from './session-ends.ts';
import type { SocketKind } from './socket-kind.ts';

/** What a gateway sends with. */
interface GatewayOutbox {
  /** Writes what waits for the next flush. */
  flush(): void;
  /** The acknowledgements that a fault keeps back, for sockets that have any. */
  readonly held?: Pick<HeldEvents<never>, 'count' | 'forget'>;
  /** Sends or discards the acknowledgements of users whose fault has ended. */
  releaseHeld?(runner: WorldRunner, action: 'release' | 'drop'): void;
}

/** What is true of a kind of socket. */
type GatewayFacts = Pick<Gateway, 'kind' | 'path' | 'hears' | 'remembers'>;

/** Shared parts of all gateways: admission of frames, complaints, the end of sessions and of connections. */
export abstract class SocketGateway<C extends Connection> implements Gateway {
  readonly kind: SocketKind;
  readonly path: string;
  readonly hears: readonly EventSource[];
  readonly remembers: readonly Remembered[];
  readonly registry = new ConnectionRegistry<C>();
  protected readonly options: GatewayOptions;
  protected readonly lifecycle: ConnectionLifecycle<C>;
  protected abstract readonly outbox: GatewayOutbox;

  protected constructor(options: GatewayOptions, { kind, path, hears, remembers }: GatewayFacts) {
    this.options = options;
    this.kind = kind;
    this.path = path;
    this.hears = hears;
    this.remembers = remembers;
    this.lifecycle = new ConnectionLifecycle(options, {
      kind: this.kind,
      registry: this.registry,
      reportClosed: (connection) => this.reportClosed(connection),
    });
  }

  abstract listen(app: FastifyInstance, upgrades: Server): Promise<void>;

  /** Sends what a command caused, and follows the changes of what the gateway remembers. */
  protected abstract follow(runner: WorldRunner, events: readonly CoreEvent[], command: Command): void;
  /** Tells a connection why its frame, or the connection itself, is refused, in the protocol of the kind. */
  protected abstract tellRefusal(connection: C, refusal: RefusalName, about?: AboutFrame): void;
  /** Tells a connection that the person uses another device. */
  protected abstract tellTakenOver(connection: C): void;
  /** Tells the connection's world that the connection has closed. */
  protected abstract reportClosed(connection: C): Promise<unknown>;
  /** Notes the reason that the close frame of a connection carries, or sends it before the close. */
  protected abstract explainClose(connection: C, refusal: RefusalName): void;

  /** Asks the connection's world whether the connection may stay. */
  protected async settle(connection: C, opened: Promise<{ readonly verdict: OpenVerdict }>): Promise<void> {
    const { verdict } = await opened;
    connection.isOpen = verdict === 'accepted';
    const ended = connection.sessionEnd;
    if (verdict === 'tooMany') this.dismiss(connection, 'tooManyRequests', 'too-many-connections');
    else if (verdict === 'usedElsewhere') {
      this.tellTakenOver(connection);
      this.drop(connection, 'taken-over');
    } else if (ended) this.dismiss(connection, ended);
    // The socket may have closed while the log was writing.
    else if (!connection.isUp) this.lifecycle.report(connection);
  }

  /** Counts a frame that has arrived. False when it must not be read; the connection has heard why. */
  protected mayRead(connection: C): boolean {
    const verdict = connection.inbound.take();
    if (verdict === 'flood') connection.drop('flood');
    else if (verdict === 'too-fast') this.complain(connection, 'tooManyRequests');
    else if (isCutOff(connection.runner.world, connection.no)) {
      this.lifecycle.note(connection, '', '', 'cut-off');
    } else {
      const ended = connection.sessionEnd;
      if (ended === null) return true;
      this.dismiss(connection, ended);
    }
    return false;
  }

  /** Logs why a frame is invalid, at most a few times a second. */
  protected complain(connection: C, refusal: RefusalName, about: AboutFrame = {}): void {
    this.lifecycle.note(connection, '', about.c_mid ?? '', 'refused');
    if (connection.inbound.mayComplain()) this.tellRefusal(connection, refusal, about);
  }

  publish(runner: WorldRunner, events: readonly CoreEvent[], command: Command): void {
    this.follow(runner, events, command);
    this.#endSessions(runner, events);
    obeyFaults(events, runner.world, {
      connections: () => this.registry.ofWorld(runner.name),
      drop: (connection) => this.drop(connection, 'control'),
      release: (action) => this.outbox.releaseHeld?.(runner, action),
    });
  }

  /** Closes the connections of sessions that ended or were taken over. */
  #endSessions(runner: WorldRunner, events: readonly CoreEvent[]): void {
    for (const [connection, end] of connectionsEndedBy(events, () => this.registry.ofWorld(runner.name))) {
      if (end.kind === 'session-ended') this.dismiss(connection, end.reason);
      else this.drop(connection, 'taken-over');
    }
  }

  /** Closes a connection with the reason of a refusal. */
  protected dismiss(connection: C, refusal: RefusalName, reason: DropReason = 'session-ended'): void {
    this.explainClose(connection, refusal);
    this.drop(connection, reason);
  }

  /** Closes a connection after everything that was sent to it before. */
  protected drop(connection: C, reason: DropReason): void {
    this.outbox.flush();
    connection.drop(reason);
  }

  heldCount(world: string): number {
    return this.outbox.held?.count(world) ?? 0;
  }

  closeWorld(world: string): number {
    const connections = [...this.registry.ofWorld(world)];
    for (const connection of connections) connection.drop('world-gone');
    this.outbox.held?.forget(world);
    return connections.length;
  }

  stop(): void {
    this.outbox.flush();
    for (const connection of this.registry.all()) connection.drop('stopping');
  }

  async close(): Promise<void> {}
}

/** The frame that a refusal is about. */
export interface AboutFrame {
  /** The client's own id of the message. */
  readonly c_mid?: string;
  readonly channel?: string;
  /** What is wrong with it, for a developer. */
  readonly detail?: string;
}
