import fc from 'fast-check';

/** Properties that set no size of their own: 20 times as many runs as fast-check's default, from the printed seed. */
const RUNS = 2000;

fc.configureGlobal({ numRuns: RUNS, seed: Number(process.env['SEED']) });
