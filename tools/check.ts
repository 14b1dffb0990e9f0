import { bin, runSteps, type Step, script } from './run.ts';

/** `npm run check`: everything that can be known without running the product. */
const PACKAGES = ['contracts', 'mock-platform', 'client', 'load', 'pact', 'drift', 'e2e', 'tools'];

const steps: Step[] = [
  ...PACKAGES.map((name): Step => ({ name: `types ${name}`, command: [bin('tsc'), '-p', name] })),
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
      'e2e',
      'tools',
    ],
  },
  { name: 'logical CSS and tokens', command: script('tools/check-css.ts') },
  { name: 'unused code', command: [bin('knip'), '--no-progress'] },
  { name: 'rule citations', command: script('tools/rules.ts', '--citations') },
  { name: 'generated documents are up to date', command: script('tools/docs.ts', '--check') },
];

process.exitCode = (await runSteps(steps)) ? 0 : 1;
