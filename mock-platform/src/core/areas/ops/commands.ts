import { setOps } from './staging.ts';

/** The writes of operations. */
export const OPS_COMMANDS = {
  'staging.set_ops': setOps,
} as const;
