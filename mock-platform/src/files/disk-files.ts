import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../ports.ts';
import { type FileStore, isFileName, isWorldName } from './file-store.ts';

/** A draft as old as this is what a crash has left: no other node writes one for so long. */
const STALE_DRAFT_MS = 3_600_000;
const CHECKS_KEPT = 10_000;
/** Pause between two lines about files that could not be stored. */
const TELLING_PAUSE_MS = 5000;

/** Files in a folder for each world. What does not fit the hash in its name is not served. */
export function createDiskFiles(dir: string, logger: Pick<Logger, 'error'>): FileStore {
  const checks = new Checks(logger);
  const pathOf = (world: string, name: string) => join(dir, world, name);
  const sizeOf = (world: string, name: string) =>
    isFileName(world, name) ? nullWithout(checks.sizeOf(pathOf(world, name), name)) : null;
  let toldAt = Number.NEGATIVE_INFINITY;
  // A full disk refuses files as fast as callers send them.
  const tell = (error: unknown) => {
    if (performance.now() - toldAt < TELLING_PAUSE_MS) return;
    toldAt = performance.now();
    logger.error('file could not be stored', { dir, error });
  };
  void removeStaleDrafts(dir);
  return {
    draft: async (world, name, bytes) => {
      if (!isFileName(world, name)) throw new Error(`not a file name: ${name}`);
      const path = pathOf(world, name);
      // Never half a file under its final name. One picture may come twice at once, so each has a draft of its own.
      const draft = `${path}.${randomUUID()}.draft`;
      const drop = () => rm(draft, { force: true }).catch(() => {});
      const tried = async (work: () => Promise<void>) => {
        try {
          await work();
        } catch (error) {
          await drop();
          tell(error);
          throw error;
        }
      };
      await tried(async () => {
        // Like the logs beside it: for this account of the machine only.
        await mkdir(join(dir, world), { recursive: true, mode: 0o700 });
        await writeDurably(draft, bytes);
      });
      const keep = async () => {
        await rename(draft, path);
        await syncFolder(join(dir, world));
      };
      return { keep: () => tried(keep), drop };
    },
    size: async (world, name) => sizeOf(world, name),
    read: async (world, name) => {
      return (await sizeOf(world, name)) === null ? null : nullWithout(readFile(pathOf(world, name)));
    },
    readPart: async (world, name, { first, last }) => {
      const file = (await sizeOf(world, name)) === null ? null : await nullWithout(open(pathOf(world, name)));
      if (!file) return null;
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(last - first + 1), 0, last - first + 1, first);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    dropWorld: async (world) => {
      if (isWorldName(world)) await rm(join(dir, world), { recursive: true, force: true });
    },
  };
}

/** What was found out about files, until they change: each is hashed once, and not for every part of it. */
class Checks {
  readonly #logger: Pick<Logger, 'error'>;
  readonly #found = new Map<string, { readonly stamp: string; readonly isIntact: Promise<boolean> }>();

  constructor(logger: Pick<Logger, 'error'>) {
    this.#logger = logger;
  }

  /** The size of a file; null for one that does not fit its name. */
  async sizeOf(path: string, name: string): Promise<number | null> {
    const { size, mtimeMs } = await stat(path);
    const stamp = `${size} ${mtimeMs}`;
    const known = this.#found.get(path);
    const isIntact = known?.stamp === stamp ? known.isIntact : this.#check(path, name, stamp);
    return (await isIntact) ? size : null;
  }

  #check(path: string, name: string, stamp: string): Promise<boolean> {
    const isIntact = hashOf(path).then((hash) => {
      if (name.startsWith(hash)) return true;
      this.#logger.error('file is damaged and not served', { path });
      return false;
    });
    this.#found.set(path, { stamp, isIntact });
    const [oldest] = this.#found.keys();
    if (this.#found.size > CHECKS_KEPT && oldest !== undefined) this.#found.delete(oldest);
    // Not read is not known.
    isIntact.catch(() => this.#found.delete(path));
    return isIntact;
  }
}

/** Piece by piece: a large file must not hold up all others. */
async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

/** A name must not reach the disk before its bytes. */
async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Removes what crashes have left. Where that fails it only takes room. */
async function removeStaleDrafts(dir: string): Promise<void> {
  const worlds = await readdir(dir).catch(() => []);
  for (const world of worlds.filter(isWorldName)) {
    const names = await readdir(join(dir, world)).catch(() => []);
    for (const name of names.filter((each) => each.endsWith('.draft'))) {
      const path = join(dir, world, name);
      const found = await stat(path).catch(() => null);
      if (found && Date.now() - found.mtimeMs > STALE_DRAFT_MS) await rm(path, { force: true }).catch(() => {});
    }
  }
}

/** Null where the file does not exist. */
async function nullWithout<Found>(work: Promise<Found>): Promise<Found | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
