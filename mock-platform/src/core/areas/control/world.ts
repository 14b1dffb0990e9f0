import type { Turn } from '../../kernel/turn.ts';

/** Moves the world's time forward; real time is unaffected. */
export function advanceClock(turn: Turn, input: { readonly advance_ms: number }): { clock: number } {
  turn.world.offset += Math.max(0, input.advance_ms);
  turn.world.clock = turn.at + Math.max(0, input.advance_ms);
  return { clock: turn.world.clock };
}

export function setBots(turn: Turn, input: { readonly on: boolean }): Record<never, never> {
  turn.world.bots = input.on;
  return {};
}
