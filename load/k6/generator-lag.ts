import { Trend } from 'k6/metrics';
import { latenesses } from '../crowd/generator-lag.ts';

const EVERY_MS = 100;
const drift = new Trend('generator_lag_ms', true);

/**
 * Watches how late the timers of a VU come: a generator that cannot keep up measures itself. What lasts only a moment is watched with
 * shorter ticks. Returns a function that ends it.
 */
export function watchLag(everyMs = EVERY_MS): () => void {
  let due = Date.now() + everyMs;
  const look = () => {
    const now = Date.now();
    for (const ms of latenesses(due, now, everyMs)) drift.add(ms);
    due = now + everyMs;
  };
  const ticking = setInterval(look, everyMs);
  return () => {
    clearInterval(ticking);
    // A tick may be late at the end.
    if (Date.now() > due) look();
  };
}
