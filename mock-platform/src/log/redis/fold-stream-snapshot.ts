import { apply } from '../../core/machine/apply.ts';
import { reviveWorld, serialiseWorld } from '../../core/machine/serialise.ts';
import { emptyWorld } from '../../core/state/world.ts';
import type { Logger } from '../../ports.ts';
import type { RedisLink } from '../../redis/redis-link.ts';
import { SAVE_SNAPSHOT } from './log-scripts.ts';
import { sealedState } from './seals.ts';
import { StoredLog } from './stored-log.ts';

/** The log of a world, and the stored command up to which it is to be folded. */
export interface StreamToFold {
  readonly prefix: string;
  readonly world: string;
  readonly log: string;
  readonly position: number;
}

/**
 * Makes the snapshot of a world from its stream alone: the newest snapshot and the commands after it, folded again. The core
 * is deterministic, so it is the state that the running world had.
 */
export async function foldStreamSnapshot(
  link: RedisLink,
  logger: Logger,
  { prefix, world: name, log, position }: StreamToFold,
): Promise<void> {
  const stored = new StoredLog({ link, prefix, world: name, log, logger });
  const newest = await stored.newestSnapshot();
  // A slower leader may ask for less than there is.
  if (newest && newest.position >= position) return;
  const world = newest ? reviveWorld(newest.state) : emptyWorld(name);
  while (world.sequence < position) {
    const groups = await stored.groups(world.sequence);
    if (groups.length === 0) throw stored.damage(`it ends with command ${world.sequence}, not ${position}`);
    const first = groups[0]?.first ?? 0;
    if (first > world.sequence + 1) throw await stored.missing(world.sequence, first);
    for (const { first, commands } of groups) {
      for (const [index, command] of commands.entries()) {
        if (first + index > world.sequence && first + index <= position) apply(world, command);
      }
    }
  }
  await link.run(SAVE_SNAPSHOT, name, log, position, sealedState({ position, state: serialiseWorld(world) }));
}
