import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Command } from '../../core/machine/command.ts';
import type { Logger } from '../../ports.ts';
import type { Deliver, History, Log, LogEntry, LogStore, Passage, Snapshot } from '../log.ts';
import { readGroups } from '../read-groups.ts';
import type { StoredHistory, StoredPassage, StoredStart } from './file-log-protocol.ts';
import { FileLogThread } from './file-log-thread.ts';
import { lockFolder } from './folder-lock.ts';
import type { StoredGroup } from './group-line.ts';
import { nextOf } from './replacements.ts';

/** Groups read at once at the start: 100 000 commands at most in memory, while the thread reads the next ones. */
const READ_GROUPS = 50;

/**
 * Logs in a folder a world, written by one worker thread. Acknowledged means on disk. Every group of commands and every
 * snapshot has a checksum. One process owns the folder: another one is refused at once, before it has touched anything.
 */
export function createFileLogs(dir: string, logger: Logger): LogStore {
  const lock = lockFolder(dir);
  const thread = new FileLogThread(dir, logger);
  return {
    open: (world) => new FileLog({ thread, world, folder: join(dir, world), logger }),
    list: async () => {
      const { result } = await thread.ask({ ask: 'list' });
      return result as string[]; // what `list` answers
    },
    // One process owns the folder: no other node makes or deletes worlds in it.
    watch: () => () => {},
    isSound: () => thread.isSound,
    remedyFor: (world) => `npm run world -- check ${world}`,
    drop: async (world) => {
      await thread.ask({ ask: 'drop', world });
    },
    replace: async (world, commands, leave) => {
      const next = nextOf(world);
      try {
        // Remains of a replacement that failed.
        await thread.ask({ ask: 'drop', world: next });
        await thread.ask({ ask: 'start', world: next, limit: READ_GROUPS });
        await thread.store({ world: next, commands: JSON.stringify(commands), count: commands.length });
        await leave();
        await thread.ask({ ask: 'replace', world });
      } catch (error) {
        // What is left of it goes with the next replacement, or with the next start.
        await thread.ask({ ask: 'drop', world: next }).catch(() => {});
        throw error;
      }
    },
    close: async () => {
      await thread.end();
      lock.release();
    },
  };
}

interface FileLogOptions {
  readonly thread: FileLogThread;
  readonly world: string;
  readonly folder: string;
  readonly logger: Logger;
}

class FileLog implements Log {
  readonly #thread: FileLogThread;
  readonly #world: string;
  readonly #folder: string;
  readonly #logger: Logger;
  #deliver: Deliver = () => {};
  /** The thread that makes a snapshot. */
  #folding: Worker | null = null;
  /** Until the latest snapshot is made and the files that it covers are deleted. */
  #folded = Promise.resolve();

  constructor({ thread, world, folder, logger }: FileLogOptions) {
    this.#thread = thread;
    this.#world = world;
    this.#folder = folder;
    this.#logger = logger;
  }

  async open(restore: (snapshot: Snapshot) => void, deliver: Deliver): Promise<void> {
    try {
      await this.#readAll(restore, deliver);
    } catch (error) {
      await this.close();
      throw error;
    }
    this.#deliver = deliver;
  }

