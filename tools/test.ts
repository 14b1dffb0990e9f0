import { cpus } from 'node:os';
import { HAS_JANUS } from '@miczero/mock-platform/testing-janus';
import { HAS_REDIS } from '@miczero/mock-platform/testing-redis';
import { bin, ROOT, runStep, type Step, type StepResult, script } from './run.ts';

/**
 * `npm test`: cheap parts first. Parts of one round run side by side; they are chosen so that one waits while the other
 * computes. It stops after the first round in which a part fails and ends with what each part cost.
 */
const ROUNDS: readonly (readonly Step[])[] = [
  [
    { name: 'check', command: script('tools/check.ts') },
    { name: 'build', command: script('tools/build.ts') },
  ],
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
for (const round of ROUNDS) {
  console.log(`\n=== ${round.map(({ name }) => name).join(', beside it ')}`);
  // The output of the first part appears at once, that of the others when they fail.
  const ended = await Promise.all(round.map((step, index) => runStep(step, index === 0)));
  results.push(...ended);
  if (ended.some(({ ok }) => !ok)) break;
}
printCosts();
const failed = results.find(({ ok }) => !ok);
if (failed) console.error(`\nnpm test stopped at: ${failed.name}`);
else console.log(['\nAll green.', ...notRun()].join(' '));
process.exitCode = failed ? 1 : 0;

/** An optional part must not look like one that passed. */
function notRun(): string[] {
  return [
    HAS_REDIS ? '' : 'Tests of several nodes DID NOT RUN, because this machine has no redis-server.',
    HAS_JANUS ? '' : 'Tests of the media server DID NOT RUN, because this machine has no janus.',
  ].filter((line) => line !== '');
}

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
