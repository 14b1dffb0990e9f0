import { cpus } from 'node:os';
import { HAS_REDIS } from '@miczero/mock-platform/testing-redis';
import { bin, ROOT, runStep, type Step, type StepResult, script } from './run.ts';

/**
 * `npm test`: cheap parts first. Parts of one stage run side by side; they are chosen so that one waits while the other
 * computes. It stops after the first stage in which a part fails and ends with what each part cost.
 */
const STAGES: readonly (readonly Step[])[] = [
  [{ name: 'check', command: script('tools/check.ts') }],
  [{ name: 'build', command: script('tools/build.ts') }],
  [{ name: 'bundle sizes', command: [bin('size-limit', 'client')], cwd: `${ROOT}client` }],
  [{ name: 'unit and platform tests', command: script('tools/unit.ts') }],
  [
    { name: 'browser tests', command: script('tools/browser-tests.ts') },
    { name: 'consumer contracts', command: script('tools/pact.ts') },
  ],
  [{ name: 'journeys', command: script('tools/e2e.ts') }],
  [{ name: 'rule coverage', command: script('tools/rules.ts') }],
  [{ name: 'reach', command: script('tools/reach.ts', '--short') }],
];

const started = Date.now();
const results: StepResult[] = [];
for (const stage of STAGES) {
  console.log(`\n=== ${stage.map(({ name }) => name).join(', beside it ')}`);
  // The output of the first part appears at once, that of the others when they fail.
  const ended = await Promise.all(stage.map((step, index) => runStep(step, index === 0)));
  results.push(...ended);
  if (ended.some(({ ok }) => !ok)) break;
}
printCosts();
const failed = results.find(({ ok }) => !ok);
if (failed) console.error(`\nnpm test stopped at: ${failed.name}`);
else if (HAS_REDIS) console.log('\nAll green.');
else console.log('\nAll green. Tests of several nodes DID NOT RUN, because this machine has no redis-server.');
process.exitCode = failed ? 1 : 0;

function printCosts(): void {
  const seconds = (value: number | null) => (value === null ? '' : value.toFixed(1)).padStart(9);
  const sum = (pick: (result: StepResult) => number | null) =>
    results.reduce<number | null>((total, result) => {
      const value = pick(result);
      return total === null || value === null ? null : total + value;
    }, 0);
  console.log(`\n${'part'.padEnd(26)}${'wall s'.padStart(9)}${'CPU s'.padStart(9)}   on ${cpus().length} cores`);
  for (const { name, seconds: wall, cpuSeconds } of results) {
    console.log(`${name.padEnd(26)}${seconds(wall)}${seconds(cpuSeconds)}`);
  }
  const wall = (Date.now() - started) / 1000;
  console.log(`${'together'.padEnd(26)}${seconds(wall)}${seconds(sum((result) => result.cpuSeconds))}`);
}
