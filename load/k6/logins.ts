import exec from 'k6/execution';
import { Counter, Trend } from 'k6/metrics';
import { LAG_THRESHOLDS } from '../crowd/generator-lag.ts';
import { LoginWave } from '../crowd/login-wave.ts';
import { p95Threshold } from '../crowd/p95-limits.ts';
import { maxDuration, waveTimes } from '../crowd/run-times.ts';
import { toldClose } from '../crowd/told-close.ts';
import { watchLag } from './generator-lag.ts';
import { k6Runtime } from './k6-runtime.ts';
import { handleSummary, plan, TREND_STATS } from './plan.ts';

const ORIGIN = plan.origin.replace(/^ws/, 'http');
const { people, perSecond } = plan.arrivals;
const LOOK_EVERY_MS = 250;
const TIMES = waveTimes(plan);

const entered = new Counter('people_entered');
const refused = new Counter('logins_refused');
const doubled = new Counter('sessions_doubled');
const missing = new Counter('people_missing');
const closed = new Counter('sockets_closed');
const violations = new Counter('contract_violations');
const ended = new Counter('wave_ended');
const login = new Trend('login_ms', true);
const entering = new Trend('entering_ms', true);

export const options = {
  scenarios: {
    wave: { executor: 'per-vu-iterations', vus: plan.vus, iterations: 1, maxDuration: maxDuration(TIMES) },
  },
  thresholds: {
    people_entered: [`count==${people}`],
    logins_refused: ['count==0'],
    sessions_doubled: ['count==0'],
    people_missing: ['count==0'],
    wave_ended: [`count==${plan.vus}`],
    sockets_closed: ['count==0'],
    contract_violations: ['count==0'],
    ...p95Threshold('entering_ms', plan.limits.entry),
    ...LAG_THRESHOLDS,
  },
  summaryTrendStats: TREND_STATS,
};

/** A wave of logins: few VUs, each of which lets its share of the people come at the pace of the plan. */
export default function wave(): void {
  for (const counter of [entered, refused, closed, violations]) counter.add(0);
  const logins = new LoginWave({ ...plan.arrivals, origin: ORIGIN, world: plan.world }, k6Runtime, {
    onSignedIn: (ms) => login.add(ms),
    onEntered: (ms) => {
      entered.add(1);
      entering.add(ms);
    },
    onRefused: (what) => {
      refused.add(1);
      // A count alone does not say why.
      console.error(`refused: ${what}`);
    },
    onViolation: () => violations.add(1),
    onClosed: (why) => {
      closed.add(1);
      console.error(toldClose(why));
    },
  });
  const endWatch = watchLag();
  let mine = 0;
  for (let person = exec.vu.idInTest - 1; person < people; person += plan.vus) {
    mine += 1;
    setTimeout(() => void logins.come(person), (person / perSecond) * 1000);
  }
  const endAt = Date.now() + TIMES.talking + TIMES.settling;
  const looking = setInterval(() => {
    if (logins.settled < mine && Date.now() < endAt) return;
    clearInterval(looking);
    endWatch();
    const { doubled: twice, missing: away } = logins.end();
    doubled.add(twice);
    missing.add(away);
    ended.add(1);
  }, LOOK_EVERY_MS);
}

export { handleSummary };
