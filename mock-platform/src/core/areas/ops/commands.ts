import { setOps } from './control.ts';

/** The writes of operations. */
export const OPS_COMMANDS = {
  'control.ops.set': setOps,
} as const;
