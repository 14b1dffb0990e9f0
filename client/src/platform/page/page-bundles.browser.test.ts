import { expect, test, vi } from 'vitest';
import { whenIdle } from './page-bundles.ts';

test('the page prefetches nothing for a user who saves data', () => {
  vi.useFakeTimers();
  const work = vi.fn();
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  whenIdle(work);
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  whenIdle(work);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
