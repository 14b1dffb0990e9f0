import { beforeAll, describe, expect, test } from 'vitest';
import { allows, declaredBy, type Effect, effectsOf } from '../../../testing/kit/command-effects.ts';
import { playStories } from '../../../testing/kit/effect-stories.ts';
import { crowdedWithReasons, drawCommands, START } from '../../../testing/kit/random-commands.ts';
import { runs, SEED } from '../../../testing/kit/run-size.ts';
import { collectLogs } from '../../../testing/walks/collect-logs.ts';
import { userNoOf } from '../kernel/ids.ts';
import { emptyWorld } from '../state/world.ts';
import type { Command } from './command.ts';
import type { CommandName } from './command-table.ts';
import { COMMAND_TRAITS, type CommandTraits } from './command-traits.ts';

const COMMANDS_RUN = 2000;
const SEEDS = Array.from({ length: runs(4) }, (_, index) => SEED + index);
const PACED: readonly CommandName[] = ['chat.send', 'room.say', 'room.login_window_send'];

/** `<command> <effect>` of everything that was seen. */
const seen = new Set<string>();
let scenes = 0;

function look(name: CommandName, effects: readonly Effect[]): void {
  for (const effect of effects) seen.add(`${name} ${effect}`);
}

/** Runs random commands in a crowded world. */
function randomRun(seed: number): void {
  const world = crowdedWithReasons();
  let at = START;
  for (const [index, { name, input, no, wait }] of drawCommands(seed, COMMANDS_RUN).entries()) {
    at += wait;
    const actor = { no: userNoOf(no), sid: `sid-${no}` };
    look(name, effectsOf(world, { world: 'w', name, actor, at, seed: `t${index}`, input } as Command));
  }
}

beforeAll(async () => {
  for (const seed of SEEDS) randomRun(seed);
  playStories(look);
  for (const entries of await collectLogs()) {
    scenes += 1;
    const world = emptyWorld(entries[0]?.command.world ?? '');
    for (const { command } of entries) look(command.name, effectsOf(world, command));
  }
});

const seenOf = (name: string): Effect[] =>
  [...seen].flatMap((each) => (each.startsWith(`${name} `) ? [each.slice(name.length + 1) as Effect] : []));

/** What is wrong with the traits of a command: what it did and they exclude, what they declare and it never did. */
function wrongWith(name: string, traits: CommandTraits): string[] {
  const [declared, did] = [declaredBy(traits), seenOf(name)];
  return [
    ...did.filter((effect) => !allows(declared, effect)).map((effect) => `${name} ${effect}, undeclared`),
    ...declared.filter((effect) => !did.includes(effect)).map((effect) => `${name} ${effect}`),
  ];
}

describe('the traits of every command', () => {
  test('the traits of a command are exactly the effects that its runs show', () => {
    expect(scenes).toBeGreaterThan(200);
    const wrong = Object.entries(COMMAND_TRAITS).flatMap(([name, traits]) => wrongWith(name, traits));
    expect(wrong).toEqual([]);
  });

  test('a missing and a superfluous trait are both found', () => {
    const person = (effects: Partial<CommandTraits>): CommandTraits => ({
      ...{ by: 'person', causes: [], moves: [], isPaced: false },
      ...effects,
    });
    const { 'chat.send': send, 'hall.leave': leave } = COMMAND_TRAITS;
    expect(wrongWith('chat.send', person({ causes: ['hall'] }))).toEqual([
      'chat.send takes a token of the send rate, undeclared',
    ]);
    expect(wrongWith('hall.leave', { ...leave, moves: ['hall'] })).toEqual(['hall.leave moves own-audio, undeclared']);
    expect(wrongWith('hall.leave', { ...leave, moves: ['hall', 'audio'] })).toEqual(['hall.leave moves audio']);
    expect(wrongWith('chat.send', { ...send, causes: ['hall', 'room'], moves: ['room'] })).toEqual([
      'chat.send causes room',
      'chat.send moves room',
    ]);
  });
});

test('exactly the commands that send a line are paced', () => {
  const paced = Object.entries(COMMAND_TRAITS).flatMap(([name, { isPaced }]) => (isPaced ? [name] : []));
  expect(paced).toEqual(PACED);
});
