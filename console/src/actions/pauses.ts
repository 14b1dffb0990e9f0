const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** From here on, a pause is told in minutes. */
const LONG_MS = 10 * MINUTE_MS;

/** A pause as a person would write it: in half seconds, from ten seconds on in seconds, and from ten minutes on in minutes. */
export function roundedPause(ms: number): number {
  const unit = ms < 10 * SECOND_MS ? SECOND_MS / 2 : ms < LONG_MS ? SECOND_MS : MINUTE_MS;
  return Math.round(ms / unit) * unit;
}

/** The pause between events that follow each other quickly. */
export function roundedInterval(ms: number): number {
  const unit = ms < 100 ? 1 : ms < SECOND_MS ? 10 : 100;
  return Math.max(1, Math.round(ms / unit) * unit);
}
