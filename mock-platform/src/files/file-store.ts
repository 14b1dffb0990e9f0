import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where uploaded pictures live: by world and by the hash of their bytes. */
export interface FileStore {
  save(world: string, name: string, bytes: Buffer): Promise<void>;
  /** Null when there is none. */
  read(world: string, name: string): Promise<Buffer | null>;
  dropWorld(world: string): Promise<void>;
}

/** The only names that exist: nothing of a caller's choosing ever reaches the file system. */
const FILE_NAME = /^[0-9a-f]{64}\.(png|jpg|gif|webp)$/;
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
      // Never half a picture under its final name.
      const draft = `${path}.${process.pid}.draft`;
      await writeFile(draft, bytes);
      await rename(draft, path);
    },
    read: async (world, name) => {
      if (!isName(world, name)) return null;
      try {
        return await readFile(join(dir, world, name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    dropWorld: async (world) => {
      if (WORLD_NAME.test(world)) await rm(join(dir, world), { recursive: true, force: true });
    },
  };
}

const MEMORY_FILES_MAX = 200;

/** For tests and throw-away nodes; keeps the last 200 pictures. */
export function createMemoryFiles(): FileStore {
  const files = new Map<string, Buffer>();
  return {
    save: async (world, name, bytes) => {
      files.set(`${world}/${name}`, bytes);
      const [oldest] = files.keys();
      if (files.size > MEMORY_FILES_MAX && oldest !== undefined) files.delete(oldest);
    },
    read: async (world, name) => (isName(world, name) ? (files.get(`${world}/${name}`) ?? null) : null),
    dropWorld: async (world) => {
      for (const key of files.keys()) if (key.startsWith(`${world}/`)) files.delete(key);
    },
  };
}
