import { type Clock, systemClock } from '../../src/ports.ts';

/** A clock that the test sets. Timers run in real time. */
export function clockAt(now: () => number, { after }: Pick<Clock, 'after'> = systemClock): Clock {
  return { now, steady: now, after };
}
