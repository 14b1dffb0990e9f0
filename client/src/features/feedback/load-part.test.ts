import { runSaga } from 'redux-saga';
import { expect, test } from 'vitest';
import { loadPart } from './load-part.saga.ts';

test('code that did not come is told to the log and asked for again by the next use', async () => {
  const warnings: unknown[] = [];
  const telemetry = { log: (...entry: unknown[]) => void warnings.push(entry), report: () => {}, bug: () => {} };
  let isReachable = false;
  const load = async () => {
    if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module');
    return { answer: 42 };
  };
  const use = () => runSaga({}, loadPart<{ answer: number }>, { telemetry }, load).toPromise();
  expect(await use()).toBeNull();
  expect(warnings).toEqual([['warn', expect.any(String), { cause: expect.stringContaining('Failed to fetch') }]]);
  isReachable = true;
  expect(await use()).toEqual({ answer: 42 });
  expect(warnings).toHaveLength(1);
});
