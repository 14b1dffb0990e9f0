import { expect, test } from 'vitest';
import { readScenario } from './read-scenario.ts';
import type { StepLanguage } from './step-language.ts';

const HEAD = {
  format: 1,
  title: { zh: '一', en: 'one' },
  actors: { 小满: { phone: '13800000001' }, 阿澈: { phone: '13800000002', page: '/' } },
};
function problemsOf(scenario: object, language: StepLanguage = 'en'): readonly string[] {
  const read = readScenario(JSON.stringify({ ...HEAD, steps: [], ...scenario }), language);
  return read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`);
}
const problemsOfStep = (step: object, language?: StepLanguage) => problemsOf({ steps: [step] }, language);

test.each([
  [{ format: '1' }, 'format: a number is needed: 1, not "1"', 'format: 应为数字：1，而不是 "1"'],
  [
    { steps: [{ fault: 'none', ends: 'true' }] },
    'steps[0].ends: true or false is needed: true, not "true"',
    'steps[0].ends: 应为true 或 false：true，而不是 "true"',
  ],
])('a value that only looks like the one that is needed is told with its kind: %j', (scenario, en, zh) => {
  expect(problemsOf(scenario)).toEqual([en]);
  expect(problemsOf(scenario, 'zh')).toEqual([zh]);
});

test.each([
  [{ wait: '3s' }, 'wait', 3000],
  [{ wait: '1.5 min' }, 'wait', 90_000],
  [{ repeat: 2, every: '3s', steps: [{ wait: 1 }] }, 'every', 3000],
  [{ sent: 'sendChat', as: '阿澈', within: '3s' }, 'within', 3000],
  [{ fault: 'delay', delay_ms: '3s' }, 'delay_ms', 3000],
  [{ control: 'clock.advance', with: { advance_ms: '3s' } }, 'with.advance_ms', 3000],
])('a duration with a unit is told in milliseconds: %j', (step, field, ms) => {
  expect(problemsOfStep(step)[0]).toMatch(
    new RegExp(`^steps\\[0\\]\\.${field}: milliseconds without quotes or a unit are needed: ${ms}, not `),
  );
});

test.each([
  [{ repeat: '3s', steps: [{ wait: 1 }] }, 'steps[0].repeat: a number is needed, not "3s"'],
  [{ fault: 'refuse', times: '2m' }, 'steps[0].times: a number is needed, not "2m"'],
  [
    { call: 'channel.invite', as: '小满', with: { channel_id: '9001', msg: '', num: 4, time_len: '10m' } },
    'steps[0].with.time_len: a number is needed, not "10m"',
  ],
])('a number that is no duration is not told in milliseconds: %j', (step, expected) => {
  expect(problemsOfStep(step)).toContain(expected);
});

test.each([
  ['rate: more than 0, not 0', 'rate: 应大于 0，而不是 0', { fault: 'drop', rate: 0 }],
  ['rate: at most 1, not 2', 'rate: 最多为 1，而不是 2', { fault: 'drop', rate: 2 }],
  ['wait: at least 1, not 0', 'wait: 至少为 1，而不是 0', { wait: 0 }],
  ['events: at least 1 item, not 0', 'events: 至少为 1 项，而不是 0', { fault: 'drop', events: [] }],
  [
    'calls: at most 100 items, not 200',
    'calls: 最多为 100 项，而不是 200',
    { fault: 'stall', calls: Array.from({ length: 200 }, () => 'hall.list') },
  ],
  [
    `with.name: at most 40 characters, not "${'x'.repeat(39)}…`,
    `with.name: 最多为 40 个字符，而不是 "${'x'.repeat(39)}…`,
    { call: 'hall.create', as: '小满', with: { name: 'x'.repeat(60) } },
  ],
  ['press: empty', 'press: 不能为空', { press: '', as: '小满' }],
])('a bound is told with what it counts: %s', (en, zh, step) => {
  expect(problemsOfStep(step)).toContain(`steps[0].${en}`);
  expect(problemsOfStep(step, 'zh')).toContain(`steps[0].${zh}`);
});
