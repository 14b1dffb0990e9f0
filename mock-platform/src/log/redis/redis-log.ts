import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Command } from '../../core/machine/command.ts';
import { OutOfReach, type RedisLink } from '../../redis/redis-link.ts';
import type { Deliver, History, Log, LogEntry, Snapshot } from '../log.ts';
import { APPEND, BEGIN, NUMBER, POSITION, SAVE_SNAPSHOT } from './log-scripts.ts';
import { newestSnapshot, oldestSnapshot, READ_GROUPS, readGroups } from './stored-groups.ts';

interface RedisLogOptions {
  readonly link: RedisLink;
  readonly world: string;
  readonly url: string;
  readonly prefix: string;
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
  #groups = 0;
  /** In the order of their numbers. */
  #unsettled: Group[] = [];
  #awaited: { readonly position: number; readonly arrived: () => void }[] = [];
  #isReading = false;
  #hasMore = false;
  #isClosed = false;
  #folding: Worker | null = null;

  constructor(options: RedisLogOptions) {
    this.#options = options;
  }

  async open(restore: (snapshot: Snapshot) => void, deliver: Deliver): Promise<void> {
    const { link, world } = this.#options;
    this.#deliver = deliver;
    // News that come meanwhile find a reader at work.
    this.#isReading = true;
    try {
      const log = (await link.run(NUMBER, world)) as string | null;
      if (log === null) return;
      this.#log = log;
      const snapshot = await newestSnapshot(link, log);
      if (snapshot) {
        restore(snapshot);
        this.#position = snapshot.position;
      }
      await this.#readAll();
    } finally {
      this.#isReading = false;
    }
    if (this.#hasMore) this.look();
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
      // The next connection looks again.
      if (!(error instanceof OutOfReach))
        this.#options.link.giveUp(String(error instanceof Error ? error.message : error));
    });
  }

  /** Asks again for what was under way when the connection broke. */
  resume(): void {
    for (const group of this.#unsettled) this.#send(group);
    this.look();
  }

  async append(commands: readonly Command[]): Promise<void> {
    const { link } = this.#options;
    // A group that was never sent is not stored.
    if (!link.isSound || this.#isClosed) throw link.outOfReach();
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
    const args = [world, this.#log, this.#writer, group.number, this.#position, group.count, group.text] as const;
    link.run(APPEND, ...args).then(
      (answer) => {
        if (!this.#settle(group)) return;
        if (Array.isArray(answer)) {
          this.wake(String(answer[0]), world);
          group.stored(Number(answer[1]));
          return;
        }
        if (answer === 'behind') link.giveUp(`has lost commands of the world ${world}`);
        group.refused(answer === 'dropped' ? new Error('the log was dropped') : link.outOfReach());
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
    if (this.#position >= position || this.#isClosed) return Promise.resolve();
    return new Promise((arrived) => this.#awaited.push({ position, arrived }));
  }

  async #readAll(): Promise<void> {
    this.#isReading = true;
    try {
      do {
        this.#hasMore = false;
        const groups = await readGroups(this.#options.link, this.#log, this.#position);
        if (this.#isClosed) return;
        for (const { first, commands } of groups) this.#take(first, commands);
        if (groups.length === READ_GROUPS) this.#hasMore = true;
      } while (this.#hasMore);
    } finally {
      this.#isReading = false;
    }
  }

  #take(first: number, commands: readonly Command[]): void {
    if (first > this.#position + 1) {
      throw new Error(
        `has forgotten commands ${this.#position + 1} to ${first - 1} of the world ${this.#options.world}`,
      );
    }
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

  async begin({ position, state }: Snapshot): Promise<void> {
    const { link, world } = this.#options;
    const log = (await link.run(BEGIN, world, position, state)) as string | null;
    if (log === null) throw new Error(`the log of ${world} has begun`);
    this.#log = log;
    this.#position = position;
  }

  async history(): Promise<History> {
    const { link } = this.#options;
    const entries: LogEntry[] = [];
    for (let after = 0, isMore = true; isMore; after = entries.at(-1)?.position ?? 0) {
      const groups = await readGroups(link, this.#log, after);
      for (const { first, commands } of groups) {
        for (const [index, command] of commands.entries()) entries.push({ position: first + index, command });
      }
      isMore = groups.length === READ_GROUPS;
    }
    if (entries[0]?.position === 1) return { start: null, entries };
    const start = await oldestSnapshot(link, this.#log);
    return { start, entries: entries.filter(({ position }) => position > (start?.position ?? 0)) };
  }

  async saveSnapshot({ position, state }: Snapshot): Promise<void> {
    await this.#folding?.terminate();
    const { link, world } = this.#options;
    await link.run(SAVE_SNAPSHOT, world, this.#log, position, state);
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
