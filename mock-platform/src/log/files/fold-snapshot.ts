import { apply } from '../../core/machine/apply.ts';
import type { Command } from '../../core/machine/command.ts';
import { reviveWorld, serialiseWorld } from '../../core/machine/serialise.ts';
import { emptyWorld, type World } from '../../core/state/world.ts';
import { Damage } from './damage.ts';
import { groupsIn, segmentsAfter, segmentsIn } from './segments.ts';
import { readSnapshot, snapshotsIn, writeSnapshot } from './snapshot-files.ts';

/**
 * Makes the snapshot of a world as of a stored command from the files alone: the newest snapshot and the log after it, folded
 * again. The core is deterministic, so it is the state that the running world had.
 */
export function foldSnapshot(folder: string, name: string, position: number): void {
  const world = startOf(folder, name);
  const segments = segmentsAfter(segmentsIn(folder), world.sequence);
  // The last line may still be in the making; it holds nothing up to the position, which is stored.
  for (const { first, commands } of groupsIn(segments, () => {})) {
    for (const [index, command] of (JSON.parse(commands) as Command[]).entries()) {
      if (first + index > world.sequence && first + index <= position) apply(world, command);
    }
    if (world.sequence >= position) break;
  }
  if (world.sequence !== position) throw new Error(`${folder}: the log ends with ${world.sequence}, not ${position}`);
  writeSnapshot(folder, { position, state: serialiseWorld(world) });
}

function startOf(folder: string, name: string): World {
  for (const position of snapshotsIn(folder)) {
    try {
      return reviveWorld(readSnapshot(folder, position).state);
    } catch (error) {
      if (!(error instanceof Damage)) throw error;
    }
  }
  return emptyWorld(name);
}
