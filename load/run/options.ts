import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { findScenario, readScenario } from '@miczero/scenarios';
import type { FaultPlan } from '../crowd/fault-injector.ts';
import { type LoadProfile, PROFILES, type ProfileName } from '../crowd/load-plan.ts';
import type { Validation } from '../crowd/validation.ts';

export interface LoadOptions {
  readonly name: ProfileName;
  readonly profile: LoadProfile;
  readonly senders: number;
  readonly vus: number;
  /** One run for each; several are compared. */
  readonly validations: readonly Validation[];
  /** Text of the scenario that is played; empty for every other run. */
  readonly scenario: string;
}

/** A mistake of the caller; the message lists the possible values. */
export class UsageError extends Error {}

/** The caller asks what there is; the message is the answer. */
export class HelpWanted extends Error {}

const SENDERS = 20;
/** Above these a mistyped number would hold the machine for hours; real runs are far below. */
const MOST = { receivers: 20_000, rate: 10_000, seconds: 86_400, vus: 1024 } as const;
const VALIDATIONS: readonly Validation[] = ['off', 'sampled', 'all'];
/** Runs once for each, and compares the medians. */
const EACH = 'each';

export function usage(): string {
  const names = Object.entries(PROFILES).map(
    ([name, { summary, receivers, perSecond, seconds }]) =>
      `  ${name.padEnd(18)}${summary} (--receivers ${receivers} --rate ${perSecond} --seconds ${seconds})`,
  );
  return [
    'npm run load -- NAME [options]; NAME with its defaults, more in docs/how-to/fill-a-hall.md:',
    ...names,
    'Options:',
    '  --receivers N      the size: sockets that read, people who sign in, members of the room, or players of the scenario',
    `                     (1 to ${MOST.receivers})`,
    `  --rate N           messages a second, of all senders together (1 to ${MOST.rate})`,
    `  --seconds N        the duration: how long they talk (1 to ${MOST.seconds})`,
    '  --vus N            virtual users that the sockets are spread over (one for each core)',
    `  --validation V     ${VALIDATIONS.join(', ')}: which frames are decoded by the contract (sampled);`,
    `                     ${EACH}: three runs, invalid when their medians differ by more than a tenth`,
    '  --duplicate P      part of the messages that arrive twice, 0 to 1',
    '  --lose-every N, --swap-every N, --repeat-every N',
    '                     plants a defect in every Nth message of each socket, which the run must find',
  ].join('\n');
}

/** Reads the command line. */
export function readOptions(args: readonly string[]): LoadOptions {
  if (args.some((arg) => arg === '--help' || arg === '-h')) throw new HelpWanted(usage());
  const { values, positionals } = parse(args);
  const [name = ''] = positionals;
  const file = name === 'scenario' ? positionals[1] : undefined;
  if (!isProfile(name) || positionals.length !== (name === 'scenario' ? 2 : 1)) throw new UsageError(usage());
  const base: LoadProfile = PROFILES[name];
  const number = (option: keyof typeof values, otherwise: number) => {
    const given = values[option];
    if (given === undefined) return otherwise;
    const value = Number(given);
    if (given === '' || !Number.isFinite(value) || value < 0)
      throw new UsageError(`--${option}: not a number: ${given}`);
    return value;
  };
  const whole = (option: keyof typeof MOST, otherwise: number) => {
    const value = number(option, otherwise);
    const isWithin = Number.isInteger(value) && value >= 1 && value <= MOST[option];
    if (!isWithin) throw new UsageError(`--${option}: a whole number from 1 to ${MOST[option]}`);
    return value;
  };
  const { validation = 'sampled' } = values;
  const validations = VALIDATIONS.filter((each) => validation === EACH || each === validation);
  if (validations.length === 0) throw new UsageError(`--validation: ${VALIDATIONS.join(', ')}, ${EACH}`);
  const faults: FaultPlan = {
    duplicate: number('duplicate', base.faults.duplicate),
    loseEvery: number('lose-every', base.faults.loseEvery),
    swapEvery: number('swap-every', base.faults.swapEvery),
    repeatEvery: number('repeat-every', base.faults.repeatEvery),
  };
  if (faults.duplicate > 1) throw new UsageError('--duplicate: a part, 0 to 1');
  const receivers = whole('receivers', base.receivers);
  return {
    name,
    profile: {
      ...base,
      receivers,
      perSecond: whole('rate', base.perSecond),
      seconds: whole('seconds', base.seconds),
      faults,
    },
    senders: SENDERS,
    vus: Math.min(receivers, whole('vus', availableParallelism())),
    validations,
    scenario: file === undefined ? '' : scenarioText(file),
  };
}

/** The text of a scenario that reads without a problem. */
function scenarioText(name: string): string {
  const file = findScenario(name);
  if (file === undefined) throw new UsageError(`${name}: no scenario of the library and no file has that name`);
  const text = readFileSync(file, 'utf8');
  const read = readScenario(text);
  if (read.ok) return text;
  throw new UsageError(read.problems.map(({ line, path, message }) => `${file}:${line} ${path} ${message}`).join('\n'));
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        receivers: text,
        rate: text,
        seconds: text,
        vus: text,
        validation: text,
        duplicate: text,
        'lose-every': text,
        'swap-every': text,
        'repeat-every': text,
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage()}`);
  }
}

function isProfile(name: string): name is ProfileName {
  return Object.hasOwn(PROFILES, name);
}
