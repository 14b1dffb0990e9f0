import type { RefusalName } from '../errors.ts';

/** The answer of a permission table: yes, or the refusal that the platform gives. */
export type Verdict = 'yes' | RefusalName;
