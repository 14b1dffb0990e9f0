import { expect, test } from 'vitest';
import type { StepResult } from '../play/report.ts';
import { figuresInWords } from './report-words.ts';

const reportOf = (...fates: StepResult['fate'][]) => ({
  ms: 268.4,
  heldMs: 0,
  planned: fates.length,
  cutShort: [],
  unplayed: [],
  steps: fates.map((fate, index): StepResult => {
    return { place: String(index + 1), rounds: [], step: { wait: 1 }, fate, problem: null, ms: 1 };
  }),
});

test('a step that was left out is not counted as one that held', () => {
  const report = reportOf('held', 'held', 'left-out', 'held', 'left-out');
  expect(figuresInWords(report, 'en')).toBe('3 of 5 steps in 268 ms; 2 need a page, not checked');
  expect(figuresInWords(report, 'zh')).toBe('5 步中 3 步通过，268 毫秒；2 步需要页面，没有检查');
});

test('one step is told in the singular, and a run without pages says nothing about them when it needed none', () => {
  expect(figuresInWords(reportOf('held', 'left-out'), 'en')).toBe(
    '1 of 2 steps in 268 ms; 1 needs a page, not checked',
  );
  expect(figuresInWords(reportOf('failed'), 'en')).toBe('0 of 1 step in 268 ms');
});

test('a run that repeats steps says that each round counts, because the scenario has fewer', () => {
  const report = reportOf('held', 'held');
  const repeated = { ...report, steps: report.steps.map((step, round) => ({ ...step, rounds: [round + 1] })) };
  expect(figuresInWords(repeated, 'en')).toBe('2 of 2 steps, each round counted, in 268 ms');
  expect(figuresInWords(repeated, 'zh')).toBe('2 步中 2 步通过（重复的每轮都算），268 毫秒');
});

test('steps that the run did not reach are among all of them, and are told', () => {
  const unplayed = Array.from({ length: 14 }, (_, index) => ({ place: String(index + 3), step: { wait: 1 } }));
  const report = { ...reportOf('held', 'failed'), planned: 16, unplayed };
  expect(figuresInWords(report, 'en')).toBe('1 of 16 steps in 268 ms; 14 not played');
  expect(figuresInWords(report, 'zh')).toBe('16 步中 1 步通过，268 毫秒；14 步没有执行');
});

test('rounds that the run did not reach are told apart from the steps that are listed', () => {
  const inRound = (round: number, fate: StepResult['fate']) => {
    return reportOf(fate).steps.map((step) => ({ ...step, place: '1.1', rounds: [round] }));
  };
  const failed = { ...reportOf(), planned: 100, steps: [...inRound(1, 'held'), ...inRound(2, 'failed')] };
  const told = '1 of 100 steps, each round counted, in 268 ms; 98 in further rounds not played';
  expect(figuresInWords(failed, 'en')).toBe(told);
  // The pause behind a round is a part of the repetition, and is not planned as a step.
  const pause = { place: '1', rounds: [2], step: { repeat: 100, steps: [] }, fate: 'failed', problem: null } as const;
  expect(figuresInWords({ ...failed, steps: [...failed.steps, { ...pause, ms: 1 }] }, 'en')).toBe(told);
  const unreached = { ...reportOf('failed'), planned: 7, unplayed: [{ place: '2.1', step: { wait: 1 } }] };
  expect(figuresInWords(unreached, 'en')).toBe(
    '0 of 7 steps, each round counted, in 268 ms; 1 not played; 5 in further rounds not played',
  );
  expect(figuresInWords(unreached, 'zh')).toBe(
    '7 步中 0 步通过（重复的每轮都算），268 毫秒；1 步没有执行；重复的轮次里还有 5 步没有执行',
  );
});

test('a step during which the run was ended is told as cut short', () => {
  const cutShort = [{ place: '2', rounds: [], step: { wait: 1 } }];
  const report = { ...reportOf('held'), planned: 2, cutShort };
  expect(figuresInWords(report, 'en')).toBe('1 of 2 steps in 268 ms; 1 cut short');
  expect(figuresInWords(report, 'zh')).toBe('2 步中 1 步通过，268 毫秒；1 步中途停止');
});

test('pauses are told beside the time of the steps', () => {
  const report = { ...reportOf('held'), heldMs: 65_000 };
  expect(figuresInWords(report, 'en')).toBe('1 of 1 step in 268 ms, without 1.1 min of pauses');
  expect(figuresInWords(report, 'zh')).toBe('1 步中 1 步通过，268 毫秒，另停顿 1.1 分钟');
  expect(figuresInWords({ ...report, heldMs: 999 }, 'en')).toBe('1 of 1 step in 268 ms');
});
