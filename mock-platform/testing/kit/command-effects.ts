import type { CoreEvent } from '../../src/core/kernel/events.ts';
import { apply } from '../../src/core/machine/apply.ts';
import type { Command, Outcome } from '../../src/core/machine/command.ts';
import { type CommandTraits, sourceOf } from '../../src/core/machine/command-traits.ts';
import type { World } from '../../src/core/state/world.ts';
import { audiencesOf, lostStandings } from './audiences.ts';

/** What a run of a command did, in the words of its traits: `causes hall`, `moves own-audio`. */
export type Effect = `causes ${string}` | `moves ${string}` | 'takes a token of the send rate';

const TOKEN: Effect = 'takes a token of the send rate';

/** Applies a command and answers what it did. */
export function effectsOf(world: World, command: Command): Effect[] {
  return runForEffects(world, command).effects;
}

/** Applies a command and answers its outcome and what it did. */
export function runForEffects(world: World, command: Command): { outcome: Outcome; effects: Effect[] } {
  // Time alone ends a closure of a room: both looks are at the moment of the command, unless it moves the clock.
  const at = Math.max(world.clock, command.at);
  const [before, buckets] = [audiencesOf(world, at), [...world.buckets.values()]];
  const outcome = apply(world, command);
  const after = audiencesOf(world, Math.max(world.clock, at));
  const lost = [...lostStandings(before, after)];
  const isOwn = lost.every((no) => no === command.actor?.no);
  const effects: Effect[] = [
    ...sourcesOf(outcome.events),
    ...(before.hall === after.hall ? [] : ['moves hall' as const]),
    ...(before.room === after.room ? [] : ['moves room' as const]),
    ...(lost.length === 0 ? [] : [isOwn ? ('moves own-audio' as const) : ('moves audio' as const)]),
    ...([...world.buckets.values()].some((bucket) => !buckets.includes(bucket)) ? [TOKEN] : []),
  ];
  return { outcome, effects };
}

function sourcesOf(events: readonly CoreEvent[]): Effect[] {
  return [...new Set(events.map(sourceOf))].map((source): Effect => `causes ${source}`);
}

/** The effects that traits declare. */
export function declaredBy({ causes, moves, isPaced }: CommandTraits): Effect[] {
  return [
    ...causes.map((source): Effect => `causes ${source}`),
    ...moves.map((what): Effect => `moves ${what}`),
    ...(isPaced ? [TOKEN] : []),
  ];
}

/** Whether traits allow an effect: `audio` includes the actor's own. */
export function allows(declared: readonly Effect[], effect: Effect): boolean {
  return declared.includes(effect) || (effect === 'moves own-audio' && declared.includes('moves audio'));
}
