import { expect, test } from 'vitest';
import { checkAudience, checkMoney, checkRooms, moneyIn } from '../testing/invariants.ts';
import { crowdedWithReasons, drawCommands, RANDOM_NAMES, START } from '../testing/random-commands.ts';
import { apply } from './apply.ts';
import type { CommandName } from './areas/index.ts';
import type { Command, Outcome } from './command.ts';
import { userNoOf } from './ids.ts';
import { digestWorld, reviveWorld, serialiseWorld } from './serialise.ts';

const COMMANDS_RUN = 12_000;
const CHECKED_EVERY = 50;
function randomCommands(seed: number): Command[] {
  let at = START;
  return drawCommands(seed, COMMANDS_RUN).map(({ name, input, no, wait }, index) => {
    at += wait;
    return { world: 'w', name, actor: { no: userNoOf(no), sid: `sid-${no}` }, at, seed: `r${index}`, input } as Command;
  });
}

test('[entity.room-seat.host-0] twelve thousand random commands of every area break no rule, and their log replays to the same bytes', () => {
  const commands = randomCommands(13);
  const world = crowdedWithReasons();
  const start = serialiseWorld(world);
  const total = moneyIn(world);
  const outcomes: Outcome[] = [];
  const succeeded = new Set<CommandName>();
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
  // A run in which most was refused would prove little.
  expect(outcomes.filter(({ ok }) => ok).length).toBeGreaterThan(COMMANDS_RUN / 4);
  expect(succeeded.size).toBeGreaterThan(RANDOM_NAMES.length * 0.8);

  const again = reviveWorld(start);
  const replayed = (JSON.parse(JSON.stringify(commands)) as Command[]).map((command) => apply(again, command));
  expect(digestWorld(again)).toBe(digestWorld(world));
  expect(JSON.stringify(replayed)).toBe(JSON.stringify(outcomes));
});
