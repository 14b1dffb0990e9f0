import { bin, runStep } from './run.ts';

/**
 * `npm run deep [-- filters]`: the Node tests with large sizes for property, fuzz, convergence and soak runs. Prints
 * the seed; `SEED=…` repeats a run.
 */
const seed = process.env['SEED'] ?? String(Date.now() % 2 ** 31);
console.log(`SEED=${seed}`);
const { ok } = await runStep(
  {
    name: `deep run with SEED=${seed}`,
    command: [bin('vitest'), 'run', '--project', '!browser', ...process.argv.slice(2)],
    env: { DEEP: '1', SEED: seed },
  },
  true,
);
process.exitCode = ok ? 0 : 1;
