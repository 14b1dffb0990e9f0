import type { RunState } from './scenario-run.ts';

/** How a run has ended. `notBegun`: its world could not be made, or an actor could not sign in. */
export type RunOutcome = 'held' | 'failed' | 'stopped' | 'notBegun';

export function outcomeOf({ report }: Pick<RunState, 'report'>): RunOutcome {
  if (!report) return 'notBegun';
  if (report.stopped) return 'stopped';
  return report.held ? 'held' : 'failed';
}

/** The sign of each outcome. */
export const OUTCOME_ICONS = {
  held: 'check',
  failed: 'close',
  stopped: 'pause',
  notBegun: 'warning',
} as const satisfies Readonly<Record<RunOutcome, string>>;
