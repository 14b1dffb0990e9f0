import type { RawSocket } from '@miczero/scenarios/player';
import { sha256 } from 'k6/crypto';
import exec from 'k6/execution';
import http from 'k6/http';
import { Counter, Trend } from 'k6/metrics';
import { WebSocket } from 'k6/websockets';
import type { LoadPlan } from '../crowd/load-plan.ts';
import { LoginWave } from '../crowd/login-wave.ts';
import { watchLag } from './generator-lag.ts';
import { signing } from './signing.ts';

/** A wave of logins: few VUs, each of which lets its share of the people come at the pace of the plan. */
declare const __ENV: Readonly<Record<string, string>>;
declare function open(path: string): string;

const plan: LoadPlan = JSON.parse(open(__ENV['PLAN'] ?? ''));
const ORIGIN = plan.origin.replace(/^ws/, 'http');
/** Time for the last login and its socket. */
const SETTLING_MS = 5000;
const COMING_MS = (plan.receivers / plan.perSecond) * 1000;

const entered = new Counter('people_entered');
const refused = new Counter('logins_refused');
const doubled = new Counter('sessions_doubled');
const closed = new Counter('sockets_closed');
const violations = new Counter('contract_violations');
const login = new Trend('login_ms', true);
const entering = new Trend('entering_ms', true);

export const options = {
  scenarios: {
    wave: { executor: 'per-vu-iterations', vus: plan.vus, iterations: 1, maxDuration: '30m' },
  },
  thresholds: {
    people_entered: [`count==${plan.receivers}`],
    logins_refused: ['count==0'],
    sessions_doubled: ['count==0'],
    sockets_closed: ['count==0'],
    contract_violations: ['count==0'],
    entering_ms: ['p(95)<1000'],
    generator_lag_ms: ['p(95)<50'],
  },
  summaryTrendStats: ['avg', 'med', 'p(90)', 'p(95)', 'p(99)', 'max'],
};

const runtime = {
  ...signing,
  sha256: (text: string) => sha256(text, 'hex'),
  post: async (path: string, headers: Readonly<Record<string, string>>, body: string) => {
    const answer = await http.asyncRequest('POST', `${ORIGIN}${path}`, body, { headers: { ...headers } });
    return { status: answer.status, text: String(answer.body) };
  },
  open: (target: string) => new WebSocket(`${plan.origin}${target}`) as unknown as RawSocket,
};

export default function wave(): void {
  for (const counter of [entered, refused, doubled, closed, violations]) counter.add(0);
  const logins = new LoginWave(plan, runtime, {
    onSignedIn: (ms) => login.add(ms),
    onEntered: (ms) => {
      entered.add(1);
      entering.add(ms);
    },
    onRefused: () => refused.add(1),
    onViolation: () => violations.add(1),
    onClosed: () => closed.add(1),
  });
  const endWatch = watchLag();
  for (let person = exec.vu.idInTest - 1; person < plan.receivers; person += plan.vus) {
    setTimeout(() => void logins.come(person), (person / plan.perSecond) * 1000);
  }
  setTimeout(() => {
    endWatch();
    doubled.add(logins.end().doubled);
  }, COMING_MS + SETTLING_MS);
}

export function handleSummary(data: unknown): Readonly<Record<string, string>> {
  return { [__ENV['SUMMARY'] ?? 'summary.json']: JSON.stringify(data) };
}
