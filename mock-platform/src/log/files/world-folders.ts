import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Snapshot } from '../log.ts';
import { Damage } from './damage.ts';
import { syncFolder } from './disk.ts';
import type { StoredGroup } from './group-line.ts';
import { Marks } from './marks.ts';
import { WorldFiles } from './world-files.ts';

/** Until version 2 a world was one database file. */
const FORMER_FILE = /^(.+)\.db$/;

interface Reading {
  after: number;
  readonly groups: Iterator<StoredGroup>;
}

/** The folders of all worlds, one each. */
export class WorldFolders {
  readonly #dir: string;
  readonly #warn: (message: string) => void;
  readonly #marks: Marks;
  readonly #open = new Map<string, WorldFiles>();
  readonly #readings = new Map<string, Reading>();

  constructor(dir: string, warn: (message: string) => void) {
    this.#dir = dir;
    this.#warn = warn;
    // The files contain the keys of sessions.
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    this.#marks = new Marks(join(dir, 'worlds.json'), warn);
  }

  /** The worlds that have a folder. Tells of each that had one and is gone. */
  list(): string[] {
    const entries = readdirSync(this.#dir, { withFileTypes: true });
    for (const { name } of entries) {
      if (!FORMER_FILE.test(name)) continue;
      throw new Error(`${join(this.#dir, name)} is of an earlier version, which this one does not read. Move it away.`);
    }
    const worlds = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
    for (const world of this.#marks.worlds) {
      if (worlds.includes(world)) continue;
      this.#warn(`${join(this.#dir, world)} is gone, and with it the world ${world}, of which commands were stored.`);
      this.#marks.delete(world);
    }
    return worlds;
  }

  #filesOf(world: string): WorldFiles {
    const open = this.#open.get(world);
    if (open) return open;
    const files = new WorldFiles({ folder: join(this.#dir, world), mark: this.#marks.of(world), warn: this.#warn });
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
    if (beginsFile) this.#marks.set(world, last);
    return first;
  }

  saveSnapshot(world: string, snapshot: Snapshot): void {
    this.#filesOf(world).saveSnapshot(snapshot);
    this.#marks.set(world, snapshot.position);
  }

  noteSnapshot(world: string, position: number): void {
    this.#filesOf(world).noteSnapshot(position);
    this.#marks.set(world, position);
  }

  close(world: string): void {
    const files = this.#open.get(world);
    if (!files) return;
    this.#forget(world, files);
    const { stored } = files;
    if (stored !== null && stored > 0) this.#marks.set(world, stored);
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

  /** A failure with the name of the folder. It is no damage unless a check has found it. */
  describe(error: unknown, world: string | undefined): { message: string; isDamage: boolean } {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof Damage) return { message: `world ${world}: ${reason}`, isDamage: true };
    if (world === undefined) return { message: reason, isDamage: false };
    return { message: `world ${world} in ${join(this.#dir, world)}: ${reason}`, isDamage: false };
  }
}
