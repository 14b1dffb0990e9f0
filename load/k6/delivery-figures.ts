import type { Counter } from 'k6/metrics';
import { type DeliveryFindings, type DeliverySums, sumOf } from '../crowd/delivery-check.ts';

const EVERY_MS = 1000;

/** The counters of what arrives; what is missing is known at the end only. */
interface ArrivalCounters {
  readonly delivered: Counter;
  readonly shownTwice: Counter;
  readonly outOfOrder: Counter;
  readonly stale: Counter;
}

/**
 * Counts once a second what has arrived since, so that a run that is interrupted keeps what it has measured. Returns a function that
 * ends it, with the findings of the end.
 */
export function countArrivals(
  { delivered, shownTwice, outOfOrder, stale }: ArrivalCounters,
  findings: () => readonly DeliveryFindings[],
): (last: readonly DeliveryFindings[]) => DeliverySums {
  let former = sumOf([]);
  const count = (now: DeliverySums) => {
    delivered.add(now.arrived - former.arrived);
    shownTwice.add(now.shownTwice - former.shownTwice);
    outOfOrder.add(now.outOfOrder - former.outOfOrder);
    stale.add(now.stale - former.stale);
    former = now;
    return now;
  };
  const counting = setInterval(() => count(sumOf(findings())), EVERY_MS);
  return (last) => {
    clearInterval(counting);
    return count(sumOf(last));
  };
}
