import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import type { FileLogAnswer, FileLogQuestion, StoredGroup } from './file-log-protocol.ts';

/** The thread that owns the database files: one file a world. The event loop of the node never waits for a disk. */

/** Version of the tables, of the commands in them and of the snapshots: a file of another version is refused. */
const FORMAT = 2;
const SNAPSHOTS_KEPT = 2;

const { dir }: { dir: string } = workerData;
const port = parentPort;
if (!port) throw new Error('file-log-worker runs as a worker thread');
// The files contain the keys of sessions.
mkdirSync(dir, { recursive: true, mode: 0o700 });

interface OpenFile {
  readonly db: Database.Database;
  readonly insert: Database.Statement<unknown[]>;
  position: number;
}

const files = new Map<string, OpenFile>();

/** A damaged file stops the start with its name and what to do. */
function open(world: string): OpenFile {
  const path = join(dir, `${world}.db`);
  try {
    return openAt(world, path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} cannot be opened: ${reason}. Move it away to begin that world anew.`);
  }
}

function openAt(world: string, path: string): OpenFile {
  const db = new Database(path);
  // FULL: a commit returns after the write-ahead log is on disk, so that acknowledged means stored even when the machine
  // crashes. Group commit makes up for the cost.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  const [{ user_version }] = db.prepare('PRAGMA user_version').all() as [{ user_version: number }]; // SQLite's own row
  if (user_version !== 0 && user_version !== FORMAT) {
    throw new Error(`it has format ${user_version}, this version reads ${FORMAT}`);
  }
  db.exec(`
    PRAGMA user_version = ${FORMAT};
    CREATE TABLE IF NOT EXISTS log (last INTEGER PRIMARY KEY, first INTEGER NOT NULL, commands TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS snapshots (position INTEGER PRIMARY KEY, state TEXT NOT NULL);
  `);
  const end = db
    .prepare(
      'SELECT max(coalesce((SELECT max(last) FROM log), 0), coalesce((SELECT max(position) FROM snapshots), 0)) AS n',
    )
    .get() as { n: number };
  const insert = db.prepare(
    'INSERT INTO log (last, first, commands) SELECT ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM log WHERE last > ?)',
  );
  const file = { db, insert, position: end.n };
  files.set(world, file);
  return file;
}

function fileOf(world: string): OpenFile {
  return files.get(world) ?? open(world);
}

/** One group, one row, one transaction: one wait for the disk. */
function append(world: string, commands: string, count: number): number {
  const file = fileOf(world);
  const { changes } = file.insert.run(file.position + count, file.position + 1, commands, file.position);
  // The folder is locked (folder-lock.ts); on a disk that knows no locks a second writer would still fork the log.
  if (changes !== 1) throw new Error(`${world}.db has another writer`);
  file.position += count;
  return file.position - count + 1;
}

function read(world: string, after: number, limit: number): StoredGroup[] {
  const rows = fileOf(world)
    .db.prepare('SELECT last, first, commands FROM log WHERE last > ? ORDER BY last LIMIT ?')
    .all(after, limit);
  return rows as StoredGroup[]; // the three columns of our own table
}

function snapshots(world: string): { position: number; state: string }[] {
  const rows = fileOf(world).db.prepare('SELECT position, state FROM snapshots ORDER BY position DESC').all();
  return rows as { position: number; state: string }[]; // the two columns of our own table
}

/** Keeps two generations, and the log from the older one on: a snapshot that cannot be read costs nothing. */
function saveSnapshot(world: string, position: number, state: string): void {
  const { db } = fileOf(world);
  db.transaction(() => {
    db.prepare('INSERT OR REPLACE INTO snapshots (position, state) VALUES (?, ?)').run(position, state);
    const kept = db.prepare('SELECT position FROM snapshots ORDER BY position DESC LIMIT ?').all(SNAPSHOTS_KEPT) as {
      position: number;
    }[];
    const older = kept.length < SNAPSHOTS_KEPT ? 0 : (kept.at(-1)?.position ?? 0);
    db.prepare('DELETE FROM snapshots WHERE position < ?').run(older);
    db.prepare('DELETE FROM log WHERE last <= ?').run(older);
  })();
}

function close(world: string): void {
  const file = files.get(world);
  files.delete(world);
  file?.db.close();
}

function drop(world: string): void {
  close(world);
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(dir, `${world}.db${suffix}`), { force: true });
}

function answer(question: FileLogQuestion): FileLogAnswer['result'] {
  switch (question.ask) {
    case 'append':
      return append(question.world, question.commands, question.count);
    case 'read':
      return read(question.world, question.after, question.limit);
    case 'snapshots':
      return snapshots(question.world);
    case 'save-snapshot':
      saveSnapshot(question.world, question.position, question.state);
      return undefined;
    case 'close':
      close(question.world);
      return undefined;
    case 'drop':
      drop(question.world);
      return undefined;
    default:
      return question satisfies never;
  }
}

port.on('message', (question: FileLogQuestion) => {
  try {
    port.postMessage({ id: question.id, result: answer(question) } satisfies FileLogAnswer);
  } catch (error) {
    port.postMessage({ id: question.id, error: error instanceof Error ? error.message : String(error) });
  }
});
