import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Positions of bytes, both included. */
export interface FilePart {
  readonly first: number;
  readonly last: number;
}

/** Where uploaded pictures and clips live: by world and by the hash of their bytes. */
export interface FileStore {
  save(world: string, name: string, bytes: Buffer): Promise<void>;
  /** Null when there is none. */
  read(world: string, name: string): Promise<Buffer | null>;
  /** In bytes; null when there is none. */
  size(world: string, name: string): Promise<number | null>;
  /** Reads only this part of a file, which lies within its size; null when there is none. */
  readPart(world: string, name: string, part: FilePart): Promise<Buffer | null>;
  dropWorld(world: string): Promise<void>;
}

/** The only names that exist: nothing of a caller's choosing ever reaches the file system. */
const FILE_NAME = /^[0-9a-f]{64}\.(png|jpg|gif|webp|weba|ogg|m4a|webm|mp4)$/;
const WORLD_NAME = /^[a-z0-9-]{1,40}$/;

function isName(world: string, name: string): boolean {
  return WORLD_NAME.test(world) && FILE_NAME.test(name);
}

export function createDiskFiles(dir: string): FileStore {
  return {
    save: async (world, name, bytes) => {
      if (!isName(world, name)) throw new Error(`not a file name: ${name}`);
      // Like the logs beside it: for this account of the machine only.
      await mkdir(join(dir, world), { recursive: true, mode: 0o700 });
      const path = join(dir, world, name);
      // Never half a file under its final name. One picture may come twice at once, so each has a draft of its own.
      const draft = `${path}.${randomUUID()}.draft`;
      try {
        await writeFile(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    read: async (world, name) => {
      return isName(world, name) ? nullWithout(readFile(join(dir, world, name))) : null;
    },
    size: async (world, name) => {
      if (!isName(world, name)) return null;
      const found = await nullWithout(stat(join(dir, world, name)));
      return found?.size ?? null;
    },
    readPart: async (world, name, { first, last }) => {
      const file = isName(world, name) ? await nullWithout(open(join(dir, world, name))) : null;
      if (!file) return null;
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(last - first + 1), 0, last - first + 1, first);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    dropWorld: async (world) => {
      if (WORLD_NAME.test(world)) await rm(join(dir, world), { recursive: true, force: true });
    },
  };
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

const MEMORY_FILES_MAX = 200;

/** For tests and throw-away nodes; keeps the last 200 files. */
export function createMemoryFiles(): FileStore {
  const files = new Map<string, Buffer>();
  const find = (world: string, name: string) => (isName(world, name) ? (files.get(`${world}/${name}`) ?? null) : null);
  return {
    save: async (world, name, bytes) => {
      files.set(`${world}/${name}`, bytes);
      const [oldest] = files.keys();
      if (files.size > MEMORY_FILES_MAX && oldest !== undefined) files.delete(oldest);
    },
    read: async (world, name) => find(world, name),
    size: async (world, name) => find(world, name)?.length ?? null,
    readPart: async (world, name, { first, last }) => find(world, name)?.subarray(first, last + 1) ?? null,
    dropWorld: async (world) => {
      for (const key of files.keys()) if (key.startsWith(`${world}/`)) files.delete(key);
    },
  };
}
