import { expect, test } from 'vitest';
import { CHANGE_GOAL_MS, hearingLine, levelLine, rowOf } from './audience/report.ts';
import { lineOfHeap, linesOfRain } from './client/gifts-report.ts';
import { judgedPace, pacesIn } from './fan-out/paced-report.ts';
import { judgedSaturation } from './fan-out/report.ts';
import { judgedByGoal, type Run, verdict } from './goals.ts';
import { judgedRequests } from './requests/report.ts';
import { delayLine, startLine } from './start/report.ts';
import { lineOf } from './voice/report.ts';

/** What a bench says with a run of its own, and how that run ends. */
function ending(say: (run: Run) => unknown): readonly [words: string, exitCode: Run['exitCode']] {
  const run: Run = {};
  const said = say(run);
  return [Array.isArray(said) ? said.join('\n') : String(said), run.exitCode];
}
const REACHED = [expect.stringContaining('reached'), undefined];
const MISSED = [expect.stringContaining('MISSED'), 1];
const INVALID = [expect.stringContaining('INVALID'), 2];

test('a missed goal makes the run end with an error, and a later one that is reached takes nothing back', () => {
  const run: Run = {};
  expect([verdict(true, run), run.exitCode]).toEqual(['reached', undefined]);
  expect([verdict(false, run), verdict(true, run), run.exitCode]).toEqual(['MISSED', 'reached', 1]);
});

test('a goal that is missed while the receivers were late is invalid, and hides no goal that is missed', () => {
  const run: Run = {};
  expect([verdict(false, run, true), verdict(true, run, true), run.exitCode]).toEqual(['INVALID', 'reached', 2]);
  expect([verdict(false, run), verdict(false, run, true), run.exitCode]).toEqual(['MISSED', 'INVALID', 1]);
});

test('a figure up to its goal reaches it, and a higher one or none misses it', () => {
  expect(ending((run) => judgedByGoal(100, 100, 'ms', run))).toEqual(['goal 100 ms: reached', undefined]);
  expect(ending((run) => judgedByGoal(100.1, 100, 'ms', run))).toEqual(['goal 100 ms: MISSED', 1]);
  expect(ending((run) => judgedByGoal(Number.NaN, 100, 'ms', run))).toEqual(['goal 100 ms: MISSED', 1]);
});

test('the bench of voice judges the median, and a sound that never came', () => {
  const line = (times: readonly number[]) => ending((run) => lineOf('to the first sound', times, 1500, run));
  expect(line([900, 1500, 4000])).toEqual(REACHED);
  expect(line([900, 1501, 4000])).toEqual(MISSED);
  expect(line([900, 900, Number.POSITIVE_INFINITY])).toEqual(MISSED);
  expect(line([])).toEqual(MISSED);
  expect(ending((run) => lineOf('without a goal', [Number.POSITIVE_INFINITY], undefined, run))[1]).toBeUndefined();
});

test('the bench of paces measures all of them, or those that are named', () => {
  expect([pacesIn('').length, pacesIn('4000x5,1000x20')]).toEqual([
    6,
    [
      { receivers: 1000, perSecond: 20 },
      { receivers: 4000, perSecond: 5 },
    ],
  ]);
  expect(() => pacesIn('1000x20,1000x21')).toThrow('no pace 1000x21');
});

test('the bench of an audience judges changes of seats, who hears, and what is heard', () => {
  const row = (times: readonly number[], lateness = [4, 5, 200]) =>
    ending((run) => rowOf('a mute', times, { goalMs: CHANGE_GOAL_MS, lateness }, run));
  expect(row([100, 300, 900])).toEqual(REACHED);
  expect(row([100, 301, 900])).toEqual(MISSED);
  // Listeners that are late themselves say nothing about the server.
  expect(row([100, 301, 900], [51, 60, 4])).toEqual(INVALID);
  expect(row([100, 351, 900], [51, 60, 4])).toEqual(INVALID);
  // Their lateness does not explain it.
  expect(row([100, 352, 900], [51, 60, 4])).toEqual(MISSED);
  expect(row([100, 300, 900], [51, 60, 4])).toEqual(REACHED);
  expect(ending((run) => hearingLine(200, 200, 0, run))).toEqual(REACHED);
  expect(ending((run) => hearingLine(199, 200, 0, run))).toEqual(MISSED);
  expect(ending((run) => levelLine(0.4, run))).toEqual(REACHED);
  expect(ending((run) => levelLine(0, run))).toEqual(MISSED);
});

