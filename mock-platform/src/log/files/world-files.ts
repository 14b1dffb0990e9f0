import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Snapshot } from '../log.ts';
import { Damage } from './damage.ts';
import { syncFolder, writeAll } from './disk.ts';
import type { StoredHistory, StoredPassage } from './file-log-protocol.ts';
import { lineOf, type StoredGroup } from './group-line.ts';
import { historyOf, passageOf, type WorldFileNames } from './history.ts';
import { type Segment, segmentPath, segmentsAfter, segmentsIn, type Tail } from './segments.ts';
import { readSnapshot, snapshotPath, snapshotsIn, writeSnapshot } from './snapshot-files.ts';
import { wholeLog } from './whole-log.ts';

const SNAPSHOTS_KEPT = 2;

interface Appended {
  readonly first: number;
  readonly last: number;
  /** Whether the group is the first one of its file. */
  readonly beginsFile: boolean;
}

interface OpenSegment extends Segment {
  readonly fd: number;
  bytes: number;
}

interface WorldFilesOptions {
  readonly folder: string;
  /** Up to where the log is known to have been stored; 0 when nothing is known. */
  readonly mark: number;
  readonly warn: (message: string) => void;
}

/**
 * The files of one world: segments of its log and its two newest snapshots, in a folder. First `snapshots` and `groups` read
 * it, and then it can be written to.
 */
export class WorldFiles {
  readonly #folder: string;
  readonly #options: WorldFilesOptions;
  #segments: Segment[];
  #snapshots: number[];
  #current: OpenSegment | null = null;
  /** The last command that is stored. */
  #end: number | null = null;

  constructor(options: WorldFilesOptions) {
    this.#options = options;
    this.#folder = options.folder;
    // The files contain the keys of sessions.
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    // Remains of an unfinished snapshot after a crash.
    for (const name of readdirSync(this.#folder)) if (name.endsWith('.draft')) rmSync(join(this.#folder, name));
    this.#segments = segmentsIn(this.#folder);
    this.#snapshots = snapshotsIn(this.#folder);
  }

  /** The snapshots that can be read, newest first. An unreadable one costs nothing: the log covers it. */
  *snapshots(): Generator<Snapshot> {
    for (const position of this.#snapshots) {
      try {
        yield readSnapshot(this.#folder, position);
      } catch (error) {
        if (!(error instanceof Damage)) throw error;
        this.#options.warn(`${error.message}. The log replaces it.`);
      }
    }
  }

  /** The groups that hold what comes after a position. Checks on the way that the log is whole. */
  *groups(after: number): Generator<StoredGroup> {
    const stored = {
      folder: this.#folder,
      segments: this.#segments,
      snapshots: this.#snapshots,
      mark: this.#options.mark,
    };
    const { end, tail } = yield* wholeLog(stored, after);
    if (tail) this.#cut(tail, end);
    this.#end = end;
  }

  /** Removes the bytes of a write that did not finish: its commands were not acknowledged. */
  #cut({ path, at, bytes }: Tail, end: number): void {
    this.#options.warn(
      `${path} ends with ${bytes} bytes of an unfinished write after command ${end}. They are removed. Unless the machine or the platform crashed, the file was cut off.`,
    );
    truncateSync(path, at);
  }

  /** What can be replayed. Files that a snapshot covers are left out: they are about to be deleted. */
  history(until = Number.POSITIVE_INFINITY): StoredHistory {
    return historyOf(this.#names, until);
  }

  passage(from: number, count: number): StoredPassage {
    return passageOf(this.#names, from, count);
  }

  get #names(): WorldFileNames {
    // The file of a segment that has just begun comes with its first group.
    const segments = this.#segments.filter(({ path }) => existsSync(path));
    return { folder: this.#folder, segments, snapshots: this.#snapshots };
  }

  /** The last command that is stored; null until the log was read to its end. */
  get stored(): number | null {
    return this.#end;
  }

  get #storedEnd(): number {
    if (this.#end === null) throw new Error(`${this.#folder} was not read to its end`);
    return this.#end;
  }

  /** Stores a group. After a failure nothing of it is stored. */
  append(commands: string, count: number): Appended {
    const first = this.#storedEnd + 1;
    const segment = this.#openSegment();
    // The folder is locked (folder-lock.ts); on a disk that knows no locks a second writer would fork the log.
    if (fstatSync(segment.fd).size !== segment.bytes) throw new Error(`${segment.path} has another writer`);
    const line = lineOf({ first, count, commands });
    try {
      writeAll(segment.fd, line);
      fdatasyncSync(segment.fd);
    } catch (error) {
      this.#takeBack(segment);
      throw nameFile(error, segment.path);
    }
    segment.bytes += line.length;
    this.#end = first + count - 1;
    return { first, last: first + count - 1, beginsFile: first === segment.first };
  }

  /** Removes what a failed write has left. Where that fails, too, the length of the file refuses the next append. */
  #takeBack({ fd, bytes, path }: OpenSegment): void {
    try {
      ftruncateSync(fd, bytes);
    } catch (error) {
      this.#options.warn(nameFile(error, path).message);
    }
  }

  #openSegment(): OpenSegment {
    if (this.#current) return this.#current;
    const segment = this.#segments.at(-1) ?? this.#beginSegment();
    const fd = openSync(segment.path, 'a', 0o600);
    this.#current = { ...segment, fd, bytes: fstatSync(fd).size };
    syncFolder(this.#folder);
    return this.#current;
  }

  #beginSegment(): Segment {
    const segment = { path: segmentPath(this.#folder, this.#storedEnd + 1), first: this.#storedEnd + 1 };
    this.#segments.push(segment);
    return segment;
  }

  /** Begins an empty log with a state: the first group will follow it. */
  begin({ position, state }: Snapshot): void {
    if (this.#storedEnd > 0) throw new Error(`${this.#folder} has begun`);
    writeSnapshot(this.#folder, { position, state });
    this.#snapshots = [position];
    this.#end = position;
    this.#beginSegment();
  }

  saveSnapshot(snapshot: Snapshot): void {
    writeSnapshot(this.#folder, snapshot);
    for (const path of this.noteSnapshot(snapshot.position)) rmSync(path, { force: true });
  }

  /**
   * A snapshot was written. Cuts the log here, and returns the files that the older of the two newest snapshots covers, in the order
   * in which they may be deleted: a log keeps no hole when that ends half-way. They are not read any more; those that a crash keeps
   * are among the files of the next snapshot.
   */
  noteSnapshot(position: number): readonly string[] {
    this.#snapshots = [...new Set([position, ...this.#snapshots])].sort((a, b) => b - a);
    const covered = this.#snapshots.splice(SNAPSHOTS_KEPT).map((old) => snapshotPath(this.#folder, old));
    const [, older] = this.#snapshots;
    if (older !== undefined) {
      const kept = segmentsAfter(this.#segments, older);
      covered.push(...this.#segments.filter((segment) => !kept.includes(segment)).map(({ path }) => path));
      this.#segments = [...kept];
    }
    if ((this.#segments.at(-1)?.first ?? this.#storedEnd + 1) <= this.#storedEnd) {
      this.#closeSegment();
      this.#beginSegment();
    }
    return covered;
  }

  #closeSegment(): void {
    if (this.#current) closeSync(this.#current.fd);
    this.#current = null;
  }

  close(): void {
    this.#closeSegment();
  }
}

/** A failure of the disk, with the name of the file. */
function nameFile(error: unknown, path: string): Error {
  return new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}
