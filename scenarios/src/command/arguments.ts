import { parseArgs } from 'node:util';
import { nearestName } from '../format/nearest-name.ts';
import { behindDashes, keptByNpm } from './npm-options.ts';
import { Unusable } from './unusable.ts';

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
  /** How many names or files it is given, and in words. */
  readonly least: number;
  readonly most: number;
  readonly names: string;
}

const PLAYING = ['origin', 'world', 'speed', 'seed', 'token', 'out', 'junit', 'lang'] as const;
const ANY = Number.POSITIVE_INFINITY;

/** What each task is given. An option without effect is a slip. */
const TASKS = {
  list: { takes: [], least: 0, most: 0, names: 'no names' },
  check: { takes: ['lang'], least: 0, most: ANY, names: 'names or files of scenarios' },
  run: { takes: PLAYING, least: 1, most: ANY, names: 'the name or file of a scenario, or several' },
  record: { takes: PLAYING, least: 1, most: ANY, names: 'the name or file of a scenario, or several' },
  export: { takes: ['origin', 'token', 'out'], least: 1, most: 1, names: 'the name of one world' },
  import: { takes: ['origin', 'token', 'world', 'at'], least: 1, most: 1, names: 'one recording' },
  replay: { takes: ['at', 'times'], least: 1, most: ANY, names: 'a recording, or several' },
  'from-har': { takes: ['map', 'out', 'replace', 'lang'], least: 1, most: 1, names: 'one HAR file' },
} as const satisfies Record<string, Task>;

export type TaskName = keyof typeof TASKS;
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
  const kept = keptByNpm(Object.keys(OPTIONS), environment);
  if (kept.length > 0) throw new Unusable(behindDashes('scenario', written, kept));
  const { values, positionals } = parsed(written);
  const { help, ...given } = values;
  if (help) return null;
  const [task, ...names] = positionals;
  const known = Object.keys(TASKS).join(', ');
  if (task === undefined) throw new Unusable(`name a task: ${known}. ${HELP}`);
  if (!isTask(task)) {
    const near = nearestName(task, TASKS);
    throw new Unusable(
      `there is no task "${task}"; ${near === '' ? '' : `did you mean "${near}"? `}there is ${known}. ${HELP}`,
    );
  }
  const { takes, least, most, names: needed }: Task = TASKS[task];
  const strange = Object.keys(given).filter((name) => !takes.some((taken) => taken === name));
  if (strange.length > 0) {
    const options = takes.map((name) => `--${name}`).join(', ');
    throw new Unusable(
      `${task} does not take ${strange.map((name) => `--${name}`).join(', ')}; it takes ${options || 'no options'}`,
    );
  }
  if (names.length < least || names.length > most) {
    const instead = names.length === 0 ? '' : `, not ${names.join(' ')}`;
    throw new Unusable(`${task} needs ${needed}${instead}. ${HELP}`);
  }
  return { task, names, values: given };
}

const HELP = 'See: npm run scenario -- --help';

const isTask = (name: string): name is TaskName => Object.hasOwn(TASKS, name);

function parsed(written: readonly string[]) {
  try {
    return parseArgs({ args: [...written], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [, name = ''] = /'(?:-\w, )?--([\w-]+)/.exec(error.message) ?? [];
    const near = Object.hasOwn(OPTIONS, name) ? '' : nearestName(name, OPTIONS);
    const [first = ''] = error.message.split('. ');
    throw new Unusable(`${first}${near === '' ? '' : `; did you mean "--${near}"?`} ${HELP}`);
  }
}
