import { expect, test } from 'vitest';
import { ControlFailure } from '../api/control-call.ts';
import { outcomeOf, standingOutcome, usersMeant } from './hidden-receivers.ts';

const nicks = new Map([
  ['10001', '小满'],
  ['10002', '阿澈'],
  ['10003', 'Xiao'],
]);

test('a filter means users by their whole number, known or not, and by a part of their name', () => {
  expect(usersMeant('12345 chatMessage', nicks)).toEqual(['12345']);
  expect(usersMeant('小', nicks)).toEqual(['10001']);
  expect(usersMeant('xiao 10001', nicks)).toEqual(['10001', '10003']);
  expect(usersMeant('chatMessage', nicks)).toEqual([]);
  expect(usersMeant('', nicks)).toEqual([]);
});

test('a name that many have asks for the first of them', () => {
  const crowd = new Map(Array.from({ length: 100 }, (_, index) => [String(index), `成员${index}`] as const));
  expect(usersMeant('成员', crowd)).toHaveLength(20);
});

test('an answer holds for the users, the log and the world that it was asked for, and no others', () => {
  const question = { world: 'main', epoch: 'e-1', users: '10001,10002' };
  const list = [
    { user: '10001', numbers: [3, 5] },
    { user: '10002', numbers: [5] },
  ];
  const outcome = outcomeOf(question, { epoch: 'e-1', list });
  const hiddenFor = (changes: Partial<typeof question>) => [
    ...standingOutcome(outcome, { ...question, ...changes }).hidden,
  ];
  expect(hiddenFor({})).toEqual([
    [3, ['10001']],
    [5, ['10001', '10002']],
  ]);
  // The platform has started again and counts anew.
  expect(hiddenFor({ epoch: 'e-2' })).toEqual([]);
  expect(hiddenFor({ world: 'qa-7' })).toEqual([]);
  expect(hiddenFor({ users: '10001' })).toEqual([]);
  expect(outcomeOf(question, { epoch: 'e-2', list })).toBeUndefined();
});

test('a failure stands for its question alone, and finds nothing', () => {
  const question = { world: 'main', epoch: 'e-1', users: '10001' };
  const failure = new ControlFailure('out of reach', 0);
  const outcome = { question, hidden: new Map(), failure };
  expect(standingOutcome(outcome, question)).toMatchObject({ failure, hidden: new Map() });
  expect(standingOutcome(outcome, { ...question, users: '10002' })).toEqual({ hidden: new Map() });
});
