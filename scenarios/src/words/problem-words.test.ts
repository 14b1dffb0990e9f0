import { expect, test } from 'vitest';
import type { StepProblem } from '../play/step-problem.ts';
import { toldFailure, toldProblem } from './problem-words.ts';

const unheard = {
  kind: 'not-heard',
  actor: '阿澈',
  event: 'chatMessage',
  body: '{"content":"二"}',
  closest: [],
  names: [],
  heard: '',
} as const;

const PROBLEMS: { readonly [Kind in StepProblem['kind']]: StepProblem } = {
  'wrong-code': { kind: 'wrong-code', expected: 0, code: 30003, message: '密码错误' },
  'no-envelope': { kind: 'no-envelope', status: 503, message: 'status 503: <html>' },
  'reply-differs': {
    kind: 'reply-differs',
    differences: [{ path: 'a', expected: '1', seen: '2' }],
    expected: '{"a":1}',
    seen: '{"a":2}',
  },
  'nothing-at': { kind: 'nothing-at', path: 'no.such', seen: '{}' },
  'not-kept': { kind: 'not-kept', name: 'order' },
  'line-unanswered': { kind: 'line-unanswered', expected: 'refused', isOutside: false },
  'line-answered': { kind: 'line-answered', expected: 'refused', answer: 'acknowledged', body: '{}' },
  'not-heard': unheard,
  'heard-early': { kind: 'heard-early', actor: '阿澈', event: 'chatMessage', body: '{}' },
  heard: { kind: 'heard', actor: '阿澈', event: 'chatMessage', body: '{}' },
  'not-sent': {
    kind: 'not-sent',
    actor: '阿澈',
    frame: 'sendChat',
    body: '{}',
    expected: { times: null, mids: 1 },
    seen: { times: 2, mids: 2 },
  },
  'body-unknown': { kind: 'body-unknown', actor: '阿澈', frame: 'sendChat' },
  'fault-not-set': { kind: 'fault-not-set', fault: 'drop' },
  'journal-changed': { kind: 'journal-changed' },
  'sockets-closed': { kind: 'sockets-closed', actor: '阿澈', socket: null },
  'socket-silent': { kind: 'socket-silent', actor: '阿澈', socket: 'room', names: [], heard: '' },
  error: { kind: 'error', message: 'the hall socket was refused' },
};

test('every failure of a step is told in Chinese and in English, with the same two sides to compare', () => {
  for (const [kind, problem] of Object.entries(PROBLEMS)) {
    const [zh, en] = [toldProblem(problem, 'zh'), toldProblem(problem, 'en')];
    if (kind !== 'error') expect(zh.line, kind).not.toBe(en.line);
    expect(zh.sides === null, kind).toBe(en.sides === null);
  }
});

test('a failure says what was expected and what was there instead', () => {
  expect(toldProblem(PROBLEMS['wrong-code'], 'zh')).toEqual({
    line: '应答 30003 (密码错误)，应为 0',
    sides: { expected: '应答 0', seen: '应答 30003 (密码错误)' },
    whole: null,
  });
  expect(toldProblem(PROBLEMS['not-heard'], 'en').line).toBe(
    '阿澈 did not hear chatMessage {"content":"二"}; heard nothing',
  );
  expect(toldProblem(PROBLEMS['not-heard'], 'zh').sides?.seen).toBe('什么都没有收到');
});

test('a failure begins with the difference, and the values whole stand apart', () => {
  expect(toldProblem(PROBLEMS['reply-differs'], 'en')).toEqual({
    line: 'the reply differs: a is 2, not 1',
    sides: { expected: 'a 1', seen: 'a 2' },
    whole: { expected: '{"a":1}', seen: '{"a":2}' },
  });
  const long = '很长'.repeat(2000);
  const heard = `chatMessage {"content":"${long}"}`;
  const closest = [
    { path: 'content', expected: '"二"', seen: '"一"' },
    { path: 'uid', expected: '7', seen: null },
  ];
  const problem: StepProblem = { ...unheard, closest, names: ['chatMessage'], heard };
  expect(toldProblem(problem, 'en')).toEqual({
    line: '阿澈 did not hear chatMessage {"content":"二"}; the closest one differs: content is "一", not "二"; uid is missing, 7 is expected',
    sides: { expected: 'chatMessage content "二"; uid 7', seen: 'chatMessage content "一"; uid missing' },
    whole: { expected: 'chatMessage {"content":"二"}', seen: heard },
  });
  const inChinese = toldProblem(problem, 'zh');
  expect(inChinese.line).toMatch(/；最接近的一条不同：content 是 "一"，应为 "二"；没有 uid，应为 7$/);
  expect(inChinese.sides?.seen).toMatch(/chatMessage content "一"；uid 没有$/);
  expect(toldProblem({ ...unheard, names: ['roomChat'], heard: `roomChat ${long}` }, 'zh').line).toMatch(
    /没有收到 .*；收到的是 .*roomChat$/,
  );
  const unwanted = toldProblem({ kind: 'heard', actor: '阿澈', event: 'chatMessage', body: long }, 'zh');
  expect([unwanted.line.length < 300, unwanted.whole?.seen.includes(long)]).toEqual([true, true]);
});

test('a closed socket is named while the other one is open', () => {
  const closed = { kind: 'sockets-closed', actor: '阿澈', socket: 'room' } as const;
  expect(toldProblem(closed, 'zh').line).toBe('阿澈 的房间连接已关闭');
  expect(toldProblem(closed, 'en').line).toBe('the room socket of 阿澈 is closed');
});

test('a failed step is told in one line with its number', () => {
  const result = { rounds: [], step: { wait: 1 }, ms: 1, place: '5.2', fate: 'failed' } as const;
  const failed = { ...result, problem: PROBLEMS['reply-differs'] };
  expect(toldFailure(failed, 'zh')).toBe('第 5.2 步：应答不同：a 是 2，应为 1');
  expect(toldFailure({ ...result, problem: null }, 'en')).toBe('step 5.2: failed');
});
