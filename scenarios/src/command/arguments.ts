import { parseArgs } from 'node:util';
import { nearestName } from '../format/nearest-name.ts';
import { Unusable } from '../runtimes/unusable.ts';
import { ARGUMENT_WORDS, type ArgumentWords, type TaskName } from '../words/argument-words.ts';
import { behindDashes, keptByNpm } from './npm-options.ts';
import { languageIn } from './run-language.ts';

const text = { type: 'string' } as const;
const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  origin: text,
  world: text,
  speed: text,
  seed: text,
  token: text,
  out: text,
  junit: text,
  lang: text,
  at: text,
  times: text,
  map: { type: 'string', multiple: true },
  replace: { type: 'boolean' },
} as const;
type OptionName = Exclude<keyof typeof OPTIONS, 'help'>;

interface Task {
  readonly takes: readonly OptionName[];
  /** How many names or files it is given. */
  readonly least: number;
  readonly most: number;
}

const PLAYING = ['origin', 'world', 'speed', 'seed', 'token', 'out', 'junit', 'lang'] as const;
const ANY = Number.POSITIVE_INFINITY;

/** What each task is given. An option without effect is a slip. */
const TASKS = {
  list: { takes: [], least: 0, most: 0 },
  check: { takes: ['lang'], least: 0, most: ANY },
  run: { takes: PLAYING, least: 1, most: ANY },
  record: { takes: PLAYING, least: 1, most: ANY },
  export: { takes: ['origin', 'token', 'out', 'lang'], least: 1, most: 1 },
  import: { takes: ['origin', 'token', 'world', 'at', 'lang'], least: 1, most: 1 },
  replay: { takes: ['at', 'times', 'lang'], least: 1, most: ANY },
  'from-har': { takes: ['map', 'out', 'replace', 'lang'], least: 1, most: 1 },
} as const satisfies Record<TaskName, Task>;

export type Values = {
  readonly [Name in OptionName]?: Name extends 'map' ? readonly string[] : Name extends 'replace' ? boolean : string;
};

export interface Arguments {
  readonly task: TaskName;
  readonly names: readonly string[];
  readonly values: Values;
}

/** Reads the command line; null when it asks for help. Throws `Unusable`, which names the mistake. */
export function readArguments(
  written: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): Arguments | null {
  const language = languageIn(written, environment);
  const words = ARGUMENT_WORDS[language];
  const kept = keptByNpm(Object.keys(OPTIONS), environment);
  if (kept.length > 0) throw new Unusable(behindDashes('scenario', written, kept, language));
  const { values, positionals } = parsed(written, words);
  const { help, ...given } = values;
  if (help) return null;
  const [task, ...names] = positionals;
  const known = Object.keys(TASKS).join(', ');
  if (task === undefined) throw new Unusable(words.nameTask(known));
  if (!isTask(task)) throw new Unusable(words.noTask(task, nearestName(task, TASKS), known));
  const { takes, least, most }: Task = TASKS[task];
  const strange = Object.keys(given).filter((name) => !takes.some((taken) => taken === name));
  if (strange.length > 0) throw new Unusable(words.notTaken(task, optionList(strange), optionList(takes)));
  if (names.length < least || names.length > most) {
    throw new Unusable(words.needs(task, words.names[task], names.join(' ')));
  }
  return { task, names, values: given };
}

const optionList = (names: readonly string[]) => names.map((name) => `--${name}`).join(', ');

const isTask = (name: string): name is TaskName => Object.hasOwn(TASKS, name);

function parsed(written: readonly string[], words: ArgumentWords) {
  try {
    return parseArgs({ args: [...written], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Unusable(mistakeIn(error.message, words));
  }
}

/** What Node refuses, without its advice about dashes. */
function mistakeIn(message: string, words: ArgumentWords): string {
  const [, name = ''] = /'(?:-\w, )?--([\w-]+)/.exec(message) ?? [];
  const option = `--${name}`;
  if (Object.hasOwn(OPTIONS, name)) {
    return message.includes('does not take') ? words.takesNoValue(option) : words.needsValue(option);
  }
  const near = nearestName(name, OPTIONS);
  if (name !== '') return words.unknownOption(option, near === '' ? '' : `--${near}`);
  const [reason = ''] = message.split('. ');
  return words.seeHelp(reason);
}
