import fc from 'fast-check';

/** Properties without a size of their own run 20 times as often in `npm run deep` as by fast-check's default. */
const DEEP_RUNS = 2000;
/** What `npm test` draws its cases from: the same ones each time, so that a run fails for a change and not for a draw. */
const FIXED_SEED = 13;

const isDeep = process.env['DEEP'] === '1';
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? FIXED_SEED), ...(isDeep && { numRuns: DEEP_RUNS }) });
