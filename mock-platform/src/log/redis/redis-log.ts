import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Command } from '../../core/machine/command.ts';
import type { Logger } from '../../ports.ts';
import { OutOfReach, type RedisLink } from '../../redis/redis-link.ts';
import {
  DamagedLog,
  type Deliver,
  type History,
  type Log,
  type LogEntry,
  type Passage,
  type Snapshot,
} from '../log.ts';
import { APPEND, BEGIN, NUMBER, POSITION, SAVE_SNAPSHOT } from './log-scripts.ts';
import { checkOf, sealedState } from './seals.ts';
import { READ_GROUPS, StoredLog } from './stored-log.ts';

interface RedisLogOptions {
  readonly link: RedisLink;
  readonly world: string;
  readonly url: string;
  readonly prefix: string;
  readonly logger: Logger;
  readonly onClose: () => void;
}

/** A group that Redis was asked to store, and what waits for it. */
interface Group {
  readonly number: number;
  readonly count: number;
  readonly text: string;
  readonly stored: (last: number) => void;
  readonly refused: (error: unknown) => void;
}

/**
 * The log of one world as a stream. What is delivered is always what was read from the stream, in its order: news only tell
 * that there is something to read, and the beat of the link makes good for news that were missed.
 *
 * When the connection breaks, it is unknown whether a group under way was stored. It stays, and is asked for again under the
 * same number on the next connection: Redis stores it once.
 */
export class RedisLog implements Log {
  readonly #options: RedisLogOptions;
  readonly #writer = randomUUID();
  /** Number of the log of the world; '' until there is one. */
  #log = '';
  #position = 0;
  #deliver: Deliver = () => {};
  #onDamage: (damage: DamagedLog) => void = () => {};
  /** Why nothing more is read or written; null while the log is whole. */
  #damage: DamagedLog | null = null;
  #groups = 0;
  /** In the order of their numbers. */
  #unsettled: Group[] = [];
  #awaited: { readonly position: number; readonly arrived: () => void; readonly failed: (error: Error) => void }[] = [];
  #isReading = false;
  #hasMore = false;
  #isClosed = false;
  #folding: Worker | null = null;

  constructor(options: RedisLogOptions) {
    this.#options = options;
  }

