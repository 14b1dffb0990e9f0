import { cpus } from 'node:os';
import { bin, ROOT, runStep, type Step, type StepResult, script } from './run.ts';

/**
 * `npm test`: cheap parts first, then those that use every core by themselves. It stops at the first part that fails and
 * ends with what each part cost.
 */
const steps: Step[] = [
  { name: 'check', command: script('tools/check.ts') },
  { name: 'build', command: script('tools/build.ts') },
  { name: 'bundle sizes', command: [bin('size-limit', 'client')], cwd: `${ROOT}client` },
  { name: 'unit and platform tests', command: script('tools/unit.ts') },
  { name: 'consumer contracts', command: script('tools/pact.ts') },
  { name: 'browser tests', command: script('tools/browser-tests.ts') },
  { name: 'journeys', command: script('tools/e2e.ts') },
  { name: 'rule coverage', command: script('tools/rules.ts') },
];

const results: StepResult[] = [];
for (const step of steps) {
  console.log(`\n=== ${step.name}`);
  const result = await runStep(step, true);
  results.push(result);
  if (!result.ok) break;
}
printCosts();
const failed = results.find(({ ok }) => !ok);
if (failed) console.error(`\nnpm test stopped at: ${failed.name}`);
else console.log('\nAll green.');
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
  console.log(
    `${'together'.padEnd(26)}${seconds(sum((result) => result.seconds))}${seconds(sum((r) => r.cpuSeconds))}`,
  );
}
