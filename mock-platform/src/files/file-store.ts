/** Positions of bytes, both included. */
export interface FilePart {
  readonly first: number;
  readonly last: number;
}

/** Stored bytes that nothing finds yet. */
export interface FileDraft {
  /** Puts them under their name. */
  keep(): Promise<void>;
  /** Removes them. */
  drop(): Promise<void>;
}

/** Where uploaded pictures and clips live: by world and by the SHA-256 of their bytes. */
export interface FileStore {
  /** Stores bytes. Rejects where there is no room for them. */
  draft(world: string, name: string, bytes: Buffer): Promise<FileDraft>;
  /** Null when there is none that fits its name. */
  read(world: string, name: string): Promise<Buffer | null>;
  /** In bytes; null when there is none that fits its name. */
  size(world: string, name: string): Promise<number | null>;
  /** Reads only this part of a file, which lies within its size; null when there is none that fits its name. */
  readPart(world: string, name: string, part: FilePart): Promise<Buffer | null>;
  dropWorld(world: string): Promise<void>;
}

/** The only names that exist: nothing of a caller's choosing ever reaches the file system. */
const FILE_NAME = /^[0-9a-f]{64}\.(png|jpg|gif|webp|weba|ogg|m4a|webm|mp4)$/;
const WORLD_NAME = /^[a-z0-9-]{1,40}$/;

export const isWorldName = (world: string): boolean => WORLD_NAME.test(world);

export const isFileName = (world: string, name: string): boolean => isWorldName(world) && FILE_NAME.test(name);

const MEMORY_FILES_MAX = 200;

/** For tests and throw-away nodes; keeps the last 200 files. */
export function createMemoryFiles(): FileStore {
  const files = new Map<string, Buffer>();
  const find = (world: string, name: string) =>
    isFileName(world, name) ? (files.get(`${world}/${name}`) ?? null) : null;
  return {
    draft: async (world, name, bytes) => ({
      keep: async () => {
        files.set(`${world}/${name}`, bytes);
        const [oldest] = files.keys();
        if (files.size > MEMORY_FILES_MAX && oldest !== undefined) files.delete(oldest);
      },
      drop: async () => {},
    }),
    read: async (world, name) => find(world, name),
    size: async (world, name) => find(world, name)?.length ?? null,
    readPart: async (world, name, { first, last }) => find(world, name)?.subarray(first, last + 1) ?? null,
    dropWorld: async (world) => {
      for (const key of files.keys()) if (key.startsWith(`${world}/`)) files.delete(key);
    },
  };
}
