import type { Command } from '../core/machine/command.ts';
import type { Snapshot } from '../log/log.ts';

/**
 * The log of a world as a value. Whatever happened in the world is in it: folding it again gives the same state, byte for
 * byte, on any machine.
 */
export interface Recording extends RecordedPast {
  /** SHA-256 of the state after the last command. */
  readonly sha256: string;
}

/** What happened in a world up to some position. */
export interface RecordedPast {
  /** The world that was recorded. Ids derive from this name. */
  readonly world: string;
  /** The state that the commands continue; null when they begin with the first one. */
  readonly start: Snapshot | null;
  readonly commands: readonly Command[];
}

/** The positions that a recording can be opened at: after its first state or command, and after its last command. */
export function spanOf({ start, commands }: RecordedPast): { first: number; last: number } {
  const before = start?.position ?? 0;
  return { first: start ? before : 1, last: before + commands.length };
}

/** A recording that cannot be used. The message tells why, and where in the file. */
export class UnusableRecording extends Error {
  override readonly name = 'UnusableRecording';
}
