import { Counter } from 'k6/metrics';
import type { Planted } from '../crowd/fault-injector.ts';
import { plantedMetrics } from '../crowd/planted-metrics.ts';
import { plan } from './plan.ts';

/** Counts the faults that were made, of each kind that the plan makes; the verdict compares them with what the check found. */
export function plantedCounters(prefix: '' | 'room_'): (planted: Planted) => void {
  const counters = plantedMetrics(plan.faults, prefix).map(({ name, kind }) => ({ kind, counter: new Counter(name) }));
  return (planted) => {
    for (const { kind, counter } of counters) counter.add(planted[kind]);
  };
}
