import fc from 'fast-check';

/** Properties without a size of their own run 20 times as often as fast-check's default, from the printed seed. */
const RUNS = 2000;

fc.configureGlobal({ numRuns: RUNS, seed: Number(process.env['SEED']) });
