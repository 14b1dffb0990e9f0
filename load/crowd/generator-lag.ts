/** A generator that is slower than this, or stands still for longer, spoils what it measures. */
export const LAG_THRESHOLDS = { generator_lag_ms: ['p(95)<50', 'p(99)<250'] };

/**
 * How late each tick of a timer came that was due at `dueAt` and every `everyMs` since. A freeze swallows ticks: each of them was late, or
 * a run that stood still for a third of its time would show one bad sample among many good ones.
 */
export function latenesses(dueAt: number, now: number, everyMs: number): number[] {
  const late = Math.max(0, now - dueAt);
  return Array.from({ length: Math.floor(late / everyMs) + 1 }, (_, missed) => late - missed * everyMs);
}
