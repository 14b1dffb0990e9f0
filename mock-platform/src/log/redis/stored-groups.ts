import type { Command } from '../../core/machine/command.ts';
import type { RedisLink } from '../../redis/redis-link.ts';
import type { Snapshot } from '../log.ts';
import { READ, SNAPSHOT, SNAPSHOTS } from './log-scripts.ts';

/** Groups read at once. */
export const READ_GROUPS = 50;

/** A group of commands and the position of its first one. */
interface StoredGroup {
  readonly first: number;
  readonly commands: readonly Command[];
}

/** The groups of a log after a position, `READ_GROUPS` at most. */
export async function readGroups(link: RedisLink, log: string, after: number): Promise<StoredGroup[]> {
  const found = await link.run(READ, log, after, READ_GROUPS);
  // XRANGE answers pairs of an id and its fields; ours were written by APPEND
  return (found as [string, [string, string, string, string]][]).map(([id, [, count, , text]]) => ({
    first: Number.parseInt(id, 10) - Number(count) + 1,
    commands: JSON.parse(text) as Command[],
  }));
}

/** The newest snapshot of a log. */
export async function newestSnapshot(link: RedisLink, log: string): Promise<Snapshot | null> {
  const found = (await link.run(SNAPSHOT, log)) as [string, string] | null; // as SAVE_SNAPSHOT wrote it
  return found && { position: Number(found[0]), state: found[1] };
}

/** The oldest snapshot of a log: its commands are kept from there. */
export async function oldestSnapshot(link: RedisLink, log: string): Promise<Snapshot | null> {
  const found = (await link.run(SNAPSHOTS, log)) as string[]; // fields and values in turn
  const positions = found.filter((_, index) => index % 2 === 0).map(Number);
  if (positions.length === 0) return null;
  const position = Math.min(...positions);
  return { position, state: found[found.indexOf(String(position)) + 1] ?? '' };
}
