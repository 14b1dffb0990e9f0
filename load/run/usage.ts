import { type LoadOption, type LoadProfile, PROFILES } from '../crowd/load-plan.ts';
import { P95_LIMITS } from '../crowd/p95-limits.ts';
import type { Validation } from '../crowd/validation.ts';

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
export function usage(): string {
  const names = Object.entries<LoadProfile>(PROFILES).map(
    ([name, { summary, receivers, perSecond, seconds, options }]) => {
      const defaults = { receivers, rate: perSecond, seconds };
      const shown = Object.entries(defaults).filter(([option]) => options.includes(option as LoadOption));
      return `  ${name.padEnd(18)}${summary} (${shown.map(([option, value]) => `--${option} ${value}`).join(' ')})`;
    },
  );
  const few = Object.entries<LoadProfile>(PROFILES)
    .filter(([, { options }]) => !options.includes('validation'))
    .map(([name, { options }]) => `  ${name} takes only ${optionList(options)}.`);
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
    '  --lose-every N, --swap-every N, --repeat-every N, --delay-every N',
    '                     plants a defect in every Nth delivery of the whole run (2 or more), which the run must find',
    '  --delivery-p95 MS, --ack-p95 MS, --gift-p95 MS, --entry-p95 MS, --step-p95 MS',
    `                     what 95 of 100 stay below, 1 to ${P95_MOST_MS} (${limitsInWords()})`,
    '  --origin URL       loads a running platform, a node or a balancer before several, in a world of its own, which is',
    '                     deleted afterwards; without it the run starts a platform of its own',
    '  --token TOKEN      the CONTROL_TOKEN of that platform, when it is on another machine or behind a proxy',
    '  --out DIR          the folder of the reports (reports/load); a run replaces its former report there',
    '  --lang zh|en       the language of what the run says and of its report (zh where LC_ALL, LC_MESSAGES or LANG begins with',
    '                     zh, else en)',
    ...few,
  ].join('\n');
}

export function optionList(options: readonly LoadOption[]): string {
  return options.map((option) => `--${option}`).join(', ');
}

function limitsInWords(): string {
  return Object.entries(P95_LIMITS)
    .map(([kind, ms]) => `${kind} ${ms ?? 'none'}`)
    .join(', ');
}
