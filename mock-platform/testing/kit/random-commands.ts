import fc from 'fast-check';
import { COMMANDS, type CommandName } from '../../src/core/machine/command-table.ts';
import { INPUTS, uid } from './refusal-cases/all.ts';
import { ROOM_ACTORS } from './refusal-cases/rooms.ts';

export { crowdedWithReasons, START } from './refusal-cases/all.ts';

/** They stand at the beginning of a log. */
const FIRST: readonly CommandName[] = ['world.create', 'world.resume'];
/** Sorted, so that a draw depends on the seed alone. */
export const RANDOM_NAMES = (Object.keys(COMMANDS) as CommandName[]).filter((name) => !FIRST.includes(name)).sort();

export interface RandomCommand {
  readonly name: CommandName;
  readonly input: object;
  readonly no: string;
  /** Milliseconds since the one before. */
  readonly wait: number;
}

/** Random commands of every area, by random people, some of whom do not exist. The same seed draws the same. */
export function drawCommands(seed: number, count: number): RandomCommand[] {
  const deed = fc.constantFrom(...RANDOM_NAMES).chain((name) => INPUTS[name].map((input) => ({ name, input })));
  const person = fc.oneof({ weight: 4, arbitrary: uid }, { weight: 4, arbitrary: fc.constantFrom(...ROOM_ACTORS) });
  const drawn = fc.sample(fc.record({ deed, no: person, wait: fc.nat(2000) }), { numRuns: count, seed });
  return drawn.map(({ deed: { name, input }, no, wait }) => ({ name, input, no, wait }));
}
