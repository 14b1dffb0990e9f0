import type { StepResult } from '@miczero/scenarios/player';

/** Where the steps of a scenario are counted. */
export interface StepSinks {
  readonly played: { readonly add: (steps: number) => void };
  readonly leftOut: { readonly add: (steps: number) => void };
  readonly ms: { readonly add: (ms: number) => void };
}

/** Counts a step. One that needs a page was not played: its 0 ms would only make the others look faster. */
export function countStep({ fate, ms }: Pick<StepResult, 'fate' | 'ms'>, sinks: StepSinks): void {
  if (fate === 'left-out') {
    sinks.leftOut.add(1);
    return;
  }
  sinks.played.add(1);
  sinks.ms.add(ms);
}
