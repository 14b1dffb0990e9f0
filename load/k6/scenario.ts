import { play, readScenario } from '@miczero/scenarios/player';
import exec from 'k6/execution';
import { Counter, Trend } from 'k6/metrics';
import type { LoadPlan } from '../crowd/load-plan.ts';
import { watchLag } from './generator-lag.ts';
import { k6Runtime } from './k6-runtime.ts';

/** The calls, frames and expectations of a scenario as traffic: each VU plays it again and again in worlds of its own. */
declare const __ENV: Readonly<Record<string, string>>;
declare function open(path: string): string;

const plan: LoadPlan = JSON.parse(open(__ENV['PLAN'] ?? ''));
const SECONDS = plan.messages / plan.perSecond;

const held = new Counter('scenarios_held');
const failed = new Counter('scenarios_failed');
const steps = new Counter('steps_played');
const step = new Trend('step_ms', true);
const duration = new Trend('scenario_ms', true);

export const options = {
  scenarios: {
    scenario: { executor: 'constant-vus', vus: plan.receivers, duration: `${SECONDS}s`, gracefulStop: '30s' },
  },
  thresholds: {
    scenarios_held: ['count>0'],
    scenarios_failed: ['count==0'],
    generator_lag_ms: ['p(95)<50'],
  },
  summaryTrendStats: ['avg', 'med', 'p(90)', 'p(95)', 'p(99)', 'max'],
};

export default async function playAgain(): Promise<void> {
  const read = readScenario(plan.scenario);
  if (!read.ok) throw new Error('the scenario was read before the run');
  const endWatch = watchLag();
  failed.add(0);
  try {
    const report = await play(read.scenario, {
      runtime: k6Runtime,
      origin: plan.origin.replace(/^ws/, 'http'),
      world: `load-${exec.vu.idInTest}-${exec.vu.iterationInScenario}`,
      onStep: ({ ms }) => {
        steps.add(1);
        step.add(ms);
      },
    });
    duration.add(report.ms);
    if (report.held) held.add(1);
    else {
      failed.add(1);
      const last = report.steps.at(-1);
      console.error(`step ${last?.place}: ${last?.failure?.problem}`);
    }
  } catch (error) {
    failed.add(1);
    console.error(error instanceof Error ? error.message : String(error));
  } finally {
    endWatch();
  }
}

export function handleSummary(data: unknown): Readonly<Record<string, string>> {
  return { [__ENV['SUMMARY'] ?? 'summary.json']: JSON.stringify(data) };
}
