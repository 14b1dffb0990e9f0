import type { Command } from '../core/machine/command.ts';

/** A command with its place in the log of its world, counted from 1 without gaps. */
export interface LogEntry {
  readonly position: number;
  readonly command: Command;
}

export interface Snapshot {
  /** The last command that the state holds. */
  readonly position: number;
  /** `serialiseWorld` of that state. */
  readonly state: string;
}

/** All that can be replayed of a log. */
export interface History {
  /** The oldest state that is stored; null when every command from the first one is. */
  readonly start: Snapshot | null;
  /** Every stored command after it, in order and without gaps. */
  readonly entries: readonly LogEntry[];
}

/** Some commands in a row. */
export interface Passage {
  /** The first position that the log can be replayed to. */
  readonly first: number;
  /** From the position asked for on, or from the first one that is stored. */
  readonly entries: readonly LogEntry[];
}

/** Receives every command once, in order, of all nodes. Must not throw. */
export type Deliver = (entries: readonly LogEntry[]) => void;

/**
 * The ordered log of one world: the only way to write. A command is delivered after it is stored as durably as the
 * log stores at all, and only a delivered command is applied and answered. Several nodes may share one log; each of
 * them is delivered the same entries in the same order.
 */
export interface Log {
  /**
   * Starts delivery. First the newest snapshot, if there is one, then (through `deliver`) everything after it;
   * resolves when the stored entries have been delivered. Rejects with a `DamagedLog` if something of them was lost. `onDamage`
   * hears once if the log turns out to be damaged later: nothing more is delivered or stored then.
   */
  open(restore: (snapshot: Snapshot) => void, deliver: Deliver, onDamage?: (damage: DamagedLog) => void): Promise<void>;
  /**
   * Appends commands as one group. Their delivery may precede the settling of the promise. A rejection means that none of
   * them was stored; one with a `DamagedLog` leaves it open.
   */
  append(commands: readonly Command[]): Promise<void>;
  /**
   * Resolves when everything that any node has stored before this call is delivered here. Null where nothing can be missing: this
   * node writes alone, or is delivered everything at once. Rejects when the store is out of reach.
   */
  catchUp(): Promise<void> | null;
  /** Stores a snapshot and forgets what an older generation of snapshots covers. */
  saveSnapshot(snapshot: Snapshot): Promise<void>;
  /**
   * Like `saveSnapshot`, but the log makes the snapshot itself, as of a delivered command, from what it has stored: the world
   * does not stop for it.
   */
  foldSnapshot(position: number): Promise<void>;
  /** Begins a log in which nothing is stored with a state: the first command will follow it. */
  begin(snapshot: Snapshot): Promise<void>;
  /** Reads what is stored, up to a position; without one, all. Rejects with `NoHistory` where the log has forgotten it. */
  history(until?: number): Promise<History>;
  /** Reads only some commands of that, for a look into it. Rejects with `NoHistory` where the log has forgotten it. */
  passage(from: number, count: number): Promise<Passage>;
  /** Ends delivery after the commands under way. */
  close(): Promise<void>;
}

/** The stored data of a world is damaged. The message names the world and the file or key. */
export class DamagedLog extends Error {
  override readonly name = 'DamagedLog';
}

/** The commands of a world are not kept any more, so that it cannot be recorded. */
export class NoHistory extends Error {
  override readonly name = 'NoHistory';
}

/** A world that begins or ends to exist. */
export interface WorldChange {
  readonly kind: 'made' | 'deleted';
  readonly world: string;
}

/** Makes and destroys the logs of worlds. Several nodes may share one store. */
export interface LogStore {
  /** The log of a world; one that does not exist yet is empty. Its first command makes the world. */
  open(world: string): Log;
  /**
   * Announces the worlds that any node makes or deletes from now on, in the order in which it happens: `made` after the first
   * group of a log is stored, `deleted` after a log is dropped. Returns a function
   * that ends the subscription.
   */
  watch(onChange: (change: WorldChange) => void): () => void;
  /** Worlds that have a stored log. */
  list(): Promise<readonly string[]>;
  /** Whether it can store: false once what writes has died, and since it refused until there is room again. */
  isSound(): boolean;
  /** What an operator can do about a damaged world; null where nothing is stored. */
  remedyFor(world: string): string | null;
  /** Deletes everything that is stored of a world. */
  drop(world: string): Promise<void>;
  /**
   * Puts another log, which begins with these commands, in the place of that of a world. Calls `leave`, which closes the present
   * log, as late as it can. A rejection leaves the present log in place, also one after `leave`; a store that is out of reach may have
   * replaced it.
   */
  replace(world: string, commands: readonly Command[], leave: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
