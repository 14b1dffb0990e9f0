import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

/** A platform that was told to stop may take this long to let go: a restart waits for it. */
const WAIT_MS = 3000;

export interface FolderLock {
  release(): void;
}

/**
 * Makes this process the owner of a folder of logs. The lock is one of the operating system on a database file, so that it
 * ends with the process, however that ends. Throws an error for people when another process has it.
 */
export function lockFolder(dir: string): FolderLock {
  // Keys of sessions are in there.
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const db = new Database(join(dir, 'lock'), { timeout: WAIT_MS });
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (!(error instanceof Error) || !/locked|busy/i.test(error.message)) throw error;
    throw new Error(`${dir} is in use by another platform. Stop that one, or choose another folder with DATA_DIR.`);
  }
  return { release: () => db.close() };
}
