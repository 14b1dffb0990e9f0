import { expect, test, vi } from 'vitest';
import { forgetFailedStyles, whenIdle } from './page-bundles.ts';

test('[route.lazy-load] a style sheet that failed leaves the page, so that the next try fetches it', () => {
  forgetFailedStyles(document);
  for (const rel of ['stylesheet', 'modulepreload']) {
    const link = document.createElement('link');
    link.rel = rel;
    document.head.append(link);
    link.dispatchEvent(new Event('error'));
  }
  expect([...document.head.querySelectorAll('link')].map(({ rel }) => rel)).toEqual(['modulepreload']);
});

test('nothing is fetched early for somebody who saves data', () => {
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
