import { existsSync, readFileSync } from 'node:fs';
import { replaceFile } from './disk.ts';

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

  /** `warn` is called for an unreadable file, which is then written anew. `steady` is a monotonic clock in milliseconds. */
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
    const stored = { format: FORMAT, worlds: Object.fromEntries(this.#marks) };
    replaceFile(this.#path, [Buffer.from(`${JSON.stringify(stored)}\n`)]);
  }
}

function readMarks(path: string, warn: (message: string) => void): Map<string, number> {
  if (!existsSync(path)) return new Map();
  const { format, worlds } = readJson(readFileSync(path, 'utf8'));
  if (typeof format !== 'number' || typeof worlds !== 'object' || worlds === null) {
    warn(`${path} is damaged. What is missing of the worlds cannot be noticed this time.`);
    return new Map();
  }
  if (format !== FORMAT) throw new Error(`${path} has format ${format}, this version reads ${FORMAT}`);
  return new Map(Object.entries(worlds).map(([world, position]) => [world, Number(position)]));
}

/** Without a schema: the library would make every start of the thread slower. */
function readJson(text: string): { readonly format?: unknown; readonly worlds?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
