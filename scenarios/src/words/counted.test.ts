import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('one thing is told in the singular', () => {
  expect([0, 1, 2].map((count) => counted(count, 'scenario', 'be'))).toEqual([
    '0 scenarios are',
    '1 scenario is',
    '2 scenarios are',
  ]);
  expect([counted(1, 'event'), counted(2, 'event')]).toEqual(['1 event', '2 events']);
});
