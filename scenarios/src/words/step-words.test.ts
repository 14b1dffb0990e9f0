import { readFileSync } from 'node:fs';
import { ENDPOINTS, HALL_EVENTS, ROOM_EVENTS } from '@miczero/contracts';
import { CONTROL } from '@miczero/contracts/control';
import { expect, test } from 'vitest';
import { readScenario } from '../format/read-scenario.ts';
import type { Step } from '../format/steps.ts';
import { scenarioFiles } from '../library.ts';
import { callInWords } from './call-words.ts';
import { controlInWords } from './control-words.ts';
import { durationInWords, eventInWords, stepInWords, toldStep } from './step-words.ts';

function stepsOf(file: string): readonly Step[] {
  const read = readScenario(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.scenario.steps;
}

test('every step of the library is told in Chinese and in English', () => {
  const steps = scenarioFiles().flatMap(({ file }) => stepsOf(file));
  for (const step of steps) {
    expect(toldStep(step, 'zh').words, JSON.stringify(step)).toMatch(/[\u4e00-\u9fff]/);
    expect(toldStep(step, 'en').words, JSON.stringify(step)).toMatch(/[a-z]{3}/);
  }
});

test('calls and events are told without the marks of documents', () => {
  const told = [
    ...Object.keys(ENDPOINTS).map((name) => callInWords(name, 'en')),
    ...Object.keys(CONTROL).map((name) => controlInWords(name, 'en')),
    ...Object.keys({ ...HALL_EVENTS, ...ROOM_EVENTS }).map((name) => eventInWords(name, 'en')),
  ];
  expect(told).toContain('A member was banned from a channel');
  expect(told.filter((words) => words.includes('`'))).toEqual([]);
});

test('a step names its actor, what happens and the values of the wire', () => {
  const call: Step = { call: 'channel.join', as: '小满', with: { channel_id: '9002' }, code: 30003 };
  expect(toldStep(call, 'zh')).toEqual({
    actor: '小满',
    words: '进入频道',
    detail: 'channel.join · channel_id 9002 · 应答 30003',
  });
  expect(stepInWords({ say: '晚上好', as: '阿澈', in: '8001/9002', answer: 'refused' }, 'en')).toBe(
    '阿澈: says “晚上好”, which is refused (8001/9002)',
  );
  expect([durationInWords(90_000, 'zh'), durationInWords(86_400_000, 'en')]).toEqual(['1.5 分钟', '1 d']);
});

test('a step tells in words how often something is seen', () => {
  const seen = (times: number): Step => ({ see: '晚上好', as: '阿澈', gone: false, times });
  const told = [0, 1, 2].map((times) => toldStep(seen(times), 'en').words.replace('The page shows “晚上好” ', ''));
  expect(told).toEqual(['0 times', 'once', '2 times']);
  expect(toldStep(seen(1), 'zh').words).toBe('页面上看到「晚上好」 1 次');
});

test('a control call that does one of several things is told by its value', () => {
  const cut = (blocked: boolean): Step => ({ control: 'network.set', with: { user: '*', blocked } });
  expect([true, false].map((blocked) => toldStep(cut(blocked), 'zh').words)).toEqual(['断网', '恢复网络']);
  const acks = ['hold', 'release', 'drop'].map((action) => controlInWords('acks.set', 'zh', { action }));
  expect(acks).toEqual(['扣留确认', '放行确认', '丢弃确认']);
  expect(controlInWords('acks.set', 'en', { action: 'release' })).toBe('Release acknowledgements');
  expect(controlInWords('accounts.set', 'zh', { user: '10002', banned: false })).toBe('解封账号');
  expect(controlInWords('acks.set', 'zh')).toBe('扣留或放行确认');
});
