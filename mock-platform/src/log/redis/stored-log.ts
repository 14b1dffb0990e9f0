import type { Command } from '../../core/machine/command.ts';
import type { Logger } from '../../ports.ts';
import type { RedisLink } from '../../redis/redis-link.ts';
import { DamagedLog, type Snapshot } from '../log.ts';
import { EDGES, READ, SNAPSHOT_AT, SNAPSHOTS } from './log-scripts.ts';
import { sealOf, stateIn } from './seals.ts';

/** Groups read at once. */
export const READ_GROUPS = 50;

/** A group of commands and the position of its first one. */
interface StoredGroup {
  readonly first: number;
  readonly commands: readonly Command[];
}

interface StoredLogOptions {
  readonly link: RedisLink;
  readonly prefix: string;
  readonly world: string;
  /** The number of the log. */
  readonly log: string;
  readonly logger: Logger;
}

/**
 * What Redis has of the log of one world. Everything that is read is compared with its seal. What does not fit is never
 * answered: a call rejects with a `DamagedLog` that names the world and the key.
 */
export class StoredLog {
  readonly #options: StoredLogOptions;
  readonly #key: string;

  constructor(options: StoredLogOptions) {
    this.#options = options;
    this.#key = `${options.prefix}log:${options.log}`;
  }

  /** The groups after a position, so many at most, without gaps between them. */
  async groups(after: number, most = READ_GROUPS): Promise<StoredGroup[]> {
    const { link, log } = this.#options;
    // XRANGE answers pairs of an id and its fields
    const found = (await link.run(READ, log, after, most)) as [string, readonly string[]][];
    const groups = found.map(([id, fields]) => this.#groupOf(id, fields));
    for (const [index, { first, commands }] of groups.entries()) {
      const next = groups[index + 1]?.first;
      const end = first + commands.length - 1;
      if (next !== undefined && next !== end + 1) throw this.damage(`after command ${end} comes ${next}`);
    }
    return groups;
  }

  #groupOf(id: string, fields: readonly string[]): StoredGroup {
    const [count = '', text = '', seal = null] = ['count', 'commands', 'seal'].map((name) => fieldNamed(fields, name));
    const last = Number.parseInt(id, 10);
    // Groups of former versions have no seal.
    const isIntact = seal === null ? fields.length === 4 : seal === sealOf(last, Number(count), text ?? '');
    const commands = isIntact ? commandsIn(text ?? '') : null;
    if (commands === null || commands.length !== Number(count))
      throw this.damage(`its entry ${id} does not fit its seal`);
    return { first: last - commands.length + 1, commands };
  }

  /**
   * The newest snapshot that is intact; null when the stream itself begins with the first command. A damaged one is reported
   * and replaced by the one before it with the commands in between.
   */
  async newestSnapshot(): Promise<Snapshot | null> {
    return this.#firstIntact(await this.#positions());
  }

  /** The oldest snapshot that is intact: commands are kept from there. */
  async oldestSnapshot(): Promise<Snapshot | null> {
    return this.#firstIntact((await this.#positions()).reverse());
  }

  async #positions(): Promise<number[]> {
    const { link, log } = this.#options;
    const fields = (await link.run(SNAPSHOTS, log)) as string[]; // HKEYS
    return fields.map(Number).sort((a, b) => b - a);
  }

  async #firstIntact(positions: readonly number[]): Promise<Snapshot | null> {
    const { link, log, logger, world } = this.#options;
    let last: Error | null = null;
    for (const position of positions) {
      const stored = (await link.run(SNAPSHOT_AT, log, position)) as string | null;
      // Another node has stored newer ones meanwhile.
      if (stored === null) continue;
      const state = stateIn(position, stored);
      if (state !== null) return { position, state };
      last = this.damage(`the snapshot ${position} does not fit its check`, ':snapshots');
      logger.warn(`${last.message}. The stream replaces it where it reaches back far enough.`, { world });
    }
    if (last && (await this.groups(0))[0]?.first !== 1) throw last;
    return null;
  }

  /**
   * Rejects unless the stream reaches from the oldest snapshot, or from the first command, to the last one that was stored. False
   * when the log was dropped.
   */
  async requireEnds(): Promise<boolean> {
    const { link, log, world } = this.#options;
    const edges = (await link.run(EDGES, log, world)) as readonly string[] | null; // as the script says
    if (edges === null) return false;
    const [position = '', firstId = '', firstCount = '', lastId = '', ...snapshots] = edges;
    if (position === '') throw this.damage('it is missing', ':position');
    const start = snapshots.length > 0 ? Math.min(...snapshots.map(Number)) : 0;
    const first = firstId === '' ? start + 1 : Number.parseInt(firstId, 10) - Number(firstCount) + 1;
    if (!(first <= start + 1)) throw this.damage(`it begins with command ${first}, and ${start + 1} is held nowhere`);
    const last = lastId === '' ? start : Number.parseInt(lastId, 10);
    if (last !== Number(position)) throw this.damage(`it ends with command ${last}, and ${position} were stored`);
    return true;
  }

  /** Why the commands between a position and `first` are not in the stream. */
  async missing(position: number, first: number): Promise<Error> {
    const what = `commands ${position + 1} to ${first - 1}`;
    const oldest = (await this.#positions()).at(-1) ?? 0;
    if (oldest < first - 1) return this.damage(`after command ${position} comes ${first}`);
    // Snapshots cover them: this reader is further behind than a generation of snapshots.
    return new Error(`has forgotten ${what} of the world ${this.#options.world}`);
  }

  damage(what: string, part = ''): DamagedLog {
    return new DamagedLog(`world ${this.#options.world}: the Redis key ${this.#key}${part} is damaged: ${what}`);
  }
}

function fieldNamed(fields: readonly string[], name: string): string | null {
  const index = fields.findIndex((field, at) => at % 2 === 0 && field === name);
  return index < 0 ? null : (fields[index + 1] ?? null);
}

/** Null for a text that is no list. */
function commandsIn(text: string): readonly Command[] | null {
  try {
    const commands: unknown = JSON.parse(text);
    return Array.isArray(commands) ? (commands as Command[]) : null; // written by a node
  } catch {
    return null;
  }
}