  async open(
    restore: (snapshot: Snapshot) => void,
    deliver: Deliver,
    onDamage: (damage: DamagedLog) => void = () => {},
  ): Promise<void> {
    const { link, world } = this.#options;
    this.#deliver = deliver;
    // News that come meanwhile find a reader at work.
    this.#isReading = true;
    try {
      const log = (await link.run(NUMBER, world)) as string | null;
      if (log === null) return;
      this.#log = log;
      if (!(await this.#stored().requireEnds())) return;
      const snapshot = await this.#stored().newestSnapshot();
      if (snapshot) {
        restore(snapshot);
        this.#position = snapshot.position;
      }
      await this.#readAll();
    } catch (error) {
      // Nothing is to be read again by itself of a log that did not open.
      await this.close();
      throw error;
    } finally {
      this.#isReading = false;
      this.#onDamage = onDamage;
    }
    if (this.#hasMore) this.look();
  }

  #stored(): StoredLog {
    const { link, prefix, world, logger } = this.#options;
    return new StoredLog({ link, prefix, world, log: this.#log, logger });
  }

  /** Something was stored in the log of this number, which may be the first of this world. */
  wake(log: string, world?: string): void {
    if (this.#log === '' && world === this.#options.world) this.#log = log;
    if (this.#log === log) this.look();
  }

  /** Reads what there is. */
  look(): void {
    if (this.#log === '' || this.#isClosed) return;
    this.#hasMore = true;
    if (this.#isReading) return;
    this.#readAll().catch((error: unknown) => {
      if (error instanceof DamagedLog) this.#break(error);
      // The next connection looks again.
      else if (!(error instanceof OutOfReach))
        this.#options.link.giveUp(String(error instanceof Error ? error.message : error));
    });
  }

  /** Ends this log alone: its callers are refused, and its world is told. What they wrote may be stored. */
  #break(damage: DamagedLog): void {
    if (this.#isClosed) return;
    this.#damage = damage;
    this.#isClosed = true;
    this.#options.onClose();
    for (const group of this.#unsettled.splice(0)) group.refused(damage);
    for (const { failed } of this.#awaited.splice(0)) failed(damage);
    this.#onDamage(damage);
  }

  /** Asks again for what was under way when the connection broke. */
  resume(): void {
    for (const group of this.#unsettled) this.#send(group);
    this.look();
  }

  async append(commands: readonly Command[]): Promise<void> {
    const { link } = this.#options;
    // A group that was never sent is not stored.
    if (!link.isSound || this.#isClosed) throw this.#damage ?? link.outOfReach();
    const last = await new Promise<number>((stored, refused) => {
      this.#groups += 1;
      const group = { number: this.#groups, count: commands.length, text: JSON.stringify(commands), stored, refused };
      this.#unsettled.push(group);
      this.#send(group);
    });
    // The answer to callers follows from what every node reads.
    await this.#delivered(last);
  }

  #send(group: Group): void {
    const { link, world } = this.#options;
    const { number, count, text } = group;
    const args = [world, this.#log, this.#writer, number, this.#position, count, text, checkOf(text)] as const;
    link.run(APPEND, ...args).then(
      (answer) => {
        if (!this.#settle(group)) return;
        if (Array.isArray(answer)) {
          this.wake(String(answer[0]), world);
          group.stored(Number(answer[1]));
          return;
        }
        if (answer === 'dropped') {
          group.refused(new Error('the log was dropped'));
          return;
        }
        if (answer === 'behind') {
          link.giveUp(`has lost commands of the world ${world}`);
          group.refused(link.outOfReach());
          return;
        }
        const damage = this.#stored().damage('it is missing', String(answer));
        group.refused(damage);
        this.#break(damage);
      },
      (error: unknown) => {
        if (error instanceof OutOfReach && !this.#isClosed) return;
        if (this.#settle(group)) group.refused(error);
      },
    );
  }

  /** Takes a group off the list; false when that has happened. */
  #settle(group: Group): boolean {
    const index = this.#unsettled.indexOf(group);
    if (index >= 0) this.#unsettled.splice(index, 1);
    return index >= 0;
  }

  #delivered(position: number): Promise<void> {
    if (this.#position >= position) return Promise.resolve();
    if (this.#isClosed) return this.#damage ? Promise.reject(this.#damage) : Promise.resolve();
    return new Promise((arrived, failed) => this.#awaited.push({ position, arrived, failed }));
  }

  async #readAll(): Promise<void> {
    this.#isReading = true;
    try {
      do {
        this.#hasMore = false;
        const groups = await this.#stored().groups(this.#position);
        if (this.#isClosed) return;
        const first = groups[0]?.first ?? 0;
        if (first > this.#position + 1) throw await this.#stored().missing(this.#position, first);
        for (const group of groups) this.#take(group.first, group.commands);
        if (groups.length === READ_GROUPS) this.#hasMore = true;
      } while (this.#hasMore);
    } finally {
      this.#isReading = false;
    }
  }

  #take(first: number, commands: readonly Command[]): void {
    const entries: LogEntry[] = commands
      .map((command, index) => ({ position: first + index, command }))
      .filter(({ position }) => position > this.#position);
    this.#position = first + commands.length - 1;
    this.#deliver(entries);
    const arrived = this.#awaited.filter(({ position }) => position <= this.#position);
    this.#awaited = this.#awaited.filter(({ position }) => position > this.#position);
    for (const each of arrived) each.arrived();
  }

  async catchUp(): Promise<void> {
    if (this.#log === '') return;
    const position = Number(await this.#options.link.run(POSITION, this.#log));
    this.look();
    await this.#delivered(position);
  }

  async begin(snapshot: Snapshot): Promise<void> {
    const { link, world } = this.#options;
    const { position } = snapshot;
    const log = (await link.run(BEGIN, world, position, sealedState(snapshot))) as string | null;
    if (log === null) throw new Error(`the log of ${world} has begun`);
    this.#log = log;
    this.#position = position;
  }

  async history(until = Number.POSITIVE_INFINITY): Promise<History> {
    const stored = this.#stored();
    if (this.#log === '' || !(await stored.requireEnds())) return { start: null, entries: [] };
    const entries = await this.#read(0, (last) => last < until);
    const isWhole = entries[0]?.position === 1;
    const start = isWhole ? null : await stored.oldestSnapshot();
    const after = start?.position ?? 0;
    return { start, entries: entries.filter(({ position }) => position > after && position <= until) };
  }

  async passage(from: number, count: number): Promise<Passage> {
    const stored = this.#stored();
    if (this.#log === '') return { first: 1, entries: [] };
    const [oldest] = await stored.groups(0, 1);
    const start = oldest?.first === 1 ? 0 : ((await stored.oldestSnapshot())?.position ?? 0);
    const begin = Math.max(from, start + 1);
    const entries = await this.#read(begin - 1, (last) => last < begin + count - 1);
    const shown = entries.filter(({ position }) => position >= begin);
    return { first: Math.max(1, start), entries: shown.slice(0, count) };
  }

  /** The stored commands after a position, group by group, while `isWanted` asks for what comes after the last one read. */
  async #read(after: number, isWanted: (last: number) => boolean): Promise<LogEntry[]> {
    const stored = this.#stored();
    const entries: LogEntry[] = [];
    for (let isMore = true; isMore; ) {
      const last = entries.at(-1)?.position ?? after;
      const groups = await stored.groups(last);
      const first = groups[0]?.first ?? 0;
      if (last > 0 && first > last + 1) throw await stored.missing(last, first);
      for (const group of groups) {
        for (const [index, command] of group.commands.entries())
          entries.push({ position: group.first + index, command });
      }
      isMore = groups.length === READ_GROUPS && isWanted(entries.at(-1)?.position ?? after);
    }
    return entries;
  }

  async saveSnapshot(snapshot: Snapshot): Promise<void> {
    await this.#folding?.terminate();
    const { link, world } = this.#options;
    await link.run(SAVE_SNAPSHOT, world, this.#log, snapshot.position, sealedState(snapshot));
  }

  async foldSnapshot(position: number): Promise<void> {
    const { url, prefix, world } = this.#options;
    const workerData = { url, prefix, world, log: this.#log, position };
    const folding = new Worker(new URL('./redis-snapshot-worker.mjs', import.meta.url), { workerData, execArgv: [] });
    this.#folding = folding;
    try {
      await new Promise<void>((resolve, reject) => {
        folding.on('error', reject);
        folding.on('exit', () => resolve());
      });
    } finally {
      this.#folding = null;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#folding?.terminate();
    this.#options.onClose();
    for (const { arrived } of this.#awaited.splice(0)) arrived();
  }

  /** The platform stops while Redis is unreachable: commands under way may or may not be stored, and no caller waits for them. */
  abandon(): void {
    this.#isClosed = true;
    for (const group of this.#unsettled.splice(0)) group.refused(this.#options.link.outOfReach());
    for (const { arrived } of this.#awaited.splice(0)) arrived();
  }
}
