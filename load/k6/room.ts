import exec from 'k6/execution';
import { Counter, Trend } from 'k6/metrics';
import { LAG_THRESHOLDS } from '../crowd/generator-lag.ts';
import { p95Threshold } from '../crowd/p95-limits.ts';
import { foundThresholds, plantedThresholds } from '../crowd/planted-metrics.ts';
import { RoomCrowd } from '../crowd/room-crowd.ts';
import { ENTER_EVERY_MS, maxDuration, roomTimes } from '../crowd/run-times.ts';
import { toldClose } from '../crowd/told-close.ts';
import { countArrivals } from './delivery-figures.ts';
import { watchLag } from './generator-lag.ts';
import { k6Runtime } from './k6-runtime.ts';
import { handleSummary, plan, TREND_STATS } from './plan.ts';
import { plantedCounters } from './planted.ts';

const room = plan.room;
if (!room) throw new Error('the plan has no room');
const members = room.sessions.length;
const TIMES = roomTimes(plan);

const entered = new Counter('members_entered');
const refused = new Counter('room_calls_refused');
const delivered = new Counter('room_deliveries');
const lost = new Counter('room_lost');
const shownTwice = new Counter('room_shown_twice');
const outOfOrder = new Counter('room_out_of_order');
const stale = new Counter('room_stale');
const silent = new Counter('room_silent');
const countPlanted = plantedCounters('room_');
const recognised = new Counter('room_copies_recognised');
const closed = new Counter('sockets_closed');
const violations = new Counter('contract_violations');
const ended = new Counter('room_ended');
const latency = new Trend('room_delivery_ms', true);
const gift = new Trend('gift_ms', true);
const entering = new Trend('room_entering_ms', true);

export const options = {
  scenarios: {
    room: { executor: 'per-vu-iterations', vus: plan.vus, iterations: 1, maxDuration: maxDuration(TIMES) },
  },
  thresholds: {
    members_entered: [`count==${members}`],
    room_calls_refused: ['count==0'],
    ...(plan.faults.loseEvery === 0 && { room_deliveries: [`count==${members * (room.lines + room.gifts)}`] }),
    ...foundThresholds(plan.faults, 'room_'),
    room_silent: ['count==0'],
    room_ended: [`count==${plan.vus}`],
    sockets_closed: ['count==0'],
    contract_violations: ['count==0'],
    ...p95Threshold('room_delivery_ms', plan.limits.delivery),
    ...p95Threshold('gift_ms', plan.limits.gift),
    ...LAG_THRESHOLDS,
    ...plantedThresholds(plan.faults, 'room_'),
  },
  summaryTrendStats: TREND_STATS,
};

const after = (ms: number, work: () => void) => void setTimeout(work, ms);

export function setup(): { readonly startAt: number } {
  return { startAt: Date.now() + TIMES.opening };
}

/** A voice room: few VUs with many members each. Those on seats belong to the first VU, which talks and gives. */
export default function play({ startAt }: { readonly startAt: number }): void {
  if (!room) return;
  const vu = exec.vu.idInTest - 1;
  for (const counter of [refused, closed, violations]) counter.add(0);
  const crowd = new RoomCrowd(room, { origin: plan.origin.replace(/^ws/, 'http'), world: plan.world }, k6Runtime, {
    onDelivery: (ms) => latency.add(ms),
    onGift: (ms) => gift.add(ms),
    onEntered: (ms) => {
      entered.add(1);
      entering.add(ms);
    },
    onRefused: (what) => {
      refused.add(1);
      console.error(`refused: ${what}`);
    },
    onViolation: () => violations.add(1),
    onClosed: (why) => {
      closed.add(1);
      console.error(toldClose(why));
    },
  });
  // The host sits on seat 0 of their own accord; the other speakers take the seats after it.
  const isMine = (index: number) => (index < room.speakers ? vu === 0 : index % plan.vus === vu);
  for (const [index, session] of room.sessions.entries()) {
    if (!isMine(index)) continue;
    const seat = index > 0 && index < room.speakers ? index : null;
    after(index * ENTER_EVERY_MS, () => void crowd.enter(index, session, seat));
  }
  if (vu === 0) {
    after(startAt - Date.now(), () => {
      crowd.talk(room.speakers, after);
      void crowd.give(0, room.sessions[1]?.no ?? '', after);
    });
  }
  const endWatch = watchLag();
  const endCount = countArrivals({ delivered, shownTwice, outOfOrder, stale }, () => crowd.findings());
  after(startAt - Date.now() + TIMES.talking + TIMES.settling, () => {
    endWatch();
    const { members: findings, planted } = crowd.end();
    const found = endCount(findings);
    lost.add(found.lost);
    silent.add(found.silent);
    recognised.add(found.copies);
    countPlanted(planted);
    ended.add(1);
  });
}

export { handleSummary };
