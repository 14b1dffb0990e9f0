import { latenesses } from '../../../crowd/generator-lag.ts';

const EVERY_MS = 20;

/** Watches how late the timers of a listening process come: what it notes as moments of packets is as late. */
export function startLateness() {
  let due = Date.now() + EVERY_MS;
  let worst = 0;
  const look = () => {
    const now = Date.now();
    worst = Math.max(worst, ...latenesses(due, now, EVERY_MS));
    due = now + EVERY_MS;
  };
  setInterval(look, EVERY_MS).unref();
  return {
    reset: () => {
      worst = 0;
    },
    /** Milliseconds since the last reset. */
    worst: () => worst,
  };
}
