import { bin, runStep, type Step, script } from './run.ts';

/** `npm test`: checks, unit and platform tests, consumer contracts, the build with its size budget, the browser tests, rule coverage. */
const steps: Step[] = [
  { name: 'check', command: script('tools/check.ts') },
  { name: 'unit, contract and platform tests', command: script('tools/unit.ts') },
  { name: 'consumer contracts', command: script('tools/pact.ts') },
  { name: 'build', command: script('tools/build.ts') },
  { name: 'bundle sizes', command: [bin('size-limit', 'client')], cwd: `${import.meta.dirname}/../client` },
  { name: 'browser tests', command: script('tools/browser-tests.ts') },
  { name: 'journeys', command: script('tools/e2e.ts') },
  { name: 'rule coverage', command: script('tools/rules.ts') },
];

for (const step of steps) {
  console.log(`\n=== ${step.name}`);
  const { ok } = await runStep(step, true);
  if (!ok) {
    console.error(`\nnpm test stopped at: ${step.name}`);
    process.exit(1);
  }
}
console.log('\nAll green.');
