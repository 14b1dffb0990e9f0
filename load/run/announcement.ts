import type { LoadProfile } from '../crowd/load-plan.ts';
import type { Validation } from '../crowd/validation.ts';
import type { LoadOptions } from './options.ts';

const UNITS: { readonly [Script in LoadProfile['script']]: string } = {
  hall: 'sockets',
  logins: 'logins',
  room: 'members',
  evening: 'sockets in the hall',
  scenario: 'players',
};

/** The line before a run: what it does, and where on a running platform. */
export function announcement({ profile, running }: LoadOptions, validation: Validation, run: string): string {
  const { script, receivers, perSecond, seconds, options } = profile;
  const checks = options.includes('validation') ? `, validation ${validation}` : '';
  // Each play of a scenario has a world of its own.
  const worlds = script === 'scenario' ? `worlds ${run}-…` : `world ${run}`;
  const where = running ? ` at ${running.origin}, ${worlds}` : '';
  return `${receivers} ${UNITS[script]}, ${perSecond} a second, ${seconds} s${checks}${plantedIn(profile)}${where}`;
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
