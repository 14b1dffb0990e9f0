import { type Run, spreadOf, verdict } from '../goals.ts';

/** From the command about a seat to the last packet of a speaker who is silenced, or to the first one of a speaker who begins. */
export const CHANGE_GOAL_MS = 300;

/** Listeners whose timers come later than this note packets later than they came (as `generator_lag_ms` of the loads). */
const LATE_MS = 50;

/** Of a figure with a goal. */
export interface Judged {
  readonly goalMs: number;
  /** How late the listeners were during each of the changes. */
  readonly lateness: readonly number[];
}

/** Median and worst in milliseconds, and the verdict where the median has a goal. */
export function rowOf(what: string, times: readonly number[], judged?: Judged, run?: Run): string {
  const { median, worst } = spreadOf(times);
  const figures = `${what.padEnd(72)}${median.toFixed(0).padStart(8)}${worst.toFixed(0).padStart(8)}`;
  if (!judged) return figures;
  const late = spreadOf(judged.lateness).median;
  // Only a miss that this explains is theirs.
  const isTheirs = late > LATE_MS && median - late <= judged.goalMs;
  const word = verdict(median <= judged.goalMs, run, isTheirs);
  return `${figures}   goal ${judged.goalMs}: ${word} (listeners late by ${late.toFixed(0)})`;
}

/** Everyone hears every speaker, also after the changes of seats. */
export const hearingLine = (hearing: number, listeners: number, dropped: number, run?: Run): string =>
  `${hearing} of ${listeners} hear all speakers at the end: ${verdict(hearing === listeners, run)}; ${dropped} sockets were ended meanwhile`;

/** What the last listener plays is no silence. */
export const levelLine = (level: number, run?: Run): string =>
  `the last listener plays a level of ${level.toFixed(2)}: ${verdict(level > 0, run)}`;
