import { bin, runStep } from './run.ts';

/** `npm run unit [-- filters]`: every Vitest project that runs in Node; the results are kept for rule coverage. */
const filters = process.argv.slice(2);
const { ok } = await runStep(
  {
    name: 'vitest',
    command: [bin('vitest'), 'run', '--project', '!browser', ...filters],
    // A run of a few files must not replace the results of a whole run.
    env: filters.length > 0 ? {} : { KEEP_RESULTS: 'reports/vitest.json' },
  },
  true,
);
process.exitCode = ok ? 0 : 1;
