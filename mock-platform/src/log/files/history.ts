import { Damage } from './damage.ts';
import type { StoredHistory, StoredPassage } from './file-log-protocol.ts';
import type { StoredGroup } from './group-line.ts';
import { groupsIn, type Segment, segmentPath, segmentsAfter, segmentsIn } from './segments.ts';
import { readSnapshot, snapshotsIn } from './snapshot-files.ts';

export interface WorldFileNames {
  readonly folder: string;
  readonly segments: readonly Segment[];
  readonly snapshots: readonly number[];
}

/** All that the files of a world can replay: every command, or those after the oldest snapshot once its beginning was deleted. */
export function historyIn(folder: string, until = Number.POSITIVE_INFINITY): StoredHistory {
  return historyOf(namesIn(folder), until);
}

export function namesIn(folder: string): WorldFileNames {
  return { folder, segments: segmentsIn(folder), snapshots: snapshotsIn(folder) };
}

/** The same of some files of a folder; the snapshots newest first. */
export function historyOf({ folder, segments, snapshots }: WorldFileNames, until: number): StoredHistory {
  const groups = groupsUntil(segments, until);
  const first = groups[0]?.first ?? segments[0]?.first ?? 1;
  const isWhole = first === 1 && groups.length > 0;
  return { start: isWhole ? null : oldestCovered(folder, snapshots, first), groups };
}

/** Only the files that hold the passage are read. */
export function passageOf({ folder, segments, snapshots }: WorldFileNames, from: number, count: number): StoredPassage {
  const first = segments[0]?.first ?? 1;
  const start = first === 1 && segments.length > 0 ? 0 : oldestCovered(folder, snapshots, first).position;
  const begin = Math.max(from, start + 1);
  const found = groupsUntil(segmentsAfter(segments, begin - 1), begin + count - 1);
  const groups = found.filter((group) => group.first + group.count > begin);
  return { first: Math.max(1, start), from: begin, groups };
}

/** The groups that hold what comes up to a position. */
function groupsUntil(segments: readonly Segment[], until: number): StoredGroup[] {
  const groups: StoredGroup[] = [];
  for (const group of groupsIn(segments, () => {})) {
    if (group.first > until) break;
    groups.push(group);
  }
  return groups;
}

/** The oldest snapshot after which no command is missing. */
function oldestCovered(folder: string, snapshots: readonly number[], first: number) {
  for (const position of snapshots.toReversed()) {
    if (position < first - 1) continue;
    try {
      return readSnapshot(folder, position);
    } catch (error) {
      if (!(error instanceof Damage)) throw error;
    }
  }
  throw new Damage(segmentPath(folder, 1), 'it was deleted, and no snapshot can be read');
}
