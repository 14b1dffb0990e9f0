import { type Arguments, readArguments, type Values } from './command/arguments.ts';
import { importHar } from './command/import-har.ts';
import { interruption } from './command/interruption.ts';
import { loadScenario } from './command/load-scenario.ts';
import { integer, positive } from './command/numbers.ts';
import { platformOrigin } from './command/platform-origin.ts';
import { requirePlatform } from './command/require-platform.ts';
import { runLanguage } from './command/run-language.ts';
import { runScenarios, type Verdict } from './command/run-scenarios.ts';
import { seedWarnings } from './command/seed-warnings.ts';
import { Unusable } from './command/unusable.ts';
import type { StepLanguage } from './format/step-language.ts';
import { scenarioFiles } from './library.ts';
import { exportWorld, importRecording, type RecordingOptions, replayFiles } from './recordings.ts';
import { CHECK_WORDS } from './words/check-words.ts';
import { RUN_WORDS } from './words/run-words.ts';

const USAGE = `npm run scenario -- list
npm run scenario -- check [NAME|FILE …] [--lang zh|en]
npm run scenario -- run NAME|FILE … [--origin URL] [--world NAME] [--speed N] [--seed N] [--token TOKEN] [--out DIR] [--junit FILE] [--lang zh|en]
npm run scenario -- record NAME|FILE … [--out FILE] [and what run takes]
npm run scenario -- export WORLD [--out FILE] [--origin URL] [--token TOKEN]
npm run scenario -- import FILE [--world NAME] [--at N] [--origin URL] [--token TOKEN]
npm run scenario -- replay FILE … [--at N] [--times N]
npm run scenario -- from-har FILE [--map ID=ID …] [--out FILE] [--replace] [--lang zh|en]

  list    names the scenarios of the library
  check   reads scenarios, by default all of the library, and reports each problem with file, line and path
  run     plays scenarios against a running platform, without pages
  record  plays scenarios, and stores the recording of each one's world
  export  stores the recording of a running world: its whole log, so that it can be opened anywhere
  import  opens a recording as a new world, as it was at its end or after the command --at
  replay  folds a recording here, without a platform, and compares the state with the recorded one
  from-har  makes a scenario of the WebSocket frames in a HAR file, and names each frame and call that is not in it

  --origin URL   the platform; default http://localhost:4000
  --world NAME   the world to play in, replaced if it exists and kept afterwards, and not main; default: a world of its own, deleted
                 afterwards
  --speed N      world seconds that pass in a real one during waits; default: waits take no time. 1 is real time
  --seed N       replaces the seed of the world
  --out DIR      run: the folder of the reports; default: reports/scenarios
  --out FILE     record, export: the file of the recording; default: reports/recordings/NAME.recording.
                 from-har: the file of the scenario; default: beside the HAR file
  --replace      from-har: overwrites a file of the scenario that has other content
  --junit FILE   writes what came of the steps as JUnit XML, for CI servers
  --lang zh|en   the language of what check, run, record and from-har print; default: zh where LC_ALL, LC_MESSAGES or LANG begins
                 with zh, else en
  --at N         the command after which a recording is opened; default: the last
  --times N      how often a recording is replayed; default: 1
  --map ID=ID    an id of the capture, and the one of the seed that stands for it; default: first hall, channel and room, and the user
  --token TOKEN  the token of the control API, for a platform on another machine

Reports are written to reports/scenarios/NAME.json. Exit status: 0 when every expectation held, 1 when one did not, 2 when a scenario
or the platform could not be used, 130 after Ctrl+C, which deletes the world of the run; a second one ends at once.`;

// A reader that has seen enough, as `head` has, ends the program and is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});
const print = (text: string) => process.stdout.write(`${text}\n`);

function list(): void {
  for (const { name } of scenarioFiles()) {
    const { title } = loadScenario(name).scenario;
    print(`${name.padEnd(34)} ${title.zh} — ${title.en}`);
  }
}

/** All problems of all files, not those of the first one only. */
function check(names: readonly string[], language: StepLanguage): void {
  const chosen = names.length > 0 ? names : scenarioFiles().map(({ name }) => name);
  const problems = chosen.flatMap((name) => {
    try {
      for (const warning of seedWarnings(loadScenario(name, language), language)) print(warning);
      return [];
    } catch (error) {
      if (error instanceof Unusable) return [error.message];
      throw error;
    }
  });
  if (problems.length > 0) throw new Unusable(problems.join('\n'));
  print(CHECK_WORDS[language].fine(chosen.length));
}

/** The platform and the names that a task is about. */
function place({ origin = 'http://localhost:4000', token = '', world, out }: Values) {
  return {
    origin: platformOrigin(origin),
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

const REPORTS = 'reports/scenarios';

const fromHar = ({ map, out, replace, lang }: Values) => ({
  ...(map !== undefined && { map }),
  ...(replace !== undefined && { replace }),
  ...(out !== undefined && { out }),
  language: runLanguage(lang, process.env),
});

/** `run` and `record`. */
function playAll({ task, names, values }: Arguments, signal: AbortSignal): Promise<Verdict> {
  const { origin, token, world, out } = place(values);
  const speed = positive('speed', values.speed);
  const seed = integer('seed', values.seed, Number.MIN_SAFE_INTEGER);
  const options = {
    origin,
    token,
    signal,
    language: runLanguage(values.lang, process.env),
    reports: task === 'run' ? (out ?? REPORTS) : REPORTS,
    ...(world !== undefined && { world, keep: true }),
    ...(speed !== undefined && { speed: () => speed }),
    ...(seed !== undefined && { seed }),
    ...(task === 'record' && { recordTo: out ?? '' }),
    ...(values.junit !== undefined && { junit: values.junit }),
  };
  return runScenarios(names, options, print);
}

const STATUS: Readonly<Record<Exclude<Verdict, 'interrupted'>, number>> = { held: 0, failed: 1, unusable: 2 };

/** Carries out the command, and answers the status that the program ends with. */
async function main(): Promise<number> {
  const given = readArguments(process.argv.slice(2), process.env);
  if (given === null) {
    print(USAGE);
    return 0;
  }
  const { task, names, values } = given;
  const [first = ''] = names;
  if (task === 'list') list();
  else if (task === 'check') check(names, runLanguage(values.lang, process.env));
  else if (task === 'from-har') importHar(first, fromHar(values), print);
  else if (task === 'replay') {
    const options = { ...place(values), ...wholeNumbers(values) };
    return replayFiles(names, options, print) ? 0 : 1;
  } else if (task === 'export' || task === 'import') {
    const options: RecordingOptions = { ...place(values), ...wholeNumbers(values) };
    await requirePlatform(options.origin, options.token);
    await (task === 'export' ? exportWorld : importRecording)(first, options, print);
  } else {
    const { interrupting } = RUN_WORDS[runLanguage(values.lang, process.env)];
    const { signal, status } = interruption(() => process.stderr.write(`\n${interrupting}\n`));
    const verdict = await playAll(given, signal);
    // A request that the platform does not answer would keep the program for minutes.
    return verdict === 'interrupted' ? process.exit(status()) : STATUS[verdict];
  }
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
