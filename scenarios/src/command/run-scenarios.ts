import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StepLanguage } from '../format/step-language.ts';
import { SignInRefused } from '../play/caller.ts';
import { NotSignedIn } from '../play/cast.ts';
import { ControlClient } from '../play/control-client.ts';
import { type PlayOptions, play } from '../play/player.ts';
import type { Report, StepResult } from '../play/report.ts';
import { keepRecording } from '../recordings.ts';
import { nodeRuntime } from '../runtimes/node-runtime.ts';
import { requireWritableFile, requireWritableFolder } from '../runtimes/require-writable.ts';
import { Unusable } from '../runtimes/unusable.ts';
import { makeFolder } from '../runtimes/writable.ts';
import { ARGUMENT_WORDS } from '../words/argument-words.ts';
import { toldProblem } from '../words/problem-words.ts';
import { figuresInWords } from '../words/report-words.ts';
import { RUN_WORDS } from '../words/run-words.ts';
import { stepInWords } from '../words/step-words.ts';
import { junitOf, type Outcome } from './junit.ts';
import { actorInFile, type LoadedScenario, loadScenario } from './load-scenario.ts';
import { fileNames } from './report-files.ts';
import { requirePlatform } from './require-platform.ts';
import { seedWarnings } from './seed-warnings.ts';
import { commandWithPages } from './with-pages.ts';

export interface RunOptions extends Omit<PlayOptions, 'runtime' | 'onStep' | 'onRecorded'> {
  /** Folder of the reports; absent: `reports/scenarios`. */
  readonly reports?: string;
  /** Where the recording is stored; absent: it is not. Empty: a file named after the scenario. */
  readonly recordTo?: string;
  /** Language of what is printed, titles included; absent: English. Reports speak English. */
  readonly language?: StepLanguage;
  /** File of the JUnit report; absent: none. */
  readonly junit?: string;
}

/** How the scenarios ended: the worst of all. `unusable`: one could not begin. */
export type Verdict = 'held' | 'failed' | 'unusable' | 'interrupted';

type Print = (text: string) => void;

const REPORTS = 'reports/scenarios';

/** The world of people who name none. */
const MAIN_WORLD = 'main';

/** Throws `Unusable` for the world that people use without a name in the address: no run may replace it. */
export function requireOwnWorld(world: string | undefined, language: StepLanguage = 'en'): void {
  if (world === MAIN_WORLD) throw new Unusable(ARGUMENT_WORDS[language].mainWorld);
}

/** Plays scenarios one after the other, and stores their reports. One that cannot begin does not keep the others from being played. */
export async function runScenarios(names: readonly string[], options: RunOptions, print: Print): Promise<Verdict> {
  const { reports = REPORTS, recordTo, junit, language = 'en', ...playing } = options;
  const words = RUN_WORDS[language];
  requireOwnWorld(options.world, language);
  if (recordTo && names.length > 1) throw new Unusable(ARGUMENT_WORDS[language].oneRecording);
  const files = fileNames(names);
  const scenarios = names.map((name, index) => ({
    name,
    file: files[index] ?? name,
    loaded: loadScenario(name, language),
  }));
  // A run of an hour is not to end without its report.
  requireWritableFolder(options.reports === undefined ? null : '--out', reports, language);
  if (recordTo) requireWritableFile('--out', recordTo, language);
  if (junit !== undefined) requireWritableFile('--junit', junit, language);
  await requirePlatform(options.origin, options.token ?? '', language);
  if (options.world !== undefined) await tellReplaced(options, options.world, print);
  const outcomes: Outcome[] = [];
  for (const { name, file, loaded } of scenarios) {
    if (options.signal?.aborted) break;
    print(`${name}: ${loaded.scenario.title[language]}`);
    for (const warning of seedWarnings(loaded, language)) print(warning);
    const onRecorded = (text: string) => print(words.recorded(keepRecording(text, file, recordTo || undefined)));
    try {
      const report = await play(loaded.scenario, {
        ...playing,
        runtime: nodeRuntime,
        onStep: (result) => tell(result, language, print),
        ...(recordTo !== undefined && { onRecorded }),
      });
      const kept = path.join(reports, `${file}.json`);
      keep(kept, `${JSON.stringify(report, null, 2)}\n`);
      tellWithoutResult(report, language, print);
      print(words.verdict(verdictOf(report), figuresInWords(report, language)));
      if (hasWhole(report)) print(words.seeReport(kept));
      if (report.steps.some(({ fate }) => fate === 'left-out')) print(words.withPages(commandWithPages(name)));
      outcomes.push({ name, report });
    } catch (error) {
      print(words.notPlayed(reasonOf(error, loaded, language)));
      outcomes.push({ name, failure: reasonOf(error, loaded, 'en') });
    }
  }
  if (junit !== undefined) keep(junit, junitOf(outcomes));
  if (options.signal?.aborted) {
    print(words.interrupted(outcomes.length, scenarios.length));
    return 'interrupted';
  }
  return worstOf(outcomes);
}

