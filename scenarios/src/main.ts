import { type Arguments, readArguments, type Values } from './command/arguments.ts';
import { importHar } from './command/import-har.ts';
import { interruption } from './command/interruption.ts';
import { loadScenario } from './command/load-scenario.ts';
import { integer, positive } from './command/numbers.ts';
import { platformOrigin } from './command/platform-origin.ts';
import { requirePlatform } from './command/require-platform.ts';
import { languageIn, runLanguage } from './command/run-language.ts';
import { runScenarios, type Verdict } from './command/run-scenarios.ts';
import { seedWarnings } from './command/seed-warnings.ts';
import type { StepLanguage } from './format/step-language.ts';
import { scenarioFiles } from './library.ts';
import { exportWorld, importRecording, type RecordingOptions, replayFiles } from './recordings.ts';
import { Unusable } from './runtimes/unusable.ts';
import { CHECK_WORDS } from './words/check-words.ts';
import { RUN_WORDS } from './words/run-words.ts';
import { USAGE } from './words/usage.ts';

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

/** The platform and the names that a task is about, and the language that it speaks. */
function place({ origin = 'http://localhost:4000', token = '', world, out }: Values, language: StepLanguage) {
  return {
    origin: platformOrigin(origin, language),
    token,
    ...(world !== undefined && { world }),
    ...(out !== undefined && { out }),
    language,
  };
}

function wholeNumbers({ at: atText, times: timesText }: Values, language: StepLanguage) {
  const at = integer('at', atText, 1, language);
  const times = integer('times', timesText, 1, language);
  return { ...(at !== undefined && { at }), ...(times !== undefined && { times }) };
}

const fromHar = ({ map, out, replace }: Values, language: StepLanguage) => ({
  ...(map !== undefined && { map }),
  ...(replace !== undefined && { replace }),
  ...(out !== undefined && { out }),
  language,
});

/** `run` and `record`. */
function playAll({ task, names, values }: Arguments, language: StepLanguage, signal: AbortSignal): Promise<Verdict> {
  const { origin, token, world, out } = place(values, language);
  const speed = positive('speed', values.speed, language);
  const seed = integer('seed', values.seed, Number.MIN_SAFE_INTEGER, language);
  const options = {
    origin,
    token,
    signal,
    language,
    ...(task === 'run' && out !== undefined && { reports: out }),
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
  const written = process.argv.slice(2);
  const given = readArguments(written, process.env);
  if (given === null) {
    print(USAGE[languageIn(written, process.env)]);
    return 0;
  }
  const { task, names, values } = given;
  const language = runLanguage(values.lang, process.env);
  const [first = ''] = names;
  if (task === 'list') list();
  else if (task === 'check') check(names, language);
  else if (task === 'from-har') importHar(first, fromHar(values, language), print);
  else if (task === 'replay') {
    const options = { ...place(values, language), ...wholeNumbers(values, language) };
    return replayFiles(names, options, print) ? 0 : 1;
  } else if (task === 'export' || task === 'import') {
    const options: RecordingOptions = { ...place(values, language), ...wholeNumbers(values, language) };
    await requirePlatform(options.origin, options.token, language);
    await (task === 'export' ? exportWorld : importRecording)(first, options, print);
  } else {
    const { interrupting } = RUN_WORDS[language];
    const { signal, status } = interruption(() => process.stderr.write(`\n${interrupting}\n`));
    const verdict = await playAll(given, language, signal);
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
