/** The process of a bench, as far as a verdict is concerned. */
export interface Run {
  exitCode?: string | number | null | undefined;
}

/** Exit codes of a run: a missed goal outweighs a figure that says nothing. */
const MISSED = 1;
const INVALID = 2;

/**
 * The word for a figure beside its goal. A missed goal makes the run end with an error. A figure that misses it while `isLate`, because
 * those who receive did not keep up, is a figure of theirs and not of the server: it makes the run end with an error of its own.
 */
export function verdict(isReached: boolean, run: Run = process, isLate = false): 'reached' | 'MISSED' | 'INVALID' {
  if (isReached) return 'reached';
  if (!isLate) run.exitCode = MISSED;
  else if (run.exitCode !== MISSED) run.exitCode = INVALID;
  return isLate ? 'INVALID' : 'MISSED';
}

/** Says whether a figure is at most its goal. A figure that is no number reaches none. */
export function judgedByGoal(value: number, goal: number, unit: string, run: Run = process): string {
  return `goal ${goal} ${unit}: ${verdict(value <= goal, run)}`;
}

export interface Spread {
  readonly median: number;
  readonly worst: number;
}

/** Of no times, both are no number, which reaches no goal. */
export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((one, other) => one - other);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, worst: sorted.at(-1) ?? Number.NaN };
}
