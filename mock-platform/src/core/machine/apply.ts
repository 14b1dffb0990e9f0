import { REACTIONS } from '../areas/index.ts';
import { Refusal } from '../kernel/refusals.ts';
import { Turn } from '../kernel/turn.ts';
import type { World } from '../state/world.ts';
import type { Command, Outcome } from './command.ts';
import { COMMANDS } from './command-table.ts';

/**
 * Applies one command: the only function that changes a world. Handlers check everything first and mutate last, so a
 * refusal changes nothing but the sequence number and the clock.
 */
export function apply(world: World, command: Command): Outcome {
  world.sequence += 1;
  // Ids derive from the name. A log that was recorded in another world keeps that name until `world.resume`.
  if (world.sequence === 1) world.name = command.world;
  // Several nodes have several clocks; within a world time never runs backwards.
  world.clock = Math.max(world.clock, command.at);
  const turn = new Turn(world, world.clock, command.actor, command.seed, REACTIONS);
  // A command is built with the input of its name (command.ts), which the table lookup cannot see.
  const handler = COMMANDS[command.name] as ((turn: Turn, input: unknown) => never) | undefined;
  try {
    if (handler === undefined) throw new Error(`unknown command ${command.name}`);
    const reply = handler(turn, command.input);
    return { ok: true, reply, events: turn.events };
  } catch (error) {
    if (error instanceof Refusal) {
      const { refusal, events, issues } = error;
      return { ok: false, refusal, events, ...(issues.length > 0 && { issues }) };
    }
    // The same defect shows on every replay, so the fold stays deterministic.
    return { ok: false, refusal: 'platformBroken', events: [], bug: error };
  }
}