test('the bench of gifts judges frames, keys and the heap', () => {
  const rain = { frames: Array(600).fill(16.7), longTasks: [], keys: Array(50).fill(40), typed: 50 };
  const said = (change: Partial<typeof rain>) => ending((run) => linesOfRain({ ...rain, ...change }, run));
  expect(said({})).toEqual(REACHED);
  expect(said({ frames: Array(400).fill(25) })).toEqual(MISSED);
  expect(said({ keys: [...Array(45).fill(40), ...Array(5).fill(101)] })).toEqual(MISSED);
  expect(said({ typed: 51 })).toEqual(MISSED);
  expect(ending((run) => lineOfHeap(30, 50, 1000, run))).toEqual(REACHED);
  expect(ending((run) => lineOfHeap(30, 50.1, 1000, run))).toEqual(MISSED);
});

test('the bench of paces judges the CPU beside the bare write, and both delays beside plain socket.io', () => {
  const figures = { micros: 13, p50Ms: 40, p99Ms: 90 };
  const said = (change: Partial<typeof figures>, perSecond = 20) =>
    ending((run) =>
      judgedPace({ receivers: 1000, perSecond }, { ...figures, ...change }, { bare: 10, peer: figures }, run),
    );
  expect(said({})).toEqual(REACHED);
  expect(said({ micros: 13.1 })).toEqual(MISSED);
  // Several messages share a flush there.
  expect(said({}, 100)).toEqual(MISSED);
  expect(said({ micros: 10 }, 100)).toEqual(REACHED);
  expect(said({ p50Ms: 40.4, p99Ms: 60 })).toEqual(REACHED);
  expect(said({ p50Ms: 41 })).toEqual(MISSED);
  expect(said({ p99Ms: 91 })).toEqual(MISSED);
  expect(said({ p99Ms: Number.NaN })).toEqual(MISSED);
});

test('the bench of the fan-out judges a delivery to a thousand receivers and more', () => {
  const said = (receivers: number, micros: number) => ending((run) => judgedSaturation(receivers, micros, run));
  expect(said(1000, 1)).toEqual(REACHED);
  expect(said(4000, 1.01)).toEqual(MISSED);
  expect(said(100, 9)).toEqual(['', undefined]);
});

test('the bench of requests judges each call beside the server with the same duties', () => {
  const result = (server: string, timesCpu: number) => ({ call: 'hall.list', server, timesCpu });
  const said = (timesCpu: number) =>
    ending((run) => judgedRequests([result('bare fastify', 0.1), result('dutiful fastify', timesCpu)], run));
  expect(said(1 / 1.19)).toEqual(REACHED);
  expect(said(1 / 1.21)).toEqual(MISSED);
});

test('the bench of starts judges the median start, and the worst acknowledgement during a snapshot', () => {
  const start = (times: readonly number[]) => ending((run) => startLine('after a stop', times, run));
  expect(start([1500, 2000, 9000])).toEqual(REACHED);
  expect(start([1500, 2001, 9000])).toEqual(MISSED);
  expect(start([])).toEqual(MISSED);
  const delays = { count: 5, p50: 1, p99: 9, worst: 50 };
  const delay = (worst: number, goal?: number) =>
    ending((run) => delayLine('during a snapshot', { ...delays, worst }, goal, run));
  expect(delay(50, 50)).toEqual(REACHED);
  expect(delay(51, 50)).toEqual(MISSED);
  expect(delay(51)[1]).toBeUndefined();
});
