import { Damage } from './damage.ts';
import type { StoredHistory } from './file-log-protocol.ts';
import { groupsIn, type Segment, segmentPath, segmentsIn } from './segments.ts';
import { readSnapshot, snapshotsIn } from './snapshot-files.ts';

interface WorldFileNames {
  readonly folder: string;
  readonly segments: readonly Segment[];
  readonly snapshots: readonly number[];
}

/** All that the files of a world can replay: every command, or those after the oldest snapshot once its beginning was deleted. */
export function historyIn(folder: string): StoredHistory {
  return historyOf({ folder, segments: segmentsIn(folder), snapshots: snapshotsIn(folder) });
}

/** The same of some files of a folder; the snapshots newest first. */
export function historyOf({ folder, segments, snapshots }: WorldFileNames): StoredHistory {
  const groups = [...groupsIn(segments, () => {})];
  const first = groups[0]?.first ?? 1;
  const isWhole = first === 1 && groups.length > 0;
  return { start: isWhole ? null : oldestCovered(folder, snapshots, first), groups };
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
