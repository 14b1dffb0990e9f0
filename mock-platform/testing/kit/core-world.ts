import { userNoOf } from '../../src/core/kernel/ids.ts';
import { apply } from '../../src/core/machine/apply.ts';
import type { Command } from '../../src/core/machine/command.ts';
import type { SeedWorldName } from '../../src/core/seeds/create-world.ts';
import { emptyWorld, type World } from '../../src/core/state/world.ts';

export const CORE_START = 1_800_000_000_000;

/** A world in memory without log or sockets, and a way to give it commands: a refusal is answered by its name. */
export function beginCore(seed_world: SeedWorldName = 'two-friends') {
  const world: World = emptyWorld('w');
  let number = 0;
  const give = (name: Command['name'], input: object, { no = '', sid = 'sid', at = CORE_START } = {}) => {
    number += 1;
    const actor = no === '' ? null : { no: userNoOf(no), sid };
    const outcome = apply(world, { world: 'w', name, actor, at, seed: `s${number}`, input } as Command);
    if (!outcome.ok && outcome.bug !== undefined) throw outcome.bug;
    return outcome.ok ? { ...outcome.reply, events: outcome.events } : { refusal: outcome.refusal };
  };
  give('world.create', { seed_world, seed: 1 });
  return { world, give };
}
