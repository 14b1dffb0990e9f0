import { play, readScenario, type Scenario, toldFailure } from '@miczero/scenarios/player';
import exec from 'k6/execution';
import { Counter, Trend } from 'k6/metrics';
import { LAG_THRESHOLDS } from '../crowd/generator-lag.ts';
import { p95Threshold } from '../crowd/p95-limits.ts';
import { checksOf } from '../crowd/scenario-checks.ts';
import { countStep } from '../crowd/step-figures.ts';
import { watchLag } from './generator-lag.ts';
import { k6Runtime } from './k6-runtime.ts';
import { handleSummary, plan, TREND_STATS } from './plan.ts';

/** A play takes some hundredths of a second. */
const PLAY_TICK_MS = 10;
const SECONDS = plan.messages / plan.perSecond;
const scenario = scenarioIn(plan.scenario);
const checks = checksOf(scenario);

const begun = new Counter('scenarios_begun');
const held = new Counter('scenarios_held');
const failed = new Counter('scenarios_failed');
/** `leftOut` has a value only where a step needs a page: the verdict names it then. */
const steps = {
  played: new Counter('steps_played'),
  leftOut: new Counter('steps_left_out'),
  ms: new Trend('step_ms', true),
};
const duration = new Trend('scenario_ms', true);
const frames = new Counter('frames_received');
const doubled = new Counter('frames_doubled');
const outOfOrder = new Counter('lines_out_of_order');
const violations = new Counter('contract_violations');

export const options = {
  scenarios: {
    scenario: {
      executor: 'constant-arrival-rate',
      rate: plan.perSecond,
      duration: `${SECONDS}s`,
      preAllocatedVUs: plan.receivers,
      gracefulStop: '30s',
    },
  },
  thresholds: {
    scenarios_held: ['count>0'],
    scenarios_failed: ['count==0'],
    // A platform that is too slow for the rate leaves plays out.
    dropped_iterations: ['count==0'],
    ...(checks.once && { frames_doubled: ['count==0'] }),
    ...(checks.inOrder && { lines_out_of_order: ['count==0'] }),
    ...(checks.fits && { contract_violations: ['count==0'] }),
    ...p95Threshold('step_ms', plan.limits.step),
    ...LAG_THRESHOLDS,
  },
  summaryTrendStats: TREND_STATS,
};

/** The calls, frames and expectations of a scenario as traffic: each VU plays it again and again in worlds of its own. */
export default async function playAgain(): Promise<void> {
  const endWatch = watchLag(PLAY_TICK_MS);
  // k6 interrupts a play that hangs: it is neither held nor failed, and the verdict compares.
  begun.add(1);
  for (const counter of [held, failed, doubled, outOfOrder, violations]) counter.add(0);
  try {
    const report = await play(scenario, {
      runtime: k6Runtime,
      origin: plan.origin.replace(/^ws/, 'http'),
      token: plan.token,
      world: `${plan.run}-${exec.vu.idInTest}-${exec.vu.iterationInScenario}`,
      onStep: (result) => countStep(result, steps),
    });
    duration.add(report.ms);
    frames.add(report.traffic.frames);
    doubled.add(report.traffic.doubled);
    outOfOrder.add(report.traffic.outOfOrder);
    violations.add(report.traffic.violations);
    if (report.held) held.add(1);
    else {
      failed.add(1);
      const last = report.steps.at(-1);
      if (last) console.error(toldFailure(last, plan.language));
    }
  } catch (error) {
    failed.add(1);
    console.error(error instanceof Error ? error.message : String(error));
  } finally {
    endWatch();
  }
}

function scenarioIn(text: string): Scenario {
  const read = readScenario(text);
  if (!read.ok) throw new Error('the scenario was read before the run');
  return read.scenario;
}

export { handleSummary };
