import { keptIn } from './kept-results.ts';
import { bin, runStep } from './run.ts';

/** `npm run unit [-- filters]`: every Vitest project that runs in Node; the results are kept for rule coverage. */
const filters = process.argv.slice(2);
const { ok } = await runStep(
  {
    name: 'vitest',
    command: [bin('vitest'), 'run', '--project', '!browser', ...filters],
    env: keptIn('reports/vitest.json', filters),
  },
  true,
);
process.exitCode = ok ? 0 : 1;
