import { ensureBrowser } from './browser.ts';
import { bin, runStep, type Step } from './run.ts';

/**
 * `npm run deep [-- filters]`: the Node tests with large sizes for property, fuzz, convergence and soak runs, then the browser
 * tests with the development builds of React and Redux, which mount twice (StrictMode) and warn. Prints the seed; `SEED=…`
 * repeats a run.
 */
const seed = process.env['SEED'] ?? String(Date.now() % 2 ** 31);
const filters = process.argv.slice(2);
const vitest = (...args: string[]): Step['command'] => [bin('vitest'), 'run', '--passWithNoTests', ...args, ...filters];
const steps: readonly Step[] = [
  {
    name: `deep run with SEED=${seed}`,
    command: vitest('--project', '!browser'),
    env: { DEEP: '1', SEED: seed },
  },
  {
    name: 'browser tests with development builds',
    command: vitest('--project', 'browser'),
    env: { CHROMIUM_PATH: ensureBrowser(), NODE_ENV: 'development' },
  },
];
console.log(`SEED=${seed}`);
let isFine = true;
for (const step of steps) {
  const { ok } = await runStep(step, true);
  isFine &&= ok;
}
process.exitCode = isFine ? 0 : 1;
