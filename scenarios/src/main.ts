import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { counted } from './command/counted.ts';
import { importHar } from './command/import-har.ts';
import { integer, positive } from './command/numbers.ts';
import { requirePlatform } from './command/require-platform.ts';
import { Unusable } from './command/unusable.ts';
import { commandWithPages } from './command/with-pages.ts';
import { problemLine } from './format/problem-line.ts';
import { readScenario } from './format/read-scenario.ts';
import type { Scenario } from './format/scenario.ts';
import { findScenario, scenarioFiles } from './library.ts';
import { type PlayOptions, play } from './play/player.ts';
import type { Report, StepResult } from './play/report.ts';
import { exportWorld, importRecording, keepRecording, type RecordingOptions, replayFile } from './recordings.ts';
import { nodeRuntime } from './runtimes/node-runtime.ts';
import { toldProblem } from './words/problem-words.ts';
import { figuresInWords } from './words/report-words.ts';
import { stepInWords } from './words/step-words.ts';

const USAGE = `npm run scenario -- list
npm run scenario -- check [NAME|FILE …]
npm run scenario -- run NAME|FILE … [--origin URL] [--world NAME] [--speed N] [--seed N] [--token TOKEN]
npm run scenario -- record NAME|FILE … [--out FILE] [and what run takes]
npm run scenario -- export WORLD [--out FILE] [--origin URL] [--token TOKEN]
npm run scenario -- import FILE [--world NAME] [--at N] [--origin URL] [--token TOKEN]
npm run scenario -- replay FILE … [--at N] [--times N]
npm run scenario -- from-har FILE [--map ID=ID …] [--out FILE]

  list    names the scenarios of the library
  check   reads scenarios, by default all of the library, and reports each problem with file, line and path
  run     plays scenarios against a running platform, without pages
  record  plays scenarios, and stores the recording of each one's world
  export  stores the recording of a running world: its whole log, so that it can be opened anywhere
  import  opens a recording as a new world, as it was at its end or after the command --at
  replay  folds a recording here, without a platform, and compares the state with the recorded one
  from-har  makes a scenario of the WebSocket frames in a HAR file, and names each frame and call that is not in it

  --origin URL   the platform; default http://localhost:4000
  --world NAME   the world to play in, replaced if it exists and kept afterwards; default: a world of its own, deleted afterwards
  --speed N      world seconds that pass in a real one during waits; default: waits take no time. 1 is real time
  --seed N       replaces the seed of the world
  --out FILE     the file of the recording; default: reports/recordings/NAME.recording
  --at N         the command after which a recording is opened; default: the last
  --times N      how often a recording is replayed; default: 1
  --map ID=ID    an id of the capture, and the one of the seed that stands for it; default: first hall, channel and room, and the user
  --token TOKEN  the token of the control API, for a platform on another machine

Reports are written to reports/scenarios/. Exit status: 0 when every expectation held, 1 when one did not, 2 when a scenario
or the platform could not be used.`;

// A reader that has seen enough, as `head` has, ends the program and is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});
const print = (text: string) => process.stdout.write(`${text}\n`);

function load(name: string): Scenario {
  const file = findScenario(name);
  if (file === undefined) {
    throw new Unusable(`${name}: no scenario of the library and no file has that name. See: npm run scenario -- list`);
  }
  const read = readScenario(readFileSync(file, 'utf8'));
  if (read.ok) return read.scenario;
  const shown = path.relative(process.cwd(), file);
  throw new Unusable(read.problems.map((problem) => problemLine(shown, problem)).join('\n'));
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
  print(`${counted(chosen.length, 'scenario', 'be')} fine.`);
}

function tell({ place, rounds, step, fate, problem, ms }: StepResult): void {
  const mark = { held: 'ok  ', failed: 'FAIL', 'left-out': '–   ' }[fate];
  const round = rounds.length === 0 ? '' : `, round ${rounds.join('.')}`;
  print(`  ${mark} ${place.padEnd(6)} ${stepInWords(step, 'en')} (${Math.round(ms)} ms${round})`);
  if (problem) print(`       ${toldProblem(problem, 'en').line}`);
}

