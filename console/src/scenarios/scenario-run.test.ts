import { nodeForAll } from '@miczero/mock-platform/testing-node';
import { nodeRuntime, readScenario, type Scenario } from '@miczero/scenarios';
import { expect, onTestFinished, test, vi } from 'vitest';
import { savedActions } from '../actions/saved-actions.ts';
import { outcomeOf } from './run-outcome.ts';
import {
  groupState,
  placeInSight,
  RUNS_KEPT,
  type RunRequest,
  type RunState,
  rowFate,
  ScenarioRun,
} from './scenario-run.ts';

const platform = nodeForAll();

function scenarioOf(...steps: object[]): Scenario {
  const head = { format: 1, title: { zh: '一', en: 'one' }, actors: { 小满: { phone: '13800000001', page: '/' } } };
  const read = readScenario(JSON.stringify({ ...head, steps }));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.scenario;
}
const mark = (name: string) => ({ checkpoint: name });
const asked = (scenario: Scenario, changes: Partial<RunRequest> = {}): RunRequest => ({
  name: 'own/one',
  scenario,
  world: 'play-one',
  seed: 7,
  isStepwise: false,
  ...changes,
});

/** Resolves as soon as the state of a run fits. */
function until(run: ScenarioRun, fits: (state: RunState) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!fits(run.state())) return;
      stop();
      resolve();
    };
    const stop = run.subscribe(look);
    look();
  });
}
const fatesOf = (run: ScenarioRun) => [...run.state().steps].map(([place, { fate }]) => `${place} ${fate}`);

test('a run leaves the world of its seed, the state of each step, and a report', async () => {
  const run = new ScenarioRun(nodeRuntime, platform.origin);
  await run.start(asked(scenarioOf(mark('a'), { repeat: 2, steps: [mark('b')] }, { see: '样板大厅', as: '小满' })));
  const { phase, report, steps } = run.state();
  expect([phase, report?.held, report?.seed]).toEqual(['ended', true, 7]);
  expect(fatesOf(run)).toEqual(['1 held', '2.1 held', '3 left-out']);
  expect(steps.get('2.1')?.rounds).toEqual([2]);
  expect(groupState(['2.1'], steps)).toBe('held');
  expect(platform.node.worlds.get('play-one')?.world.seed).toBe(7);
});

test('the step in sight is the one that is played, at the end the one that failed, and else the last', async () => {
  const rows = ['1', '2', '3'].map((place) => ({ place, inner: [] }));
  const step = (fate: 'held' | 'failed') => ({ fate, problem: null, ms: 1, rounds: [] });
  const steps = new Map([
    ['1', step('held')],
    ['2', step('failed')],
    ['3', step('held')],
  ] as const);
  expect(placeInSight(rows, undefined)).toBe('');
  expect(placeInSight(rows, { phase: 'playing', at: '3', steps })).toBe('3');
  // Steps that play at once go on beside the one that fails.
  expect(placeInSight(rows, { phase: 'ended', at: '3', steps })).toBe('2');
  expect(placeInSight(rows, { phase: 'ended', at: '3', steps: new Map() })).toBe('3');
});

test('a run has a number of its own, and what was done to the world that it replaced is forgotten', async () => {
  const run = new ScenarioRun(nodeRuntime, platform.origin);
  expect([run.state().number, run.hasMade('play-one')]).toEqual([0, false]);
  savedActions.note('play-one', 'clock.advance', 'POST', { advance_ms: 1 });
  savedActions.note('play-two', 'clock.advance', 'POST', { advance_ms: 1 });
  await run.start(asked(scenarioOf(mark('a'))));
  expect([savedActions.of('play-one').length, savedActions.of('play-two').length]).toEqual([0, 1]);
  await run.start(asked(scenarioOf(mark('b'))));
  expect([run.state().number, run.state().phase, run.hasMade('play-one')]).toEqual([2, 'ended', true]);
  expect(run.state().report?.digests).toHaveProperty('b');
});

