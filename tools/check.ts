import { bin, ROOT, runSteps, type Step, script } from './run.ts';

/** `npm run check`: every check that does not run the product. */
const PROJECTS = {
  contracts: 'contracts',
  'mock-platform': 'mock-platform',
  client: 'client',
  console: 'console',
  tools: 'tools',
  // One program: each of them imports the platform, which five programs would check five times.
  'load, drift, pact, e2e and scenarios': 'tsconfig.beside.json',
};

/**
 * TypeScript 7 checks types in a sixth of the time of TypeScript 6 but has no compiler API, so dependency-cruiser and
 * openapi-typescript keep 6. Called by path, because both packages provide `tsc`.
 */
const TSC = `${ROOT}node_modules/typescript7/bin/tsc`;

const steps: Step[] = [
  ...Object.entries(PROJECTS).map(
    ([name, project]): Step => ({ name: `types ${name}`, command: [process.execPath, TSC, '-p', project] }),
  ),
  { name: 'lint and format', command: [bin('biome'), 'ci', '--error-on-warnings'] },
  {
    name: 'promises and exhaustiveness',
    command: [bin('oxlint'), '--type-aware', '-c', '.oxlintrc.json', '--deny-warnings'],
  },
  {
    name: 'architecture',
    command: [
      bin('depcruise'),
      '--config',
      '.dependency-cruiser.mjs',
      'contracts/src',
      'mock-platform/src',
      'mock-platform/testing',
      'client/src',
      'load',
      'pact/src',
      'drift/src',
      'scenarios/src',
      'console/src',
      'e2e',
      'tools',
    ],
  },
  { name: 'logical CSS and tokens', command: script('tools/check-css.ts') },
  { name: 'unused code', command: [bin('knip'), '--no-progress'] },
  {
    name: 'exports for tests only',
    command: [bin('knip'), '--production', '-c', 'knip.production.json', '--include', 'exports', '--no-progress'],
  },
  { name: 'rule citations', command: script('tools/rules.ts', '--citations') },
  { name: 'generated documents are up to date', command: script('tools/docs.ts', '--check') },
];

process.exitCode = (await runSteps(steps)) ? 0 : 1;
