import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CONTROL_TOKEN_HEADER } from '@miczero/contracts/control';
import { readScenario } from './format/read-scenario.ts';
import type { Scenario } from './format/scenario.ts';
import { findScenario, scenarioFiles } from './library.ts';
import { type PlayOptions, play } from './play/player.ts';
import { type Report, type StepResult, stepInWords } from './play/report.ts';

const USAGE = `npm run scenario -- list
npm run scenario -- check [NAME|FILE …]
npm run scenario -- run NAME|FILE … [--origin URL] [--world NAME] [--speed N] [--seed N] [--token TOKEN]

  list    names the scenarios of the library
  check   reads scenarios, by default all of the library, and reports each problem with file, line and path
  run     plays scenarios against a running platform, without pages

  --origin URL   the platform; default http://localhost:4000
  --world NAME   the world to play in, replaced if it exists and kept afterwards; default: a world of its own, deleted afterwards
  --speed N      world seconds that pass in a real one during waits; default: waits take no time. 1 is real time
  --seed N       replaces the seed of the world
  --token TOKEN  the token of the control API, for a platform on another machine

Reports are written to reports/scenarios/. Exit status: 0 when every expectation held, 1 when one did not, 2 when a scenario
or the platform could not be used.`;

class Unusable extends Error {}

const print = (text: string) => process.stdout.write(`${text}\n`);

function load(name: string): Scenario {
  const file = findScenario(name);
  if (file === undefined) {
    throw new Unusable(`${name}: no scenario of the library and no file has that name. See: npm run scenario -- list`);
  }
  const read = readScenario(readFileSync(file, 'utf8'));
  if (read.ok) return read.scenario;
  const shown = path.relative(process.cwd(), file);
  const lines = read.problems.map(({ line, column, path: at, message }) => {
    return `${shown}:${line}:${column} ${[at, message].filter(Boolean).join(': ')}`;
  });
  throw new Unusable(lines.join('\n'));
}

function list(): void {
  for (const { name } of scenarioFiles()) {
    const { title } = load(name);
    print(`${name.padEnd(34)} ${title.zh} — ${title.en}`);
  }
}

/** All problems of all files, not those of the first one only. */
function check(names: readonly string[]): void {
  const chosen = names.length > 0 ? names : scenarioFiles().map(({ name }) => name);
  const problems = chosen.flatMap((name) => {
    try {
      load(name);
      return [];
    } catch (error) {
      if (error instanceof Unusable) return [error.message];
      throw error;
    }
  });
  if (problems.length > 0) throw new Unusable(problems.join('\n'));
  print(`${chosen.length} scenarios are fine.`);
}

async function requirePlatform(origin: string, token: string): Promise<void> {
  const headers = token === '' ? {} : { [CONTROL_TOKEN_HEADER]: token };
  const answer = await fetch(`${origin}/__mock/worlds`, { headers }).catch(() => null);
  if (!answer)
    throw new Unusable(`No platform answers at ${origin}. Start one with npm start, or name it with --origin.`);
  if (answer.status === 403) throw new Unusable(`The control API at ${origin} needs --token.`);
  if (!answer.ok) throw new Unusable(`The platform at ${origin} has no control API: start it with CONTROL=1.`);
}

function tell({ place, step, fate, problem, ms }: StepResult): void {
  const mark = { held: 'ok  ', failed: 'FAIL', 'left-out': '–   ' }[fate];
  print(`  ${mark} ${place.padEnd(6)} ${stepInWords(step)} (${Math.round(ms)} ms)`);
  if (problem !== null) print(`       ${problem}`);
}

function keep(name: string, report: Report): void {
  mkdirSync('reports/scenarios', { recursive: true });
  const file = `${path.basename(name, '.json')}.json`;
  writeFileSync(path.join('reports/scenarios', file), `${JSON.stringify(report, null, 2)}\n`);
}

async function run(names: readonly string[], options: PlayOptions): Promise<boolean> {
  const scenarios = names.map((name) => ({ name, scenario: load(name) }));
  await requirePlatform(options.origin, options.token ?? '');
  let failures = 0;
  for (const { name, scenario } of scenarios) {
    print(`${name}: ${scenario.title.zh}`);
    const report = await play(scenario, { ...options, onStep: tell });
    keep(name, report);
    const leftOut = report.steps.filter(({ fate }) => fate === 'left-out').length;
    const pages = leftOut === 0 ? '' : `, ${leftOut} steps need a page`;
    print(`${report.held ? 'held' : 'FAILED'}: ${report.steps.length} steps in ${Math.round(report.ms)} ms${pages}`);
    if (!report.held) failures += 1;
  }
  return failures === 0;
}

function positive(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value > 0) return value;
  throw new Unusable(`--${name}: "${text}" is no number above 0`);
}

async function main(): Promise<boolean> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { origin: text, world: text, speed: text, seed: text, token: text },
  });
  const [task, ...names] = positionals;
  if (task === 'list') list();
  else if (task === 'check') check(names);
  else if (task === 'run' && names.length > 0) {
    const origin = values.origin ?? 'http://localhost:4000';
    if (!URL.canParse(origin)) throw new Unusable(`--origin: "${origin}" is no URL`);
    const speed = positive('speed', values.speed);
    const seed = positive('seed', values.seed);
    return run(names, {
      origin: new URL(origin).origin,
      token: values.token ?? '',
      ...(values.world !== undefined && { world: values.world, keep: true }),
      ...(speed !== undefined && { speed }),
      ...(seed !== undefined && { seed }),
    });
  } else throw new Unusable(USAGE);
  return true;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