test('stepwise one step is played at a press, and going on plays the rest', async () => {
  const run = new ScenarioRun(nodeRuntime, platform.origin);
  const ended = run.start(asked(scenarioOf(mark('a'), mark('b'), mark('c'), mark('d')), { isStepwise: true }));
  await until(run, ({ at }) => at === '2');
  expect([run.state().phase, fatesOf(run)]).toEqual(['paused', ['1 held']]);
  run.step();
  await until(run, ({ at }) => at === '3');
  expect(fatesOf(run)).toEqual(['1 held', '2 held']);
  run.resume();
  await ended;
  expect(run.state().report?.steps.length).toBe(4);
});

test('a held run stops at once, and so does one that waits for the world’s time', async () => {
  const run = new ScenarioRun(nodeRuntime, platform.origin);
  const held = run.start(asked(scenarioOf(mark('a'), mark('b')), { isStepwise: true }));
  await until(run, ({ at }) => at === '2');
  run.stop();
  await held;
  expect(run.state()).toMatchObject({ phase: 'ended', report: { held: false, stopped: true } });
  expect(fatesOf(run)).toEqual(['1 held']);

  run.hurry(20);
  const waiting = run.start(asked(scenarioOf({ together: [mark('a'), { wait: 86_400_000 }] }, mark('never'))));
  await until(run, ({ steps }) => steps.get('1.1')?.fate === 'held');
  run.stop();
  await waiting;
  expect(run.state().report?.digests['never']).toBeUndefined();
  const fates = ['1.1', '1.2', '2'].map((place) => rowFate({ place, inner: [] }, run.state()));
  expect(fates).toEqual(['held', 'cut-short', 'skipped']);
});

test('a step that is asked for while a step is played lets exactly one more begin', async () => {
  const run = new ScenarioRun(nodeRuntime, platform.origin);
  run.hurry(20);
  const ended = run.start(asked(scenarioOf({ wait: 4000 }, mark('a'), mark('b'))));
  await until(run, ({ steps }) => steps.get('1')?.fate === 'running');
  run.step();
  await until(run, ({ at }) => at === '3');
  expect([run.state().phase, fatesOf(run)]).toEqual(['paused', ['1 held', '2 held']]);
  run.stop();
  await ended;
});

test('a pause between two steps holds before the second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const run = new ScenarioRun(nodeRuntime, platform.origin);
  run.hurry(1);
  const ended = run.start(asked(scenarioOf(mark('a'), mark('b'))));
  await until(run, ({ at }) => at === '1');
  await vi.advanceTimersByTimeAsync(1000);
  await until(run, ({ at }) => at === '2');
  run.pause();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([run.state().phase, fatesOf(run)]).toEqual(['paused', ['1 held']]);
  vi.useRealTimers();
  run.resume();
  await ended;
  expect(fatesOf(run)).toEqual(['1 held', '2 held']);
});

test('a step that does not hold tells what was expected and what was there, and no later step is played', async () => {
  const run = new ScenarioRun(nodeRuntime, platform.origin);
  const wrong = { call: 'wallet.money', as: '小满', code: 10002 };
  await run.start(asked(scenarioOf(wrong, mark('never'))));
  expect(run.state().report?.held).toBe(false);
  expect(run.state().steps.get('1')).toMatchObject({
    fate: 'failed',
    problem: { kind: 'wrong-code', expected: 10002, code: 0 },
  });
  expect(run.state().steps.has('2')).toBe(false);
});

test('an actor who cannot sign in is named with the reply of the platform', async () => {
  const run = new ScenarioRun(nodeRuntime, platform.origin);
  const unknown = { 小满: { phone: '13811112222', password: 'miczero123' } };
  await run.start(asked({ ...scenarioOf(mark('a')), actors: unknown }));
  const { phase, failure, notSignedIn } = run.state();
  expect([phase, failure, notSignedIn]).toEqual([
    'ended',
    undefined,
    { actor: '小满 (13811112222)', reply: expect.stringMatching(/^\d+ /) },
  ]);
  expect(outcomeOf(run.state())).toBe('notBegun');
});

