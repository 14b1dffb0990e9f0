import type { Gauge } from 'prom-client';
import type { Metrics } from '../../metrics.ts';
import type { Clock, Logger } from '../../ports.ts';
import type { Worlds } from '../../worlds/worlds.ts';
import type { Connection, DropReason } from './connection.ts';
import type { ConnectionRegistry } from './connection-registry.ts';
import type { Journal, JournalEntry } from './journal.ts';
import { tellClosed } from './report-closed.ts';

interface ReceptionOptions<C extends Connection> {
  readonly node: string;
  readonly worlds: Worlds;
  readonly registry: ConnectionRegistry<C>;
  readonly journal: Journal;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

interface Manners<C extends Connection> {
  /** What these connections are called in logs. */
  readonly name: string;
  /** Before the id of each, so that no two kinds share one. */
  readonly prefix: string;
  readonly gauge: Gauge<'world'>;
  /** Tells the world that one is gone which it knew of. */
  readonly tellGone: (connection: C) => Promise<unknown>;
}

/** What every gateway does for its connections: names and lists them, notes what they send, and says why they go. */
export class Reception<C extends Connection> {
  readonly #options: ReceptionOptions<C>;
  readonly #manners: Manners<C>;
  #opened = 0;
  /** Open ones by world. */
  readonly #counts = new Map<string, number>();

  constructor(options: ReceptionOptions<C>, manners: Manners<C>) {
    this.#options = options;
    this.#manners = manners;
  }

  /** An id for the next connection, and what a connection calls when it is dropped. */
  next(): { id: string; openedAt: number; onDrop: (connection: Connection, reason: DropReason) => void } {
    const { node, clock } = this.#options;
    const openedAt = clock.now();
    this.#opened += 1;
    return {
      id: `${this.#manners.prefix}${node}-${openedAt.toString(36)}-${this.#opened.toString(36)}`,
      openedAt,
      onDrop: (connection, reason) => this.#noteDrop(connection, reason),
    };
  }

  /** Takes a connection in that has just opened. */
  enter(connection: C): void {
    this.#options.registry.add(connection);
    this.#count(connection.runner.name, 1);
  }

  /** Its socket is gone. */
  leave(connection: C): void {
    this.#options.registry.remove(connection);
    this.#count(connection.runner.name, -1);
    this.close(connection);
  }

  /** A world without connections has no figure: nobody would ever take away that of a world that was deleted. */
  #count(world: string, change: 1 | -1): void {
    const open = (this.#counts.get(world) ?? 0) + change;
    if (open > 0) {
      this.#counts.set(world, open);
      this.#manners.gauge.set({ world }, open);
    } else {
      this.#counts.delete(world);
      this.#manners.gauge.remove({ world });
    }
  }

  /** Lets the world know that it is gone; doing it again does nothing. */
  close(connection: C): void {
    if (!connection.isOpen) return;
    connection.isOpen = false;
    tellClosed(this.#options, connection, () => this.#manners.tellGone(connection));
  }

  /** Writes down that something came from a connection. */
  note(connection: C, name: string, mid: string, fate: Exclude<JournalEntry['fate'], 'sent' | 'held'>): void {
    const { runner, no, id } = connection;
    const at = runner.now();
    this.#options.journal.note(runner.name, { at, direction: 'in', name, mid, from: no, connections: [id], fate });
  }

  /** Closes every connection of a world that goes away. */
  closeWorld(world: string, reason: DropReason): void {
    for (const connection of this.#options.registry.ofWorld(world)) connection.drop(reason);
  }

  /** Says goodbye to everybody. */
  stop(): void {
    for (const connection of this.#options.registry.all()) connection.drop('stopping');
  }

  #noteDrop({ id, runner }: Connection, reason: DropReason): void {
    this.#options.metrics.drops.inc({ reason });
    // A stop closes thousands at once; one line says it (main.ts).
    if (reason === 'stopping') return;
    this.#options.logger.warn(`${this.#manners.name} dropped`, { world: runner.name, id, reason });
  }
}