  async #readAll(restore: (snapshot: Snapshot) => void, deliver: Deliver): Promise<void> {
    const { result } = await this.#thread.ask({ ask: 'start', world: this.#world, limit: READ_GROUPS });
    const start = result as StoredStart; // what `start` answers
    let after = start.snapshot ? await this.#restoreNewest(restore, start.snapshot) : 0;
    let next = start.snapshot ? this.#read(after) : Promise.resolve(start.groups);
    for (;;) {
      const groups = await next;
      const isLast = groups.length < READ_GROUPS;
      // The thread reads the next groups while these are applied.
      if (!isLast) next = this.#read(endOf(groups, after));
      for (const { first, commands } of groups) {
        const entries = entriesOf({ first, commands }, after);
        deliver(entries);
        after = entries.at(-1)?.position ?? after;
      }
      if (isLast) break;
    }
  }

  async #read(after: number): Promise<readonly StoredGroup[]> {
    const { result } = await this.#thread.ask({ ask: 'read', world: this.#world, after, limit: READ_GROUPS });
    return result as StoredGroup[]; // what `read` answers
  }

  /** The position of the newest snapshot that can be restored; 0 without one. */
  async #restoreNewest(restore: (snapshot: Snapshot) => void, newest: Snapshot): Promise<number> {
    for (let snapshot: Snapshot | null = newest; snapshot; ) {
      const { position } = snapshot;
      try {
        restore(snapshot);
        return position;
      } catch (error) {
        this.#logger.warn('snapshot cannot be read', { world: this.#world, position, error });
        const { result } = await this.#thread.ask({ ask: 'snapshot', world: this.#world, before: position });
        snapshot = result as Snapshot | null; // what `snapshot` answers
      }
    }
    return 0;
  }

  async append(commands: readonly Command[]): Promise<void> {
    const text = JSON.stringify(commands);
    const stored = await this.#thread.store({ world: this.#world, commands: text, count: commands.length });
    const first = Number(stored);
    this.#deliver(commands.map((command, index) => ({ position: first + index, command })));
  }

  async begin({ position, state }: Snapshot): Promise<void> {
    await this.#thread.ask({ ask: 'begin', world: this.#world, position, state });
  }

  async history(until = Number.POSITIVE_INFINITY): Promise<History> {
    const { result } = await this.#thread.ask({ ask: 'history', world: this.#world, until });
    const { start, groups } = result as StoredHistory; // what `history` answers
    return { start, entries: await readGroups(groups, (start?.position ?? 0) + 1, until) };
  }

  async passage(from: number, count: number): Promise<Passage> {
    const { result } = await this.#thread.ask({ ask: 'passage', world: this.#world, from, count });
    const { first, groups, ...found } = result as StoredPassage; // what `passage` answers
    return { first, entries: await readGroups(groups, found.from, found.from + count - 1) };
  }

  catchUp(): null {
    return null;
  }

  async saveSnapshot({ position, state }: Snapshot): Promise<void> {
    await this.#endFolding();
    await this.#thread.ask({ ask: 'save-snapshot', world: this.#world, position, state });
  }

  foldSnapshot(position: number): Promise<void> {
    const folded = this.#fold(position);
    // The caller hears of a failure.
    this.#folded = folded.catch(() => {});
    return folded;
  }

  async #fold(position: number): Promise<void> {
    const options = { workerData: { folder: this.#folder, world: this.#world, position }, execArgv: [] };
    const folding = new Worker(new URL('./snapshot-worker.mjs', import.meta.url), options);
    this.#folding = folding;
    try {
      const code = await ended(folding);
      // A stop has ended it.
      if (code !== 0) return;
    } finally {
      this.#folding = null;
    }
    const { result } = await this.#thread.ask({ ask: 'note-snapshot', world: this.#world, position });
    const covered = result as readonly string[]; // what `note-snapshot` answers
    for (const path of covered) await rm(path, { force: true });
  }

  /** Nothing may write or delete in the folder of a world that is closed: another one may begin there. */
  async #endFolding(): Promise<void> {
    await this.#folding?.terminate();
    await this.#folded;
  }

  async close(): Promise<void> {
    await this.#endFolding();
    await this.#thread.ask({ ask: 'close', world: this.#world });
  }
}

/** The commands of a group after a position. Its bytes are ours, checked by their checksum. */
function entriesOf({ first, commands }: Pick<StoredGroup, 'first' | 'commands'>, after: number): LogEntry[] {
  return (JSON.parse(commands) as Command[])
    .map((command, index) => ({ position: first + index, command }))
    .filter(({ position }) => position > after);
}

/** Resolves to the exit code of a thread; rejects with what it threw. */
function ended(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', resolve);
  });
}

/** The last command of some groups. */
function endOf(groups: readonly StoredGroup[], otherwise: number): number {
  const last = groups.at(-1);
  return last ? last.first + last.count - 1 : otherwise;
}
