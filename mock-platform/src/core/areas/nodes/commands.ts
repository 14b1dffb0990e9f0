import { startNode } from './start.ts';

/** The writes of nodes. */
export const NODE_COMMANDS = {
  'node.start': startNode,
} as const;
