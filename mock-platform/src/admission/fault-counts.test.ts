import { expect, test } from 'vitest';
import { FaultCounts } from './fault-counts.ts';

const ATTEMPTS = Array.from({ length: 32 }, (_, index) => index);

test('which attempts of a user a rate meets does not depend on those of others', () => {
  const fault = { rate: 0.5, seed: 7 };
  const alone = new FaultCounts();
  const met = ATTEMPTS.map(() => alone.strikes(fault, 0, '10001'));
  expect(new Set(met)).toEqual(new Set([true, false]));
  const crowded = new FaultCounts();
  const metAmongOthers = ATTEMPTS.map((attempt) => {
    for (let other = 0; other < attempt % 3; other += 1) crowded.strikes(fault, 0, '10002');
    return crowded.strikes(fault, 0, '10001');
  });
  expect(metAmongOthers).toEqual(met);
});

test('a fault meets as many attempts as it says, of all users together', () => {
  const counts = new FaultCounts();
  const fault = { rate: 1, seed: 1, times: 3 };
  const users = ['10001', '10002', '10001', '10002', '10003'];
  expect(users.map((no) => counts.strikes(fault, 0, no))).toEqual([true, true, true, false, false]);
});
