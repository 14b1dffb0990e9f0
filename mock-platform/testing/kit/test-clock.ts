import { type Clock, systemClock } from '../../src/ports.ts';

/** A clock whose time is what a test says. Timers run in real time. */
export function clockAt(now: () => number, { after }: Pick<Clock, 'after'> = systemClock): Clock {
  return { now, steady: now, after };
}