/** A run with `--world` takes the place of a world that may be the work of hours. */
async function tellReplaced(
  { origin, token = '', language = 'en' }: RunOptions,
  world: string,
  print: Print,
): Promise<void> {
  const { list } = await new ControlClient({ origin, world }, token, nodeRuntime).call('worlds.list', {});
  const former = list.find(({ name }) => name === world);
  if (former) print(RUN_WORDS[language].replaces(world, former.sequence));
}

function worstOf(outcomes: readonly Outcome[]): Verdict {
  if (outcomes.some((outcome) => 'failure' in outcome)) return 'unusable';
  return outcomes.every((outcome) => 'report' in outcome && outcome.report.held) ? 'held' : 'failed';
}

function verdictOf({ held, stopped }: Report): 'held' | 'failed' | 'interrupted' {
  if (stopped) return 'interrupted';
  return held ? 'held' : 'failed';
}

/** Why a scenario could not begin; an actor is told with the place in the file. */
function reasonOf(error: unknown, loaded: LoadedScenario, language: StepLanguage): string {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof NotSignedIn)) return message;
  const place = `${actorInFile(loaded, error.actor)} actors.`;
  const { cause } = error;
  if (!(cause instanceof SignInRefused)) return `${place}${message}`;
  const words = RUN_WORDS[language].notSignedIn(cause.phone, cause.reply);
  return `${place}${error.actor}: ${words}`;
}

function roundIn(rounds: readonly number[], language: StepLanguage): string {
  return rounds.length === 0 ? '' : RUN_WORDS[language].round(rounds.join('.'));
}

function tell({ place, rounds, step, fate, problem, ms }: StepResult, language: StepLanguage, print: Print): void {
  const words = RUN_WORDS[language];
  const time = `${words.ms(Math.round(ms))}${roundIn(rounds, language)}`;
  print(`  ${words.marks[fate]} ${place.padEnd(6)} ${shortened(stepInWords(step, language))} (${time})`);
  if (problem) print(`       ${toldProblem(problem, language).line}`);
}

/** Unplayed steps that are told one by one. */
const UNPLAYED_MAX = 10;

function tellWithoutResult({ cutShort, unplayed }: Report, language: StepLanguage, print: Print): void {
  const words = RUN_WORDS[language];
  for (const { place, rounds, step } of cutShort) {
    const told = `${shortened(stepInWords(step, language))}${roundIn(rounds, language)}`;
    print(`  ${words.marks.cutShort} ${place.padEnd(6)} ${told}`);
  }
  for (const { place, step } of unplayed.slice(0, UNPLAYED_MAX)) {
    print(`  ${words.marks.unplayed} ${place.padEnd(6)} ${shortened(stepInWords(step, language))}`);
  }
  const more = unplayed.length - UNPLAYED_MAX;
  if (more > 0) print(`       ${words.moreUnplayed(more)}`);
}

/** Whether a failure has more than its line tells. */
function hasWhole({ steps }: Report): boolean {
  return steps.some(({ problem }) => problem && toldProblem(problem, 'en').whole !== null);
}

/** Characters of a step in the terminal: a captured body may have thousands, which the file and the report have. */
const STEP_MAX = 240;
const shortened = (words: string) => (words.length > STEP_MAX ? `${words.slice(0, STEP_MAX)}…` : words);

function keep(file: string, text: string): void {
  makeFolder(path.dirname(file));
  writeFileSync(file, text);
}
