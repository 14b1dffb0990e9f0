import type { LoadProfile } from '../crowd/load-plan.ts';
import type { Validation } from '../crowd/validation.ts';
import type { LoadOptions } from './options.ts';

interface Crowd {
  readonly receivers: number;
  readonly senders: number;
  readonly perSecond: number;
}

/** Who is there, and what happens in a second. Senders hear the messages as well, and are not counted as listeners. */
const CROWDS: { readonly [Script in LoadProfile['script']]: (crowd: Crowd) => string } = {
  hall: ({ receivers, senders, perSecond }) =>
    `${receivers} sockets listen and ${senders} more talk, ${perSecond} messages a second together`,
  logins: ({ receivers, perSecond }) => `${receivers} people sign in, ${perSecond} a second`,
  room: ({ receivers, perSecond }) => `${receivers} members of a room, ${perSecond} lines a second together`,
  evening: ({ receivers, senders, perSecond }) =>
    `${receivers} sockets in the hall listen and ${senders} more talk, ${perSecond} messages a second together`,
  scenario: ({ receivers, perSecond }) => `${perSecond} plays begin a second, at most ${receivers} at once`,
};

/** The line before a run: what it does, and where on a running platform. */
export function announcement({ profile, senders, running }: LoadOptions, validation: Validation, run: string): string {
  const { script, receivers, perSecond, seconds, options } = profile;
  const checks = options.includes('validation') ? `, validation ${validation}` : '';
  // Each play of a scenario has a world of its own.
  const worlds = script === 'scenario' ? `worlds ${run}-…` : `world ${run}`;
  const where = running ? ` at ${running.origin}, ${worlds}` : '';
  const crowd = CROWDS[script]({ receivers, senders, perSecond });
  return `${crowd}, ${seconds} s${checks}${plantedIn(profile)}${where}`;
}

/** The defects that the run has to find. */
function plantedIn({ faults }: LoadProfile): string {
  const { duplicate, loseEvery, swapEvery, repeatEvery, delayEvery } = faults;
  const planted = [
    duplicate > 0 ? `${duplicate * 100} % arrive twice` : '',
    ...Object.entries({ lost: loseEvery, swapped: swapEvery, repeated: repeatEvery, late: delayEvery }).map(
      ([what, every]) => (every > 0 ? `every ${every}th ${what}` : ''),
    ),
  ].filter((words) => words !== '');
  return planted.length === 0 ? '' : `, defects: ${planted.join(', ')}`;
}
