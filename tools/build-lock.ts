import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './run.ts';

/** Between two looks at the lock of another process. */
const LOOK_MS = 200;
/** How often a holder touches its lock. */
const TOUCH_MS = 2000;
/**
 * A lock that was not touched for this long has no holder. The longest step that lets no timer run writes the contract documents: a second,
 * or a few on a busy machine.
 */
const ABANDONED_MS = 15_000;

export interface BuildLockOptions {
  /** The folder of the lock. It holds one file, whose random name is that of its holder: a holder removes and touches no other's. */
  readonly folder?: string;
  readonly tell?: (line: string) => void;
}

/** The folders of this process that are being built: their builds wait for each other as those of other processes do. */
const held = new Map<string, Promise<unknown>>();

/**
 * Does the work while no other process of this checkout builds. A second one waits and says so; it takes over the lock of a process that
 * has ended or sleeps. Process numbers tell nothing of that: a container has others than its host.
 */
export async function whileBuildingAlone<Result>(
  work: () => Promise<Result>,
  { folder = path.join(ROOT, 'dist', '.build-lock'), tell = console.log }: BuildLockOptions = {},
): Promise<Result> {
  const before = held.get(folder) ?? Promise.resolve();
  const turn = before.then(() => alone(work, folder, tell));
  held.set(
    folder,
    turn.catch(() => {}),
  );
  return turn;
}

async function alone<Result>(
  work: () => Promise<Result>,
  folder: string,
  tell: (line: string) => void,
): Promise<Result> {
  mkdirSync(path.dirname(folder), { recursive: true });
  const holder = randomUUID();
  let isTold = false;
  while (!take(folder, holder)) {
    if (removeStale(folder)) continue;
    if (!isTold) tell('Another process builds in this folder. Waiting for it ...');
    isTold = true;
    await pause(LOOK_MS);
  }
  const touched = setInterval(() => touch(path.join(folder, holder)), TOUCH_MS);
  touched.unref();
  try {
    return await work();
  } finally {
    clearInterval(touched);
    remove(folder, holder);
  }
}

/** Only an empty folder, or none, gives way to another one: of many takers one succeeds. */
function take(folder: string, holder: string): boolean {
  const own = `${folder}.${holder}`;
  mkdirSync(own);
  writeFileSync(path.join(own, holder), '');
  try {
    renameSync(own, folder);
    return true;
  } catch (error) {
    rmSync(own, { recursive: true });
    // Windows knows only EPERM.
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error))) return false;
    throw error;
  }
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch (error) {
    // Another process has taken the lock over.
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

function remove(folder: string, holder: string): void {
  rmSync(path.join(folder, holder), { force: true });
  try {
    rmdirSync(folder);
  } catch (error) {
    // It is that of the next holder.
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error))) throw error;
  }
}

/** Removes a lock without a holder. False while it has one. */
function removeStale(folder: string): boolean {
  const [holder] = holdersIn(folder);
  if (holder === undefined) return false;
  const touchedMs = statSync(path.join(folder, holder), { throwIfNoEntry: false })?.mtimeMs;
  if (touchedMs === undefined || Date.now() - touchedMs <= ABANDONED_MS) return false;
  remove(folder, holder);
  return true;
}

function holdersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');
