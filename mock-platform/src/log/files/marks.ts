import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { replaceFile } from './disk.ts';
import { checksumOf } from './group-line.ts';
import { isOwnFolder } from './own-folders.ts';

/** Version of the files, of the commands in them and of the snapshots. Files of another version are refused. */
const FORMAT = 3;

/** Pause between two writes of marks. Each waits for the disk twice, and so does the log behind it. */
const PAUSE_MS = 5000;

/**
 * Which worlds are stored, and a command up to which each log was stored at some time: without it a folder or file that is
 * gone, emptied or cut off at the end of a line would look like one that has always been so.
 */
export class Marks {
  readonly #path: string;
  readonly #steady: () => number;
  readonly #marks: Map<string, number>;
  #writtenAt: number;

  /** `warn` is called for a damaged file, which is then written anew. `steady` is a monotonic clock in milliseconds. */
  constructor(path: string, warn: (message: string) => void, steady = () => performance.now()) {
    this.#path = path;
    this.#steady = steady;
    this.#marks = readMarks(path, warn);
    this.#writtenAt = steady();
  }

  get worlds(): readonly string[] {
    return [...this.#marks.keys()];
  }

  of(world: string): number {
    return this.#marks.get(world) ?? 0;
  }

  set(world: string, position: number): void {
    this.#marks.set(world, position);
    this.#write();
  }

  /** Like `set`, but what a crash may lose of it is up to `PAUSE_MS` old. */
  note(world: string, position: number): void {
    this.#marks.set(world, position);
    if (this.#steady() - this.#writtenAt >= PAUSE_MS) this.#write();
  }

  delete(world: string): void {
    if (this.#marks.delete(world)) this.#write();
  }

  /** Several changes in one write, null for a mark that goes; none of them where the write fails. */
  change(changes: Readonly<Record<string, number | null>>): void {
    const before = new Map(this.#marks);
    for (const [world, position] of Object.entries(changes)) {
      if (position === null) this.#marks.delete(world);
      else this.#marks.set(world, position);
    }
    try {
      this.#write();
    } catch (error) {
      for (const world of Object.keys(changes)) {
        const position = before.get(world);
        if (position === undefined) this.#marks.delete(world);
        else this.#marks.set(world, position);
      }
      throw error;
    }
  }

  #write(): void {
    this.#writtenAt = this.#steady();
    const worlds = Object.fromEntries(this.#marks);
    const stored = { format: FORMAT, checksum: checksumOf(JSON.stringify(worlds)), worlds };
    replaceFile(this.#path, [Buffer.from(`${JSON.stringify(stored)}\n`)]);
  }
}

interface StoredMarks {
  readonly format?: unknown;
  readonly worlds?: unknown;
  readonly checksum?: unknown;
}

function readMarks(path: string, warn: (message: string) => void): Map<string, number> {
  if (!existsSync(path)) return new Map();
  const stored = readJson(readFileSync(path, 'utf8'));
  const { format } = stored;
  if (typeof format === 'number' && format !== FORMAT) {
    throw new Error(`${path} has format ${format}, this version reads ${FORMAT}`);
  }
  if (format === FORMAT && isIntact(stored)) {
    return new Map(Object.entries(stored.worlds).map(([world, position]) => [world, Number(position)]));
  }
  warn(`${path} is damaged. What is missing at the end of a world cannot be noticed this time.`);
  // Something was stored of every world that has a folder: none may look as if it had never begun.
  const dir = dirname(path);
  const folders = readdirSync(dir, { withFileTypes: true }).filter((entry) => isOwnFolder(dir, entry));
  return new Map(folders.map(({ name }) => [name, 1]));
}

/** Files of before had no checksum. Any other key than the known ones may be what has become of one. */
function isIntact(stored: StoredMarks): stored is { readonly worlds: Readonly<Record<string, unknown>> } {
  const { worlds, checksum } = stored;
  if (typeof worlds !== 'object' || worlds === null) return false;
  const isFormer = checksum === undefined && Object.keys(stored).length === 2;
  return isFormer || checksum === checksumOf(JSON.stringify(worlds));
}

/** Without a schema: the library would make every start of the thread slower. */
function readJson(text: string): StoredMarks {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
