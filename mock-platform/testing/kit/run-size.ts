import fc from 'fast-check';
import { vi } from 'vitest';

/**
 * Sizes of property, fuzz and random runs: small and from a fixed seed in `npm test`; with `DEEP=1` large, from a seed
 * that changes from day to day. `SEED=<number>` repeats a run; a deep run prints its seed.
 */
const IS_DEEP = process.env['DEEP'] === '1';
const DEEP_FACTOR = 10;
const DEEP_TIMEOUT_MS = 1_800_000;
const FIXED_SEED = 13;

/** Today as a number, such as 20261122. */
const today = () => Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));

export const SEED = Number(process.env['SEED'] ?? (IS_DEEP ? today() : FIXED_SEED));

/** How often a property is tried: `few` times, and many times in a deep run. */
export const runs = (few: number): number => (IS_DEEP ? few * DEEP_FACTOR : few);

/** As many as fast-check tries by itself. */
const USUAL_RUNS = 100;

fc.configureGlobal({ seed: SEED, numRuns: runs(USUAL_RUNS) });
if (IS_DEEP) {
  vi.setConfig({ testTimeout: DEEP_TIMEOUT_MS });
  process.stdout.write(`deep run, SEED=${SEED}\n`);
}
