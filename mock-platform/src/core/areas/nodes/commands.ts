import { lapseLease, startNode } from './forget-node.ts';

/** The writes of nodes. */
export const NODE_COMMANDS = {
  'node.start': startNode,
  'node.lapse': lapseLease,
} as const;
