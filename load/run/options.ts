import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  behindDashes,
  findScenario,
  keptByNpm,
  languageIn,
  readScenario,
  runLanguage,
  unknownScenario,
} from '@miczero/scenarios';
import { nearestName, problemLine } from '@miczero/scenarios/player';
import type { FaultPlan } from '../crowd/fault-injector.ts';
import { type LoadOption, type LoadProfile, PROFILES, type ProfileName } from '../crowd/load-plan.ts';
import { P95_LIMITS, type P95Limits } from '../crowd/p95-limits.ts';
import type { Validation } from '../crowd/validation.ts';
import { countOf, peopleOf } from './people-of.ts';
import type { RunningPlatform } from './platform-under-load.ts';
import { EACH, MOST, optionList, P95_MOST_MS, PEOPLE_MOST, usage, VALIDATIONS } from './usage.ts';
import type { LoadLanguage } from './words/load-words.ts';
import { OPTION_WORDS, type OptionWords } from './words/option-words.ts';

export interface LoadOptions {
  readonly name: ProfileName;
  readonly profile: LoadProfile;
  readonly limits: P95Limits;
  readonly senders: number;
  readonly vus: number;
  /** One run for each; several are compared. */
  readonly validations: readonly Validation[];
  /** The running platform that is loaded; null: one of the run's own. */
  readonly running: RunningPlatform | null;
  /** Text of the scenario that is played; empty for every other run. */
  readonly scenario: string;
  /** The name of the reports: that of the run, with that of its scenario. */
  readonly report: string;
  /** The folder of the reports; null: reports/load. */
  readonly out: string | null;
  /** Of what the run says and of its report. */
  readonly language: LoadLanguage;
}

/** A mistake of the caller; the message lists the possible values. */
export class UsageError extends Error {}

/** The caller asks what there is; the message is the answer. */
export class HelpWanted extends Error {}

const SENDERS = 20;

/** Reads the command line. `environment` names the language of the terminal, and the options that npm kept. */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): LoadOptions {
  const spoken = languageIn(args, environment);
  const kept = keptByNpm(Object.keys(OPTIONS), environment);
  if (kept.length > 0) throw new UsageError(behindDashes('load', args, kept, spoken));
  if (args.some((arg) => arg === '--help' || arg === '-h')) throw new HelpWanted(usage(spoken));
  const { values, positionals } = parse(args, OPTION_WORDS[spoken]);
  const { origin, token, out = null, lang, ...changes } = values;
  const language = languageOf(lang, environment);
  const words = OPTION_WORDS[language];
  const { name, file } = namesIn(positionals, language);
  const base: LoadProfile = PROFILES[name];
  if (out === '') throw new UsageError(words.noFolder);
  for (const option of Object.keys(changes)) {
    if (base.options.some((each) => each === option)) continue;
    throw new UsageError(words.idle(`--${option}`, name, optionList(base.options)));
  }
  const number = (option: keyof typeof changes, otherwise: number) => {
    const given = changes[option];
    if (given === undefined) return otherwise;
    const value = Number(given);
    if (given === '' || !Number.isFinite(value) || value < 0)
      throw new UsageError(words.notANumber(`--${option}`, given));
    return value;
  };
  const whole = (option: keyof typeof MOST, otherwise: number) => {
    const value = number(option, otherwise);
    const isWithin = Number.isInteger(value) && value >= 1 && value <= MOST[option];
    if (!isWithin) throw new UsageError(words.whole(`--${option}`, MOST[option]));
    return value;
  };
  const every = (option: 'lose-every' | 'swap-every' | 'repeat-every' | 'delay-every', otherwise: number) => {
    const value = number(option, otherwise);
    // A defect in every single delivery leaves nothing to compare it with.
    if (value !== 0 && (!Number.isInteger(value) || value < 2)) throw new UsageError(words.everyNth(`--${option}`));
    return value;
  };
  const limit = (kind: keyof P95Limits) => {
    const option = `${kind}-p95` as const;
    const value = number(option, P95_LIMITS[kind] ?? 0);
    if (changes[option] === undefined) return P95_LIMITS[kind];
    if (value < 1 || value > P95_MOST_MS) throw new UsageError(words.milliseconds(`--${option}`, P95_MOST_MS));
    return value;
  };
  const limits: P95Limits = {
    delivery: limit('delivery'),
    ack: limit('ack'),
    gift: limit('gift'),
    entry: limit('entry'),
    step: limit('step'),
  };
  const { validation = 'sampled' } = changes;
  const validations = VALIDATIONS.filter((each) => validation === EACH || each === validation);
  if (validations.length === 0) throw new UsageError(words.validations([...VALIDATIONS, EACH].join(', ')));
  const faults: FaultPlan = {
    duplicate: number('duplicate', base.faults.duplicate),
    loseEvery: every('lose-every', base.faults.loseEvery),
    swapEvery: every('swap-every', base.faults.swapEvery),
    repeatEvery: every('repeat-every', base.faults.repeatEvery),
    delayEvery: every('delay-every', base.faults.delayEvery),
  };
  if (faults.duplicate > 1) throw new UsageError(words.part);
  const receivers = whole('receivers', base.receivers);
  const people = countOf(peopleOf({ script: base.script, receivers }, SENDERS));
  if (people > PEOPLE_MOST) throw new UsageError(words.tooMany(people, PEOPLE_MOST));
  const perSecond = whole('rate', base.perSecond);
  return {
    name,
    profile: {
      ...base,
      receivers,
      perSecond,
      seconds: base.options.includes('seconds') ? whole('seconds', base.seconds) : Math.ceil(receivers / perSecond),
      faults,
    },
    limits,
    senders: SENDERS,
    vus: Math.min(receivers, whole('vus', availableParallelism())),
    validations,
    running: runningPlatform(origin, token, words),
    scenario: file === undefined ? '' : scenarioText(file, language),
    report: file === undefined ? name : `${name}-${path.basename(file, '.json')}`,
    out,
    language,
  };
}

