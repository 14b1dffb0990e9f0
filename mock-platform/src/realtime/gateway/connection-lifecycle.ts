import type { Connection, ConnectionOptions, DropReason } from './connection.ts';
import type { ConnectionRegistry } from './connection-registry.ts';
import type { GatewayOptions } from './gateway.ts';
import type { JournalEntry } from './journal.ts';
import { reportClosed } from './report-closed.ts';
import type { SocketKind } from './socket-kind.ts';

interface ConnectionKind<C extends Connection> {
  readonly kind: SocketKind;
  readonly registry: ConnectionRegistry<C>;
  /** Tells the connection's world that the connection has closed. */
  readonly reportClosed: (connection: C) => Promise<unknown>;
}

/** From open to close: ids, the registry, the gauge, the journal, and the report to the world. */
export class ConnectionLifecycle<C extends Connection> {
  readonly #options: GatewayOptions;
  readonly #kind: ConnectionKind<C>;
  #opened = 0;
  /** Open connections by world. */
  readonly #counts = new Map<string, number>();

  constructor(options: GatewayOptions, kind: ConnectionKind<C>) {
    this.#options = options;
    this.#kind = kind;
  }

  /** The id of the next connection, which no other kind and no other node uses, and its callbacks. */
  next(): Pick<ConnectionOptions, 'id' | 'kind' | 'openedAt' | 'onDrop'> {
    const { node, clock } = this.#options;
    const openedAt = clock.now();
    const { kind } = this.#kind;
    this.#opened += 1;
    return {
      kind,
      id: `${kind}-${node}-${openedAt.toString(36)}-${this.#opened.toString(36)}`,
      openedAt,
      onDrop: (connection, reason) => this.#noteDrop(connection, reason),
    };
  }

  enter(connection: C): void {
    this.#kind.registry.add(connection);
    this.#count(connection.runner.name, 1);
    this.#breakFromNowOn(connection);
  }

  /** What a fault does to a socket that has opened. */
  #breakFromNowOn(connection: C): void {
    const { connectionFaults, timers } = this.#options;
    const { runner, no } = connection;
    if (runner.world.faults.connections.length === 0) return;
    const fault = connectionFaults.meet(runner.world, ['half-open', 'no-pong', 'close'], {
      no,
      socket: this.#kind.kind,
    });
    if (fault?.kind === 'half-open') connection.silence();
    else if (fault?.kind === 'no-pong') connection.answersHeartbeats = false;
    else if (fault) timers.after(runner, fault.after_ms, () => connection.drop('control'));
  }

  /** The socket has closed. */
  leave(connection: C): void {
    this.#kind.registry.remove(connection);
    this.#count(connection.runner.name, -1);
    this.report(connection);
  }

  /** A world without connections has no figure, so that no figure outlives its world. */
  #count(world: string, change: 1 | -1): void {
    const { connections } = this.#options.metrics;
    const labels = { world, socket: this.#kind.kind };
    const open = (this.#counts.get(world) ?? 0) + change;
    if (open > 0) {
      this.#counts.set(world, open);
      connections.set(labels, open);
    } else {
      this.#counts.delete(world);
      connections.remove(labels);
    }
  }

  /** Tells the world once that a connection has closed. */
  report(connection: C): void {
    if (!connection.isOpen) return;
    connection.isOpen = false;
    reportClosed(this.#options, connection, () => this.#kind.reportClosed(connection));
  }

  /** Notes in the journal that a frame came from a connection. `bodyOf` answers its body, or the JSON of it. */
  note(
    connection: C,
    name: string,
    mid: string,
    fate: Exclude<JournalEntry['fate'], 'sent' | 'unheard' | 'held'>,
    bodyOf?: () => unknown,
  ): void {
    const { runner, no, noted } = connection;
    const at = runner.now();
    const entry = { at, direction: 'in', name, mid, from: no, connections: [noted], fate } as const;
    this.#options.journal.note(runner.name, entry, bodyOf);
  }

  #noteDrop({ id, runner }: Connection, reason: DropReason): void {
    this.#options.metrics.drops.inc({ reason });
    // A stop or the end of a world closes thousands at once; main.ts and node.ts log it in one line.
    if (reason === 'stopping' || reason === 'world-gone') return;
    this.#options.logger.warn(`${this.#kind.kind} connection dropped`, { world: runner.name, id, reason });
  }
}
