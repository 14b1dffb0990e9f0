import { ensureBrowser } from './browser.ts';
import { keptIn } from './kept-results.ts';
import { bin, runStep } from './run.ts';

/** `npm run browser [-- filters]`: the real application over fake ports in a real Chromium. Stores the results. */
const browser = ensureBrowser();
const filters = process.argv.slice(2);
const { ok } = await runStep(
  {
    name: 'browser tests',
    command: [bin('vitest'), 'run', '--project', 'browser', ...filters],
    env: {
      CHROMIUM_PATH: browser,
      // The views as they ship. The development builds of React and Redux take an eighth of the CPU: `npm run deep` runs them.
      NODE_ENV: 'production',
      ...keptIn('reports/browser.json', filters),
    },
  },
  true,
);
process.exitCode = ok ? 0 : 1;
