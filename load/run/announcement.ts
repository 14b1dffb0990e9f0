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
  return `${receivers} ${UNITS[script]}, ${perSecond} a second, ${seconds} s${checks}${where}`;
}
