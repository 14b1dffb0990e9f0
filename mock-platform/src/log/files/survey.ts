import type { Command } from '../../core/machine/command.ts';
import { Damage } from './damage.ts';
import { groupIn, type StoredGroup } from './group-line.ts';
import { linesOf, segmentPath, segmentsIn } from './segments.ts';
import { readSnapshot, snapshotPath, snapshotsIn } from './snapshot-files.ts';
import { type StoredLog, wholeLog } from './whole-log.ts';

/** What can be read of the files of a world, and what cannot. Nothing is changed. */
export interface Survey {
  /** The snapshot that reading begins with; 0 without one. */
  readonly start: number;
  /** The last command of which all before it can be read. */
  readonly end: number;
  /** The last command that was known to be stored. */
  readonly known: number;
  /** Whether nothing is wrong. */
  readonly isWhole: boolean;
  /** Whether an acknowledged command may be lost. */
  readonly loses: boolean;
  /** What is wrong, a line for each place. */
  readonly faults: readonly string[];
  /** Commands that can be read themselves but not applied, because others before them are missing. */
  readonly stranded: Stranded;
}

export interface Stranded {
  readonly first: number;
  readonly last: number;
  /** Epoch milliseconds of the earliest and the latest one. */
  readonly from: number;
  readonly to: number;
  /** How many there are of each name. */
  readonly names: ReadonlyMap<string, number>;
}

/** Looks at the files of a world. `mark`: up to where its log is known to have been stored. */
export function surveyWorld(folder: string, mark: number): Survey {
  const faults: string[] = [];
  const snapshots = snapshotsIn(folder);
  const start = snapshots.find((position) => isReadable(folder, position, faults)) ?? 0;
  const stranded = new StrandedCommands();
  let end = start;
  let faultsBefore = faults.length;
  for (const group of readableGroups(folder, faults)) {
    faultsBefore = faults.length;
    const last = group.first + group.count - 1;
    if (group.first > end + 1) stranded.add(group);
    else end = Math.max(end, last);
  }
  const endsDamaged = faults.length > faultsBefore;
  const [newest = 0] = snapshots;
  const known = Math.max(newest, mark);
  if (end < known) faults.push(`${segmentPath(folder, end + 1)}: command ${end + 1} is missing, ${known} were stored`);
  const found = stranded.found;
  const refusal = refusalOf({ folder, segments: segmentsIn(folder), snapshots, mark }, start);
  let loses = end < known || endsDamaged || found.names.size > 0;
  // What no line above names: the world does not open all the same, and nothing tells what came after its end.
  if (refusal !== null && !loses) {
    faults.push(refusal);
    loses = true;
  }
  const isWhole = !loses && faults.length === 0;
  return { start, end, known: Math.max(known, found.last), isWhole, loses, faults, stranded: found };
}

/** Every group that matches its checksum, in the order of the files; `faults` lists the others. */
export function* readableGroups(folder: string, faults: string[]): Generator<StoredGroup> {
  const segments = segmentsIn(folder);
  for (const [index, { path }] of segments.entries()) {
    let at = 0;
    for (const { bytes, isWhole } of linesOf(path)) {
      const group = isWhole ? groupIn(bytes) : null;
      if (group) yield group;
      // The bytes of an unfinished write were never acknowledged; only the last file can end with them.
      else if (isWhole || index < segments.length - 1) faults.push(`${path}: byte ${at} begins a damaged group`);
      at += bytes.length + 1;
    }
  }
}

/** Why the world does not open; null when it does. */
function refusalOf(stored: StoredLog, start: number): string | null {
  try {
    for (const _group of wholeLog(stored, start));
    return null;
  } catch (error) {
    if (!(error instanceof Damage)) throw error;
    return error.message;
  }
}

function isReadable(folder: string, position: number, faults: string[]): boolean {
  try {
    readSnapshot(folder, position);
    return true;
  } catch (error) {
    faults.push(`${snapshotPath(folder, position)}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

class StrandedCommands {
  #first = 0;
  #last = 0;
  #from = Number.POSITIVE_INFINITY;
  #to = Number.NEGATIVE_INFINITY;
  readonly #names = new Map<string, number>();

  add({ first, count, commands }: StoredGroup): void {
    this.#first ||= first;
    this.#last = Math.max(this.#last, first + count - 1);
    // our own bytes, checked by their checksum
    for (const { name, at } of JSON.parse(commands) as Command[]) {
      this.#names.set(name, (this.#names.get(name) ?? 0) + 1);
      this.#from = Math.min(this.#from, at);
      this.#to = Math.max(this.#to, at);
    }
  }

  get found(): Stranded {
    return { first: this.#first, last: this.#last, from: this.#from, to: this.#to, names: this.#names };
  }
}
