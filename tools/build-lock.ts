import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './run.ts';

/** Between two looks at the lock of another process. */
const LOOK_MS = 200;
/** How often a holder touches its lock. */
const TOUCH_MS = 2000;
/** A lock that was not touched for this long has no holder: its process number has gone to another program. */
const ABANDONED_MS = 60_000;

export interface BuildLockOptions {
  /** The file of the lock. */
  readonly file?: string;
  readonly tell?: (line: string) => void;
}

/** The folders of this process that are being built: their builds wait for each other as those of other processes do. */
const held = new Map<string, Promise<unknown>>();

/**
 * Does the work while no other process of this checkout builds. A second one waits and says so; it takes over the lock of a process that
 * has ended.
 */
export async function whileBuildingAlone<Result>(
  work: () => Promise<Result>,
  { file = path.join(ROOT, 'dist', '.building'), tell = console.log }: BuildLockOptions = {},
): Promise<Result> {
  const before = held.get(file) ?? Promise.resolve();
  const turn = before.then(() => alone(work, file, tell));
  held.set(
    file,
    turn.catch(() => {}),
  );
  return turn;
}

async function alone<Result>(work: () => Promise<Result>, file: string, tell: (line: string) => void): Promise<Result> {
  mkdirSync(path.dirname(file), { recursive: true });
  let isTold = false;
  while (!take(file)) {
    if (removeStale(file)) continue;
    if (!isTold) tell(`Process ${holderOf(file)} builds in this folder. Waiting for it ...`);
    isTold = true;
    await pause(LOOK_MS);
  }
  const touched = setInterval(() => touch(file), TOUCH_MS);
  touched.unref();
  try {
    return await work();
  } finally {
    clearInterval(touched);
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch (error) {
    // The folder of the lock may have been emptied by hand.
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** Removes a lock without a holder. False while it has one. */
function removeStale(file: string): boolean {
  if (!isStale(file)) return false;
  // Another process may have taken it over in between: what is moved away is looked at again, and comes back if it is held.
  const moved = `${file}.${process.pid}`;
  try {
    renameSync(file, moved);
    if (!isStale(moved)) linkSync(moved, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(codeOf(error))) throw error;
  } finally {
    rmSync(moved, { force: true });
  }
  return true;
}

/** Whether the process of a lock has ended. A lock that is gone is none, and one without a number is just being written. */
function isStale(file: string): boolean {
  const touchedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (touchedMs === undefined) return false;
  if (Date.now() - touchedMs > ABANDONED_MS) return true;
  const holder = Number(holderOf(file));
  return holder > 0 && !isRunning(holder);
}

function holderOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is running.
    return codeOf(error) === 'EPERM';
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');
