import { Damage } from './damage.ts';
import type { StoredGroup } from './group-line.ts';
import { groupsIn, type Segment, segmentPath, segmentsAfter, type Tail } from './segments.ts';
import { snapshotPath } from './snapshot-files.ts';

/** What a folder has of a world. */
export interface StoredLog {
  readonly folder: string;
  /** Oldest first. */
  readonly segments: readonly Segment[];
  /** Positions, newest first. */
  readonly snapshots: readonly number[];
  /** Up to where the log is known to have been stored; 0 when nothing is known. */
  readonly mark: number;
}

/**
 * The groups that hold what comes after a position, and at the end where they end and what stands behind them. Throws a `Damage` where
 * the log is not whole: the rule by which a world opens, and by which `check` calls it whole.
 */
export function* wholeLog(
  { folder, segments: all, snapshots, mark }: StoredLog,
  after: number,
): Generator<StoredGroup, { readonly end: number; readonly tail: Tail | null }> {
  const segments = segmentsAfter(all, after);
  const first = segments[0]?.first ?? after + 1;
  // The last file of a log is never deleted: without one nothing tells whether commands came after the snapshot.
  const isStored = after > 0 || mark > 0;
  if (first > after + 1 || (isStored && segments.length === 0)) {
    throw new Damage(segmentPath(folder, after + 1), 'it is missing');
  }
  const found: { tail: Tail | null } = { tail: null };
  let end = first - 1;
  for (const group of groupsIn(segments, (tail) => {
    found.tail = tail;
  })) {
    yield group;
    end = group.first + group.count - 1;
  }
  const [newest = 0] = snapshots;
  const path = segments.at(-1)?.path ?? segmentPath(folder, first);
  // A log cannot end before what was once known of it.
  if (end < newest) throw new Damage(path, `the log ends with command ${end}, before ${snapshotPath(folder, newest)}`);
  if (end < mark) throw new Damage(path, `the log ends with command ${end}, and ${mark} were stored`);
  return { end, tail: found.tail };
}
