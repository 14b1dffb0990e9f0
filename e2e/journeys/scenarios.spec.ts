import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  chosenScenarios,
  nodeRuntime,
  play,
  problemLine,
  readScenario,
  type Scenario,
  type StepResult,
  stepInWords,
  toldProblem,
} from '@miczero/scenarios';
import { expect, test } from '../fixtures.ts';
import { PORT } from '../running-platform.ts';
import { ScenarioPages } from '../scenario-pages.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** A name of the library, or a file below the root; absent: the whole library. */
const CHOSEN = process.env['SCENARIO'];

/** Every scenario of the library whose actors have pages is played with them: what QA plays is what the suite plays. */
for (const { name, file } of chosenScenarios(CHOSEN, ROOT)) {
  const read = readScenario(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(read.problems.map((problem) => problemLine(file, problem)).join('\n'));
  const { scenario } = read;
  if (Object.values(scenario.actors).every(({ page }) => page === undefined)) {
    if (CHOSEN) throw new Error(`${name}: no actor has a page`);
    continue;
  }
  test(`${titleOf(scenario)} (${name})`, async ({ world, visitor }) => {
    const pages = new ScenarioPages(world, visitor);
    const report = await play(scenario, {
      runtime: nodeRuntime,
      origin: `http://127.0.0.1:${PORT}`,
      world: world.name,
      keep: true,
      pages,
    });
    expect(report.steps.filter(({ fate }) => fate !== 'held').map(toldResult)).toEqual([]);
  });
}

/** The difference in a line: the values whole would bury it. */
function toldResult({ place, step, fate, problem }: StepResult): string {
  return `step ${place}, ${stepInWords(step, 'en')}: ${problem ? toldProblem(problem, 'en').line : fate}`;
}

function titleOf({ rules, title }: Scenario): string {
  return [...rules.map((rule) => `[${rule}]`), title.en].join(' ');
}
