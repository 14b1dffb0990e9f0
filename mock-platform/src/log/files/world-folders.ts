import { type Dirent, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Snapshot } from '../log.ts';
import { Damage } from './damage.ts';
import { syncFolder } from './disk.ts';
import type { StoredHistory, StoredPassage } from './file-log-protocol.ts';
import { refuseFormerFiles } from './former-files.ts';
import type { StoredGroup } from './group-line.ts';
import { historyIn, namesIn, passageOf } from './history.ts';
import { Marks } from './marks.ts';
import { isOwnFolder } from './own-folders.ts';
import { nextOf, Replacements } from './replacements.ts';
import { WorldFiles } from './world-files.ts';

/**
 * Whether a crash came before the first command of a world was stored: one file, in which no group is whole. A log that was emptied or
 * wiped looks the same: this says so only of a folder without a mark.
 */
function isUnborn(folder: string): boolean {
  try {
    const files = readdirSync(folder);
    return files.join() === 'log-1' && !readFileSync(join(folder, 'log-1')).includes(0x0a);
  } catch {
    return false;
  }
}

interface Reading {
  after: number;
  readonly groups: Iterator<StoredGroup>;
}

/** The folders of all worlds, one each. */
export class WorldFolders {
  readonly #dir: string;
  readonly #warn: (message: string) => void;
  readonly #marks: Marks;
  readonly #replacements: Replacements;
  readonly #open = new Map<string, WorldFiles>();
  readonly #readings = new Map<string, Reading>();

  /** `steady`: a clock in milliseconds. */
  constructor(dir: string, warn: (message: string) => void, steady?: () => number) {
    this.#dir = dir;
    this.#warn = warn;
    // The files contain the keys of sessions.
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    this.#marks = new Marks(join(dir, 'worlds.json'), warn, steady);
    this.#replacements = new Replacements(dir, this.#marks);
  }

  /** The worlds that have a folder. Tells of each that had one and is gone. */
  list(): string[] {
    refuseFormerFiles(this.#dir);
    this.#replacements.endAll();
    const entries = readdirSync(this.#dir, { withFileTypes: true });
    const worlds = entries.filter((entry) => this.#isWorld(entry)).map(({ name }) => name);
    for (const world of this.#marks.worlds) {
      if (worlds.includes(world)) continue;
      this.#warn(`${join(this.#dir, world)} is gone, and with it the world ${world}, of which commands were stored.`);
      this.#marks.delete(world);
    }
    return worlds;
  }

  /** Folders that this log did not create, such as copies or those of a mount, are left alone. */
  #isWorld(entry: Dirent): boolean {
    // Whatever has become of its folder, its opening tells: nothing of which something was stored is begun anew.
    if (this.#marks.worlds.includes(entry.name)) return true;
    if (!entry.isDirectory()) return false;
    const folder = join(this.#dir, entry.name);
    if (isUnborn(folder)) {
      this.#warn(`${folder} holds nothing of a world: its first command was never stored. It is removed.`);
      rmSync(folder, { recursive: true });
      return false;
    }
    if (isOwnFolder(this.#dir, entry)) return true;
    this.#warn(`${folder} is no world and is left alone.`);
    return false;
  }

  #filesOf(world: string): WorldFiles {
    const open = this.#open.get(world);
    if (open) return open;
    const warn = (message: string) => this.#warn(`world ${world}: ${message}`);
    const files = new WorldFiles({ folder: join(this.#dir, world), mark: this.#marks.of(world), warn });
    this.#open.set(world, files);
    return files;
  }

  snapshot(world: string, before: number): Snapshot | null {
    for (const snapshot of this.#filesOf(world).snapshots()) if (snapshot.position < before) return snapshot;
    return null;
  }

  /** The next groups after a position, at most `limit`; fewer only at the end. */
  read(world: string, after: number, limit: number): StoredGroup[] {
    const known = this.#readings.get(world);
    const reading = known?.after === after ? known : { after, groups: this.#filesOf(world).groups(after) };
    this.#readings.set(world, reading);
    const groups: StoredGroup[] = [];
    while (groups.length < limit) {
      const { value, done } = reading.groups.next();
      if (done === true) break;
      groups.push(value);
      reading.after = value.first + value.count - 1;
    }
    if (groups.length < limit) this.#readings.delete(world);
    return groups;
  }

  append(world: string, commands: string, count: number): number {
    const { first, last, beginsFile } = this.#filesOf(world).append(commands, count);
    // From now on the world, or this file of it, would be missed.
    if (beginsFile) this.#mark(world, last);
    else this.#tryMark(world, () => this.#marks.note(world, last));
    return first;
  }

  saveSnapshot(world: string, snapshot: Snapshot): void {
    this.#filesOf(world).saveSnapshot(snapshot);
    this.#mark(world, snapshot.position);
  }

  /** Returns the files that are not needed any more. Deleting them is for another thread: it can take longer than an append may. */
  noteSnapshot(world: string, position: number): readonly string[] {
    return this.#filesOf(world).noteSnapshot(position);
  }

  history(world: string, until: number): StoredHistory {
    return this.#open.get(world)?.history(until) ?? historyIn(join(this.#dir, world), until);
  }

  passage(world: string, from: number, count: number): StoredPassage {
    return this.#open.get(world)?.passage(from, count) ?? passageOf(namesIn(join(this.#dir, world)), from, count);
  }

  begin(world: string, snapshot: Snapshot): void {
    this.#filesOf(world).begin(snapshot);
    this.#mark(world, snapshot.position);
  }

  close(world: string): void {
    const files = this.#open.get(world);
    if (!files) return;
    this.#forget(world, files);
    const { stored } = files;
    if (stored !== null && stored > 0) this.#mark(world, stored);
  }

  #mark(world: string, position: number): void {
    this.#tryMark(world, () => this.#marks.set(world, position));
  }

  /** What the mark is about is stored already: a mark that cannot be written takes nothing back. */
  #tryMark(world: string, mark: () => void): void {
    try {
      mark();
    } catch (error) {
      this.#warn(`The mark of world ${world} could not be stored: ${error instanceof Error ? error.message : error}`);
    }
  }

  #forget(world: string, files: WorldFiles | undefined): void {
    files?.close();
    this.#open.delete(world);
    this.#readings.delete(world);
  }

  drop(world: string): void {
    this.#forget(world, this.#open.get(world));
    // The mark first: a crash in between leaves a folder that is whole.
    this.#marks.delete(world);
    const folder = join(this.#dir, world);
    if (existsSync(folder)) rmSync(folder, { recursive: true });
    syncFolder(this.#dir);
  }

  /** Puts the log that was stored beside that of a world in its place. */
  replace(world: string): void {
    for (const each of [world, nextOf(world)]) this.#forget(each, this.#open.get(each));
    this.#replacements.carryOut(world);
  }

  /** A failure with the name of the folder. It is no damage unless a check has found it. */
  describe(error: unknown, world: string | undefined): { message: string; isDamage: boolean } {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof Damage) return { message: `world ${world}: ${reason}`, isDamage: true };
    if (world === undefined) return { message: reason, isDamage: false };
    return { message: `world ${world} in ${join(this.#dir, world)}: ${reason}`, isDamage: false };
  }
}