function keep(name: string, report: Report): void {
  mkdirSync('reports/scenarios', { recursive: true });
  const file = `${path.basename(name, '.json')}.json`;
  writeFileSync(path.join('reports/scenarios', file), `${JSON.stringify(report, null, 2)}\n`);
}

interface RunOptions extends Omit<PlayOptions, 'runtime'> {
  /** Where the recording is stored; absent: it is not. Empty: a file named after the scenario. */
  readonly recordTo?: string;
}

async function run(names: readonly string[], options: RunOptions): Promise<boolean> {
  const { recordTo } = options;
  if (recordTo && names.length > 1) throw new Unusable('--out: one file holds one recording; name one scenario');
  const scenarios = names.map((name) => ({ name, scenario: load(name) }));
  await requirePlatform(options.origin, options.token ?? '');
  let failures = 0;
  for (const { name, scenario } of scenarios) {
    print(`${name}: ${scenario.title.zh}`);
    const report = await play(scenario, {
      ...options,
      runtime: nodeRuntime,
      onStep: tell,
      ...(recordTo !== undefined && {
        onRecorded: (text) =>
          print(`recorded: ${keepRecording(text, path.basename(name, '.json'), recordTo || undefined)}`),
      }),
    });
    keep(name, report);
    print(`${report.held ? 'held' : 'FAILED'}: ${figuresInWords(report, 'en')}`);
    if (report.steps.some(({ fate }) => fate === 'left-out')) print(`with pages: ${commandWithPages(name)}`);
    if (!report.held) failures += 1;
  }
  return failures === 0;
}

interface Values {
  readonly origin?: string | undefined;
  readonly token?: string | undefined;
  readonly world?: string | undefined;
  readonly out?: string | undefined;
  readonly at?: string | undefined;
  readonly times?: string | undefined;
}

/** The platform and the names that a task is about. */
function place({ origin = 'http://localhost:4000', token = '', world, out }: Values) {
  if (!URL.canParse(origin)) throw new Unusable(`--origin: "${origin}" is no URL`);
  return {
    origin: new URL(origin).origin,
    token,
    ...(world !== undefined && { world }),
    ...(out !== undefined && { out }),
  };
}

function wholeNumbers({ at: atText, times: timesText }: Values) {
  const at = integer('at', atText, 1);
  const times = integer('times', timesText, 1);
  return { ...(at !== undefined && { at }), ...(times !== undefined && { times }) };
}

async function main(): Promise<boolean> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      origin: text,
      world: text,
      speed: text,
      seed: text,
      token: text,
      out: text,
      at: text,
      times: text,
      map: { type: 'string', multiple: true },
    },
  });
  const [task, ...names] = positionals;
  if (values.help) {
    print(USAGE);
    return true;
  }
  if (task === 'list') list();
  else if (task === 'check') check(names);
  else if (task === 'from-har' && names.length === 1) importHar(names[0] ?? '', values.map ?? [], print, values.out);
  else if (task === 'replay' && names.length > 0) {
    const options = { ...place(values), ...wholeNumbers(values) };
    return names.map((file) => replayFile(file, options, print)).every(Boolean);
  } else if ((task === 'export' || task === 'import') && names.length === 1) {
    const options: RecordingOptions = { ...place(values), ...wholeNumbers(values) };
    await requirePlatform(options.origin, options.token);
    await (task === 'export' ? exportWorld : importRecording)(names[0] ?? '', options, print);
  } else if ((task === 'run' || task === 'record') && names.length > 0) {
    const speed = positive('speed', values.speed);
    const seed = integer('seed', values.seed, Number.MIN_SAFE_INTEGER);
    return run(names, {
      ...place(values),
      ...(values.world !== undefined && { keep: true }),
      ...(speed !== undefined && { speed: () => speed }),
      ...(seed !== undefined && { seed }),
      ...(task === 'record' && { recordTo: values.out ?? '' }),
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
