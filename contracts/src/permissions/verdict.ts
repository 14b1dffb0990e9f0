import type { RefusalName } from '../errors.ts';

/** An entry of a permission table: true, or the refusal that the platform answers with. */
export type Verdict = 'yes' | RefusalName;
