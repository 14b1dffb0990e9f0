import { lapseLease, startNode } from './forget-node.ts';
import { resumeWorld } from './resume-world.ts';

/** The writes of nodes. */
export const NODE_COMMANDS = {
  'world.resume': resumeWorld,
  'node.start': startNode,
  'node.lapse': lapseLease,
} as const;