/** As the command of scenarios chooses it. */
function languageOf(
  asked: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): LoadLanguage {
  try {
    return runLanguage(asked, environment);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The run, and the scenario that it plays. */
function namesIn(
  positionals: readonly string[],
  language: LoadLanguage,
): { readonly name: ProfileName; readonly file: string | undefined } {
  const words = OPTION_WORDS[language];
  const [name, ...others] = positionals;
  if (name === undefined) throw new UsageError(usage(language));
  if (!isProfile(name)) {
    const known = Object.keys(PROFILES).join(', ');
    throw new UsageError(words.noRun(name, nearestName(name, PROFILES), known));
  }
  const [file] = name === 'scenario' ? others.splice(0, 1) : [];
  if (name === 'scenario' && file === undefined) throw new UsageError(words.needsFile);
  if (others.length > 0) throw new UsageError(words.noFurtherName(name, others.join(' ')));
  return { name, file };
}

function runningPlatform(
  origin: string | undefined,
  token: string | undefined,
  words: OptionWords,
): RunningPlatform | null {
  if (origin === undefined) {
    if (token !== undefined) throw new UsageError(words.tokenAlone);
    return null;
  }
  const url = URL.canParse(origin) ? new URL(origin) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') throw new UsageError(words.noOrigin(origin));
  return { origin: url.origin, token: token ?? '' };
}

/** The text of a scenario that reads without a problem. */
function scenarioText(name: string, language: LoadLanguage): string {
  const file = findScenario(name);
  if (file === undefined) throw new UsageError(unknownScenario(name, language));
  const text = readFileSync(file, 'utf8');
  const read = readScenario(text, language);
  if (read.ok) return text;
  throw new UsageError(read.problems.map((problem) => problemLine(file, problem, language)).join('\n'));
}

const text = { type: 'string' } as const;
const OPTIONS = {
  receivers: text,
  rate: text,
  seconds: text,
  vus: text,
  validation: text,
  duplicate: text,
  'lose-every': text,
  'swap-every': text,
  'repeat-every': text,
  'delay-every': text,
  'delivery-p95': text,
  'ack-p95': text,
  'gift-p95': text,
  'entry-p95': text,
  'step-p95': text,
  origin: text,
  token: text,
  out: text,
  lang: text,
} satisfies Record<LoadOption | 'origin' | 'token' | 'out' | 'lang', typeof text>;

function parse(args: readonly string[], words: OptionWords) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: OPTIONS,
    });
  } catch (error) {
    throw new UsageError(mistakeIn(error, words));
  }
}

/** What Node refuses, without its advice about dashes. */
function mistakeIn(error: unknown, words: OptionWords): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, name = ''] = /'--([\w-]+)/.exec(message) ?? [];
  if (Object.hasOwn(OPTIONS, name)) return words.needsValue(`--${name}`);
  const near = nearestName(name, OPTIONS);
  if (name !== '') return words.unknownOption(`--${name}`, near === '' ? '' : `--${near}`);
  const [reason = ''] = message.split(/\.\s|\n/);
  return words.seeHelp(reason.replace(/\.$/, ''));
}

function isProfile(name: string): name is ProfileName {
  return Object.hasOwn(PROFILES, name);
}
