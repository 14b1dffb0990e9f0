import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

/** A stopping platform may hold the lock this long: a restart waits for it. */
const WAIT_MS = 3000;

export interface FolderLock {
  release(): void;
}

/**
 * Makes this process the owner of a folder of logs. The operating system holds the lock on a database file, so that it ends
 * with the process in any case. Throws an error with a readable sentence when another process holds it.
 */
export function lockFolder(dir: string): FolderLock {
  // The files contain the keys of sessions.
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
