import { ensureBrowser } from './browser.ts';
import { buildClient, buildConsole, buildPlatform } from './build.ts';
import { keptIn } from './kept-results.ts';
import { bin, ROOT, runStep } from './run.ts';

/**
 * `npm run e2e [-- playwright options]`: the journeys, in real pages with the built client and a running platform. A run
 * without options stores its results and its reach.
 */
const browser = ensureBrowser();
const options = process.argv.slice(2);
await buildPlatform();
if (!((await buildClient()) && (await buildConsole()))) process.exit(1);
const { ok } = await runStep(
  {
    name: 'playwright',
    command: [bin('playwright', 'e2e'), 'test', ...options],
    cwd: `${ROOT}e2e`,
    env: { CHROMIUM_PATH: browser, ...keptIn('reports/playwright.json', options) },
  },
  true,
);
process.exitCode = ok ? 0 : 1;
