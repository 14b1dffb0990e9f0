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

/** Receives every command once, in order, whoever appended it. Must not throw. */
export type Deliver = (entries: readonly LogEntry[]) => void;

/**
 * The ordered log of one world: the only road of a write. A command is delivered after it is stored as durably as the
 * log stores at all, and only a delivered command is applied and answered. Several nodes may share one log; each of
 * them is delivered the same entries in the same order.
 */
export interface Log {
  /**
   * Starts delivery. First the newest snapshot, if there is one, then (through `deliver`) everything after it;
   * resolves when the stored entries have been delivered.
   */
  open(restore: (snapshot: Snapshot) => void, deliver: Deliver): Promise<void>;
  /**
   * Appends commands as one group. Their delivery may come before the promise settles. A rejection means that none of
   * them was stored.
   */
  append(commands: readonly Command[]): Promise<void>;
  /** Stores a snapshot and forgets what an older generation of snapshots covers. */
  saveSnapshot(snapshot: Snapshot): Promise<void>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/** Makes and destroys the logs of a node's worlds. */
export interface LogStore {
  /** The log of a world; one that does not exist yet is empty. */
  open(world: string): Log;
  /** Worlds that have a stored log. */
  list(): Promise<readonly string[]>;
  /** Whether it can store at all: false once the thread that writes has died. */
  isSound(): boolean;
  /** Deletes everything that is stored of a world. */
  drop(world: string): Promise<void>;
  close(): Promise<void>;
}
