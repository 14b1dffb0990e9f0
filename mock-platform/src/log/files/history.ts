import { Damage } from './damage.ts';
import type { StoredHistory } from './file-log-protocol.ts';
import { groupsIn, segmentPath, segmentsIn } from './segments.ts';
import { readSnapshot, snapshotsIn } from './snapshot-files.ts';

/** All that the files of a world can replay: every command, or those after the oldest snapshot once its beginning was deleted. */
export function historyIn(folder: string): StoredHistory {
  const segments = segmentsIn(folder);
  const groups = [...groupsIn(segments, () => {})];
  const first = groups[0]?.first ?? 1;
  const isWhole = first === 1 && groups.length > 0;
  return { start: isWhole ? null : oldestCovered(folder, first), groups };
}

/** The oldest snapshot after which no command is missing. */
function oldestCovered(folder: string, first: number) {
  for (const position of snapshotsIn(folder).reverse()) {
    if (position < first - 1) continue;
    try {
      return readSnapshot(folder, position);
    } catch (error) {
      if (!(error instanceof Damage)) throw error;
    }
  }
  throw new Damage(segmentPath(folder, 1), 'it was deleted, and no snapshot can be read');
}
