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
  const path = join(dir, 'lock');
  let db: Database.Database | null = null;
  try {
    db = new Database(path, { timeout: WAIT_MS });
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    const lock = db;
    return { release: () => lock.close() };
  } catch (error) {
    db?.close();
    const reason = error instanceof Error ? error.message : String(error);
    if (/not a database|malformed|disk image/i.test(reason)) {
      throw new Error(
        `${path} cannot be used: ${reason}. It holds nothing of the worlds: stop every platform here and delete it.`,
      );
    }
    if (!/locked|busy/i.test(reason)) throw new Error(`${dir} cannot be written: ${path}: ${reason}`);
    throw new Error(`${dir} is in use by another platform. Stop that one, or choose another folder with DATA_DIR.`);
  }
}
