import { type Run, spreadOf, verdict } from '../goals.ts';

/** One line of the bench. The goal is that of the median; a sound that never came misses it, too. */
export function lineOf(what: string, times: readonly number[], goalMs?: number, run?: Run): string {
  const { median, worst } = spreadOf(times);
  const ms = (value: number) => value.toFixed(0).padStart(7);
  const figures = `${what.padEnd(48)} median ${ms(median)} ms, worst ${ms(worst)} ms (${times.length} times)`;
  if (goalMs === undefined) return figures;
  return `${figures}, goal of the median ${goalMs} ms: ${verdict(median <= goalMs && Number.isFinite(worst), run)}`;
}
