import { expect, test } from 'vitest';
import { type Audiences, audiencesOf, lostStandings } from '../../../testing/kit/audiences.ts';
import { crowdedWithReasons, drawCommands, START } from '../../../testing/kit/random-commands.ts';
import { runs, SEED } from '../../../testing/kit/run-size.ts';
import type { CoreEvent } from '../kernel/events.ts';
import { userNoOf } from '../kernel/ids.ts';
import { apply } from './apply.ts';
import type { Command } from './command.ts';
import type { CommandName } from './command-table.ts';
import { COMMAND_TRAITS, type CommandTraits, sourceOf } from './command-traits.ts';

const COMMANDS_RUN = 2000;
const SEEDS = Array.from({ length: runs(4) }, (_, index) => SEED + index);
const PACED: readonly CommandName[] = ['chat.send', 'room.say', 'room.login_window_send'];

interface Run {
  readonly no: string;
  readonly events: readonly CoreEvent[];
  readonly before: Audiences;
  readonly after: Audiences;
  readonly tookToken: boolean;
}

/** What a run of a command did and its traits exclude. */
function brokenBy({ no, events, before, after, tookToken }: Run, { causes, moves, isPaced }: CommandTraits): string[] {
  const sources = new Set(events.map(sourceOf));
  const lost = lostStandings(before, after);
  return [
    ...[...sources].filter((source) => !causes.includes(source)).map((source) => `causes ${source}`),
    ...(before.hall !== after.hall && !moves.includes('hall') ? ['moves hall'] : []),
    ...(before.room !== after.room && !moves.includes('room') ? ['moves room'] : []),
    ...(lost.size > 0 &&
    !moves.includes('audio') &&
    !(moves.includes('own-audio') && [...lost].every((each) => each === no))
      ? ['moves audio']
      : []),
    ...(tookToken && !isPaced ? ['takes a token of the send rate'] : []),
  ];
}

/** Runs random commands in a crowded world and hands what each did to `look`. */
function randomRun(seed: number, look: (name: CommandName, run: Run) => void): void {
  const world = crowdedWithReasons();
  let at = START;
  for (const [index, { name, input, no, wait }] of drawCommands(seed, COMMANDS_RUN).entries()) {
    at += wait;
    // Time alone ends a closure of a room: both looks are at the moment of the command.
    const moment = Math.max(world.clock, at);
    const [before, buckets] = [audiencesOf(world, moment), [...world.buckets.values()]];
    const actor = { no: userNoOf(no), sid: `sid-${no}` };
    const { events } = apply(world, { world: 'w', name, actor, at, seed: `t${index}`, input } as Command);
    const tookToken = [...world.buckets.values()].some((bucket) => !buckets.includes(bucket));
    look(name, { no, events, before, after: audiencesOf(world, moment), tookToken });
  }
}

test.each(SEEDS)('no random command does what its traits exclude (seed %i)', (seed) => {
  const broken = new Set<string>();
  randomRun(seed, (name, run) => {
    for (const each of brokenBy(run, COMMAND_TRAITS[name])) broken.add(`${name} ${each}`);
  });
  expect([...broken].sort()).toEqual([]);
});

test('traits that exclude everything are found out in each respect', () => {
  const none: CommandTraits = { by: 'person', causes: [], moves: [], isPaced: false };
  const found = new Set<string>();
  for (const seed of SEEDS) {
    randomRun(seed, (_name, run) => {
      for (const each of brokenBy(run, none)) found.add(each);
    });
  }
  expect([...found].sort()).toEqual([
    'causes hall',
    'causes im',
    'causes room',
    'causes session',
    'moves audio',
    'moves hall',
    'moves room',
    'takes a token of the send rate',
  ]);
});

test('exactly the commands that send a line are paced', () => {
  const paced = Object.entries(COMMAND_TRAITS).flatMap(([name, { isPaced }]) => (isPaced ? [name] : []));
  expect(paced).toEqual(PACED);
});
