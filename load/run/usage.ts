import { type LoadOption, type LoadProfile, PROFILES, type ProfileName } from '../crowd/load-plan.ts';
import { P95_LIMITS } from '../crowd/p95-limits.ts';
import type { Validation } from '../crowd/validation.ts';
import type { LoadLanguage } from './words/load-words.ts';
import { USAGE_WORDS } from './words/usage-words.ts';

/** Above these a mistyped number would hold the machine for hours; real runs are far below. */
export const MOST = { receivers: 20_000, rate: 10_000, seconds: 86_400, vus: 1024 } as const;
/** As many as the control API makes in a world. */
export const PEOPLE_MOST = 20_000;
/** A limit above this holds for every run. */
export const P95_MOST_MS = 60_000;
export const VALIDATIONS: readonly Validation[] = ['off', 'sampled', 'all'];
/** Runs once for each, and compares the medians. */
export const EACH = 'each';

/** The text of `--help`. */
export function usage(language: LoadLanguage): string {
  const words = USAGE_WORDS[language];
  // The keys of the table itself.
  const profiles = Object.entries(PROFILES) as readonly (readonly [ProfileName, LoadProfile])[];
  const names = profiles.map(([name, { receivers, perSecond, seconds, options }]) => {
    const defaults = { receivers, rate: perSecond, seconds };
    const shown = Object.entries(defaults).filter(([option]) => options.includes(option as LoadOption));
    const told = shown.map(([option, value]) => `--${option} ${value}`).join(' ');
    return `  ${name.padEnd(18)}${words.summaries[name]}${words.defaults(told)}`;
  });
  const few = profiles
    .filter(([, { options }]) => !options.includes('validation'))
    .map(([name, { options }]) => words.takesOnly(name, optionList(options)));
  const quoted = { most: MOST, p95Most: P95_MOST_MS, p95: P95_LIMITS, validations: VALIDATIONS, each: EACH };
  return [words.head, ...names, ...words.options(quoted), ...few].join('\n');
}

export function optionList(options: readonly LoadOption[]): string {
  return options.map((option) => `--${option}`).join(', ');
}
