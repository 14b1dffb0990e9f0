import { forgetNode } from './forget-node.ts';

/** The writes of nodes. */
export const NODE_COMMANDS = {
  'node.start': forgetNode,
  'node.lapse': forgetNode,
} as const;
