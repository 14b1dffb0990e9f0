import { Counter } from 'k6/metrics';
import type { Planted } from '../crowd/fault-injector.ts';
import { plan } from './plan.ts';

/** Counts the faults that were made, of each kind that the plan makes; the verdict compares them with what the check found. */
export function plantedCounters(prefix: '' | 'room_'): (planted: Planted) => void {
  const { loseEvery, repeatEvery, swapEvery } = plan.faults;
  const counters = (
    [
      ['copies_injected', 'copies', 1],
      ['losses_planted', 'losses', loseEvery],
      ['repeats_planted', 'repeats', repeatEvery],
      ['swaps_planted', 'swaps', swapEvery],
    ] as const
  )
    .filter(([, , every]) => every > 0)
    .map(([name, kind]) => ({ kind, counter: new Counter(`${prefix}${name}`) }));
  return (planted) => {
    for (const { kind, counter } of counters) counter.add(planted[kind]);
  };
}
