import { expect, test } from 'vitest';
import { checkAudience, checkMoney, checkRooms, moneyIn } from '../../../testing/kit/invariants.ts';
import { crowdedWithReasons, drawCommands, RANDOM_NAMES, START } from '../../../testing/kit/random-commands.ts';
import { runs, SEED } from '../../../testing/kit/run-size.ts';
import { userNoOf } from '../kernel/ids.ts';
import { apply } from './apply.ts';
import type { Command, Outcome } from './command.ts';
import type { CommandName } from './command-table.ts';
import { digestWorld, reviveWorld, serialiseWorld } from './serialise.ts';

const COMMANDS_RUN = 3000;
const CHECKED_EVERY = 50;
/** Each run begins in a fresh world: after a few thousand random commands most halls are dissolved. */
const SEEDS = Array.from({ length: runs(10) }, (_, index) => SEED + index);

function randomCommands(seed: number): Command[] {
  let at = START;
  return drawCommands(seed, COMMANDS_RUN).map(({ name, input, no, wait }, index) => {
    at += wait;
    return { world: 'w', name, actor: { no: userNoOf(no), sid: `sid-${no}` }, at, seed: `r${index}`, input } as Command;
  });
}

const succeeded = new Set<CommandName>();

test.each(SEEDS)(
  '[entity.room-seat.host-0] three thousand random commands of every area break no rule, and their log replays to the same bytes (seed %i)',
  (seed) => {
    const commands = randomCommands(seed);
    const world = crowdedWithReasons();
    const start = serialiseWorld(world);
    const total = moneyIn(world);
    const outcomes: Outcome[] = [];
    for (const [index, command] of commands.entries()) {
      const outcome = apply(world, command);
      outcomes.push(outcome);
      if (outcome.ok) succeeded.add(command.name);
      else expect(outcome.bug).toBeUndefined();
      for (const event of outcome.events) checkAudience(world, event);
      if (index % CHECKED_EVERY > 0) continue;
      checkRooms(world);
      checkMoney(world, total);
    }
    checkRooms(world);
    checkMoney(world, total);
    // A run of refusals would prove little.
    expect(outcomes.filter(({ ok }) => ok).length).toBeGreaterThan(COMMANDS_RUN / 4);

    const again = reviveWorld(start);
    const replayed = (JSON.parse(JSON.stringify(commands)) as Command[]).map((command) => apply(again, command));
    expect(digestWorld(again)).toBe(digestWorld(world));
    expect(JSON.stringify(replayed)).toBe(JSON.stringify(outcomes));
  },
);

test('the random runs reach a success of nearly every command', () => {
  expect(RANDOM_NAMES.filter((name) => !succeeded.has(name)).length).toBeLessThan(RANDOM_NAMES.length * 0.15);
});
