import { expect, test } from 'vitest';
import type { Report, StepResult } from '../play/report.ts';
import { junitOf } from './junit.ts';

const step = (place: string, fate: StepResult['fate'], problem: StepResult['problem'] = null): StepResult => {
  return { place, rounds: [], step: { checkpoint: 'a' }, fate, problem, ms: 12 };
};
const report = (steps: readonly StepResult[], stopped = false): Report => {
  const traffic = { frames: 0, doubled: 0, outOfOrder: 0, violations: 0 };
  return {
    title: { zh: '一', en: 'one' },
    world: 'w',
    seed: 1,
    held: false,
    stopped,
    steps,
    planned: steps.length,
    cutShort: stopped ? [{ place: '1.1', rounds: [2], step: { checkpoint: 'b' } }] : [],
    unplayed: stopped ? [{ place: '2', step: { wait: 5 } }] : [],
    traffic,
    digests: {},
    ms: 40,
    heldMs: 0,
  };
};

test('a JUnit report has a suite for each scenario and a case for each step', () => {
  const failed = { kind: 'error', message: 'a "b" <c> & \n\u0000' } as const;
  const xml = junitOf([
    { name: 'x/same', report: report([step('1', 'held'), step('2', 'left-out'), step('3', 'failed', failed)]) },
    { name: 'two', failure: '团子 could not sign in' },
    { name: 'three', report: report([step('1', 'held')], true) },
  ]);
  expect(xml.split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="scenarios" tests="8" failures="1" errors="2" skipped="3" time="0.080">',
    '  <testsuite name="x/same" tests="3" failures="1" errors="0" skipped="1" time="0.040">',
    '    <testcase classname="x/same" name="1 The state is noted as “a”" time="0.012"/>',
    '    <testcase classname="x/same" name="2 The state is noted as “a”" time="0.012"><skipped message="it needs a page"/></testcase>',
    '    <testcase classname="x/same" name="3 The state is noted as “a”" time="0.012"><failure message="a &quot;b&quot; &lt;c&gt; &amp; &#10;\uFFFD"/></testcase>',
    '  </testsuite>',
    '  <testsuite name="two" tests="1" failures="0" errors="1" skipped="0" time="0.000">',
    '    <testcase classname="two" name="begins" time="0.000"><error message="团子 could not sign in"/></testcase>',
    '  </testsuite>',
    '  <testsuite name="three" tests="4" failures="0" errors="1" skipped="2" time="0.040">',
    '    <testcase classname="three" name="1 The state is noted as “a”" time="0.012"/>',
    '    <testcase classname="three" name="1.1 (round 2) The state is noted as “b”" time="0.000"><skipped message="cut short"/></testcase>',
    '    <testcase classname="three" name="2 5 ms pass" time="0.000"><skipped message="not played"/></testcase>',
    '    <testcase classname="three" name="ends" time="0.000"><error message="interrupted"/></testcase>',
    '  </testsuite>',
    '</testsuites>',
    '',
  ]);
});

test('a failure has the values whole behind its line', () => {
  const failed = {
    kind: 'reply-differs',
    differences: [{ path: 'a', expected: '1', seen: '"<"' }],
    expected: '{"a":1}',
    seen: '{"a":"<"}',
  } as const;
  expect(junitOf([{ name: 'x', report: report([step('1', 'failed', failed)]) }])).toContain(
    '<failure message="the reply differs: a is &quot;&lt;&quot;, not 1">expected: {&quot;a&quot;:1}&#10;came: {&quot;a&quot;:&quot;&lt;&quot;}</failure>',
  );
});
