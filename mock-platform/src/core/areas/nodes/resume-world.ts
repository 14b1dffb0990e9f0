import type { Turn } from '../../kernel/turn.ts';
import { forgetAllLeases } from './forget-node.ts';

interface ResumeInput {
  /** The name under which the recorded world continues. */
  readonly name: string;
  /** Milliseconds from the clock of the node to that of the world, so that time continues where the recording ends. */
  readonly offset: number;
}

/** A recording continues as a world of its own. The connections that were open in it are in another world, or long closed. */
export function resumeWorld(turn: Turn, { name, offset }: ResumeInput): Record<never, never> {
  turn.world.name = name;
  turn.world.offset = offset;
  forgetAllLeases(turn);
  return {};
}
