import type { RawSocket } from '@miczero/scenarios/player';
import { hallTarget } from '@miczero/scenarios/player';
import exec from 'k6/execution';
import { Counter, Trend } from 'k6/metrics';
import { LAG_THRESHOLDS } from '../crowd/generator-lag.ts';
import { Receivers, type Runtime, startSender } from '../crowd/hall-crowd.ts';
import { CALM_BEFORE_STORM_MS } from '../crowd/load-plan.ts';
import { p95Threshold } from '../crowd/p95-limits.ts';
import { foundThresholds, plantedThresholds } from '../crowd/planted-metrics.ts';
import { hallTimes, maxDuration, OPEN_EVERY_MS } from '../crowd/run-times.ts';
import { toldClose } from '../crowd/told-close.ts';
import { countedSocket } from './counted-socket.ts';
import { countArrivals } from './delivery-figures.ts';
import { watchLag } from './generator-lag.ts';
import { handleSummary, plan, TREND_STATS } from './plan.ts';
import { plantedCounters } from './planted.ts';
import { signing } from './signing.ts';

const TIMES = hallTimes(plan);

const delivered = new Counter('messages_delivered');
const lost = new Counter('messages_lost');
const shownTwice = new Counter('messages_shown_twice');
const copies = new Counter('copies_recognised');
const countPlanted = plantedCounters('');
const outOfOrder = new Counter('messages_out_of_order');
const stale = new Counter('messages_stale');
const silent = new Counter('sockets_silent');
const unopened = new Counter('sockets_unopened');
const unreturned = new Counter('sockets_unreturned');
const closed = new Counter('sockets_closed');
const acknowledged = new Counter('messages_acknowledged');
const unacknowledged = new Counter('messages_unacknowledged');
const acknowledgedTwice = new Counter('messages_acknowledged_twice');
const violations = new Counter('contract_violations');
// Virtual users that have come so far: what was not measured then is no zero.
const begun = new Counter('hall_begun');
const returned = new Counter('hall_returned');
const ended = new Counter('hall_ended');
const latency = new Trend('delivery_ms', true);
const roundTrip = new Trend('acknowledgement_ms', true);
const returning = new Trend('return_ms', true);

export const options = {
  scenarios: {
    crowd: { executor: 'per-vu-iterations', vus: plan.vus, iterations: 1, maxDuration: maxDuration(TIMES) },
  },
  thresholds: {
    ...(plan.faults.loseEvery === 0 && { messages_delivered: [`count==${plan.receivers * plan.messages}`] }),
    ...foundThresholds(plan.faults, 'messages_'),
    messages_unacknowledged: ['count==0'],
    messages_acknowledged_twice: ['count==0'],
    sockets_silent: ['count==0'],
    sockets_unopened: ['count==0'],
    ...(plan.storm && { sockets_unreturned: ['count==0'], hall_returned: [`count==${plan.vus}`] }),
    hall_begun: [`count==${plan.vus}`],
    hall_ended: [`count==${plan.vus}`],
    sockets_closed: ['count==0'],
    contract_violations: ['count==0'],
    ...p95Threshold('delivery_ms', plan.limits.delivery),
    ...p95Threshold('acknowledgement_ms', plan.limits.ack),
    ...LAG_THRESHOLDS,
    ...plantedThresholds(plan.faults),
  },
  summaryTrendStats: TREND_STATS,
};

const runtime: Runtime = {
  open: (index) => {
    const session = plan.sessions[index];
    if (!session) throw new Error(`no session ${index}`);
    return countedSocket(`${plan.origin}${hallTarget(session, plan.world, signing)}`) as unknown as RawSocket;
  },
  after: (ms, work) => void setTimeout(work, ms),
  now: () => Date.now(),
};

export function setup(): { readonly startAt: number } {
  return { startAt: Date.now() + TIMES.opening };
}

/** One crowd in one hall: few virtual users with many sockets each. The senders are those of the first. */
export default function crowd({ startAt }: { readonly startAt: number }): void {
  const vu = exec.vu.idInTest - 1;
  const events = {
    onDelivery: (ms: number) => latency.add(ms),
    onAck: (ms: number) => {
      acknowledged.add(1);
      roundTrip.add(ms);
    },
    onViolation: () => violations.add(1),
    onRefused: (why: string) => console.error(`refused: ${why}`),
    onClosed: (why: string) => {
      closed.add(1);
      console.error(toldClose(why));
    },
    onReturned: (ms: number) => returning.add(ms),
  };
  const receivers = new Receivers(plan, events);
  const mine: number[] = [];
  for (let index = vu; index < plan.receivers; index += plan.vus) mine.push(index);
  for (const [place, session] of mine.entries()) {
    runtime.after(place * OPEN_EVERY_MS * plan.vus, () => receivers.open(runtime, session));
  }
  const senders = vu === 0 ? openSenders(events) : [];
  runtime.after(startAt - Date.now(), () => {
    unopened.add(mine.length - receivers.ready + senders.filter(({ isReady }) => !isReady()).length);
    begun.add(1);
    for (const sender of senders) sender.start();
  });
  if (plan.storm) {
    const { after, pauseMs } = plan.storm;
    const silentAt = startAt - Date.now() + (after / plan.perSecond) * 1000;
    runtime.after(silentAt + CALM_BEFORE_STORM_MS, () => receivers.storm(runtime));
    runtime.after(silentAt + pauseMs, () => {
      unreturned.add(mine.length - receivers.ready);
      returned.add(1);
    });
  }
  const endWatch = watchLag();
  const endCount = countArrivals({ delivered, shownTwice, outOfOrder, stale }, () => receivers.findings());
  runtime.after(startAt - Date.now() + TIMES.talking + TIMES.settling, () => {
    endWatch();
    const { findings, planted } = receivers.end();
    const found = endCount(findings);
    lost.add(found.lost);
    copies.add(found.copies);
    silent.add(found.silent);
    countPlanted(planted);
    ended.add(1);
    closed.add(0);
    violations.add(0);
    if (vu === 0) {
      const answered = senders.reduce((sum, sender) => sum + sender.acknowledged(), 0);
      unacknowledged.add(plan.messages - answered);
      acknowledgedTwice.add(senders.reduce((sum, sender) => sum + sender.acknowledgedAgain(), 0));
    }
    for (const sender of senders) sender.close();
  });
}

function openSenders(events: Parameters<typeof startSender>[3]) {
  return Array.from({ length: plan.senders }, (_, index) => {
    const session = plan.receivers + index;
    const user = plan.sessions[session]?.no ?? '';
    return startSender(runtime, plan, { session, user, index, of: plan.senders }, events);
  });
}

export { handleSummary };
