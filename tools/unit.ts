import { bin, runStep } from './run.ts';

/** `npm run unit [-- filters]`: every Vitest project; the results are kept for rule coverage. */
const { ok } = await runStep(
  {
    name: 'vitest',
    command: [bin('vitest'), 'run', ...process.argv.slice(2)],
    env: process.argv.length > 2 ? {} : { KEEP_RESULTS: '1' },
  },
  true,
);
process.exitCode = ok ? 0 : 1;
