import { ensureBrowser } from './browser.ts';
import { buildClient, buildConsole, buildPlatform } from './build.ts';
import { bin, ROOT, runStep } from './run.ts';

/** `npm run e2e [-- playwright options]`: the journeys, in real pages with the built client and a running platform. */
const browser = ensureBrowser();
await buildPlatform();
if (!((await buildClient()) && (await buildConsole()))) process.exit(1);
const { ok } = await runStep(
  {
    name: 'playwright',
    command: [bin('playwright', 'e2e'), 'test', ...process.argv.slice(2)],
    cwd: `${ROOT}e2e`,
    env: { CHROMIUM_PATH: browser },
  },
  true,
);
process.exitCode = ok ? 0 : 1;
