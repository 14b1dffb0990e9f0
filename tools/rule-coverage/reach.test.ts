import { expect, test } from 'vitest';
import { reachOf } from './reach.ts';

test('counts every name of the contracts once and names the missing ones', () => {
  const variants = ['hallEdited type=1', 'hallEdited type=3', 'hallEdited type=3', 'roomChat'];
  const seen = { calls: ['hall.list', 'no.call'], events: ['hallEdited type=3'] };
  expect(reachOf(['hall.list', 'hall.detail'], variants, seen)).toEqual({
    calls: { total: 2, made: 1, missing: ['hall.detail'] },
    events: { total: 3, delivered: 1, missing: ['hallEdited type=1', 'roomChat'] },
  });
});