test('the results of the latest runs stay, the newest first, until their scenario is deleted', async () => {
  const run = new ScenarioRun(nodeRuntime, platform.origin);
  const wrong = scenarioOf({ call: 'wallet.money', as: '小满', code: 10002 }, mark('never'));
  await run.start(asked(wrong, { name: 'own/wrong', seed: 9 }));
  const [first] = run.history();
  expect(first).toMatchObject({ number: 1, scenario: 'own/wrong', seed: 9, played: wrong, phase: 'ended' });
  expect(first && [outcomeOf(first), rowFate({ place: '2', inner: [] }, first)]).toEqual(['failed', 'skipped']);
  // The platform limits logins, so these runs have no actors.
  const unmanned = { ...scenarioOf(mark('a')), actors: {} };
  for (let count = 0; count < RUNS_KEPT; count += 1) await run.start(asked(unmanned));
  expect(run.history().map(({ number }) => number)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect(run.history()[0]).toMatchObject({ report: { held: true }, began: expect.any(Number) });
  run.forget('own/other');
  expect([run.history().length, run.state().phase]).toEqual([RUNS_KEPT, 'ended']);
  run.forget('own/one');
  expect(run.history()).toEqual([]);
  expect(run.state()).toMatchObject({ number: 11, scenario: '', phase: 'idle', world: '' });
  expect([run.state().played, run.state().report, run.state().steps.size]).toEqual([undefined, undefined, 0]);
});

test('a run whose scenario is deleted or replaced meanwhile plays on, and leaves no result', async () => {
  const run = new ScenarioRun(nodeRuntime, platform.origin);
  const unmanned = { ...scenarioOf(mark('a'), mark('b')), actors: {} };
  const ended = run.start(asked(unmanned, { isStepwise: true }));
  await until(run, ({ at }) => at === '2');
  run.forget('own/one');
  expect([run.isUnderWay, run.state().scenario, fatesOf(run)]).toEqual([true, 'own/one', ['1 held']]);
  run.resume();
  await ended;
  expect([run.history(), run.state().phase, run.state().scenario]).toEqual([[], 'idle', '']);
  await run.start(asked(unmanned));
  expect(run.history().map(({ number }) => number)).toEqual([2]);
  expect(run.state()).toMatchObject({ phase: 'ended', scenario: 'own/one', report: { held: true } });
});

test('a step that the run did not reach is skipped once the run has ended, and waits before', () => {
  const steps: RunState['steps'] = new Map([['1', { fate: 'held', problem: null, ms: 1, rounds: [] }]]);
  const fatesIn = (phase: RunState['phase']) =>
    [
      { place: '1', inner: [] },
      { place: '2', inner: [] },
      { place: '3', inner: ['1', '2'] },
    ].map((row) => rowFate(row, { phase, steps }));
  expect(fatesIn('playing')).toEqual(['held', 'waiting', 'running']);
  expect(fatesIn('ended')).toEqual(['held', 'skipped', 'skipped']);
  expect(rowFate({ place: '1', inner: [] }, undefined)).toBe('waiting');
});

test('the time of a run leaves out how long a person has held it', async () => {
  const run = new ScenarioRun(nodeRuntime, platform.origin);
  const unmanned = { ...scenarioOf(mark('a'), mark('b')), actors: {} };
  const ended = run.start(asked(unmanned, { isStepwise: true }));
  await until(run, ({ at }) => at === '2');
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + 20_000 });
  onTestFinished(() => void vi.useRealTimers());
  run.resume();
  await ended;
  const { ms = 0, heldMs = 0 } = run.state().report ?? {};
  expect([ms < 15_000, heldMs >= 19_999]).toEqual([true, true]);
});

test('a platform that cannot be reached is told, and a run under way is not replaced', async () => {
  const away = new ScenarioRun({ ...nodeRuntime, request: () => Promise.reject(new Error('away')) }, platform.origin);
  await away.start(asked(scenarioOf(mark('a'))));
  expect(away.state()).toMatchObject({ phase: 'ended', failure: { status: 0 } });

  const run = new ScenarioRun(nodeRuntime, platform.origin);
  const first = run.start(asked(scenarioOf(mark('a'), mark('b')), { isStepwise: true }));
  await run.start(asked(scenarioOf(mark('z')), { name: 'own/two' }));
  expect(run.state().scenario).toBe('own/one');
  run.stop();
  await first;
});
