import { Trend } from 'k6/metrics';

const DRIFT_EVERY_MS = 100;
const drift = new Trend('generator_lag_ms', true);

/** Watches how late the timers of a VU come: a generator that cannot keep up measures itself. Returns a function that ends it. */
export function watchLag(): () => void {
  let due = Date.now() + DRIFT_EVERY_MS;
  const ticking = setInterval(() => {
    const now = Date.now();
    drift.add(Math.max(0, now - due));
    due = now + DRIFT_EVERY_MS;
  }, DRIFT_EVERY_MS);
  return () => clearInterval(ticking);
}
