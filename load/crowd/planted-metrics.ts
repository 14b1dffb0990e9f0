import type { FaultPlan, Planted } from './fault-injector.ts';

interface PlantedMetric {
  /** Name of the counter of k6. */
  readonly name: string;
  readonly kind: keyof Planted;
}

/** The counters of the faults that a run makes: of copies in each run, and of each kind that its plan plants. */
export function plantedMetrics(plan: FaultPlan, prefix: '' | 'room_' = ''): readonly PlantedMetric[] {
  const every = [
    ['copies_injected', 'copies', 1],
    ['losses_planted', 'losses', plan.loseEvery],
    ['repeats_planted', 'repeats', plan.repeatEvery],
    ['swaps_planted', 'swaps', plan.swapEvery],
    ['swaps_impossible', 'swapsLeft', plan.swapEvery],
    ['delays_planted', 'delays', plan.delayEvery],
  ] as const;
  return every.filter(([, , rate]) => rate > 0).map(([name, kind]) => ({ name: `${prefix}${name}`, kind }));
}

/** A run that plants nothing of what its plan asks for proves nothing about its checks: it fails. */
export function plantedThresholds(plan: FaultPlan, prefix: '' | 'room_' = ''): Record<string, string[]> {
  const isAsked = (kind: keyof Planted) => (kind === 'copies' ? plan.duplicate > 0 : kind !== 'swapsLeft');
  const asked = plantedMetrics(plan, prefix).filter(({ kind }) => isAsked(kind));
  return Object.fromEntries(asked.map(({ name }) => [name, ['count>0']]));
}

const FOUND = [
  ['lost', 'loseEvery'],
  ['shown_twice', 'repeatEvery'],
  ['out_of_order', 'swapEvery'],
  ['stale', 'delayEvery'],
] as const;

/**
 * What a check may find: nothing. Of a kind that the plan plants it has to find just as many, which the verdict compares: k6 cannot
 * compare two metrics.
 */
export function foundThresholds(plan: FaultPlan, prefix: 'messages_' | 'room_'): Record<string, string[]> {
  return Object.fromEntries(
    FOUND.filter(([, every]) => plan[every] === 0).map(([name]) => [`${prefix}${name}`, ['count==0']]),
  );
}
