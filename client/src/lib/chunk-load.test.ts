import { CHUNK_LOAD_TIMEOUT_MS, CHUNK_RETRY_OFFER_MS } from '@miczero/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageEvents } from '../testing/page-events.ts';
import { loadChunk } from './chunk-load.ts';

function setUp(wasReloaded: boolean) {
  const seen: string[] = [];
  const pending: { resolve: (module: string) => void; reject: (cause: Error) => void }[] = [];
  const chunk = loadChunk(
    () => new Promise<string>((resolve, reject) => pending.push({ resolve, reject })),
    {
      report: (problem) => seen.push(`report ${problem}`),
      reload: () => seen.push('reload'),
      wasReloaded: () => wasReloaded,
    },
    (view, loaded) => seen.push(loaded ? `${view} ${loaded}` : view),
  );
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return { seen, pending, chunk, settled };
}

describe('loadChunk', () => {
  let page: EventTarget;
  beforeEach(() => {
    vi.useFakeTimers();
    page = pageEvents();
  });
  afterEach(() => void vi.useRealTimers());

  test('a bundle that comes is shown, and nothing is reported', async () => {
    const { seen, pending, settled } = setUp(false);
    pending[0]?.resolve('screen');
    await settled();
    await vi.advanceTimersByTimeAsync(CHUNK_LOAD_TIMEOUT_MS);
    expect(seen).toEqual(['loading', 'ready screen']);
  });

  test('[route.lazy-load.failure-report] [error.chunk-load] [const.chunk-timeout-120s] a stall offers a retry at 10 s and is reported at 120 s', async () => {
    const { seen } = setUp(false);
    await vi.advanceTimersByTimeAsync(CHUNK_RETRY_OFFER_MS - 1);
    expect(seen).toEqual(['loading']);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(['loading', 'slow']);
    await vi.advanceTimersByTimeAsync(CHUNK_LOAD_TIMEOUT_MS - CHUNK_RETRY_OFFER_MS - 1);
    expect(seen).toEqual(['loading', 'slow']);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(['loading', 'slow', 'report stalled']);
  });

  test('[route.lazy-load.failure-report] a bundle that is gone is reported at once and the page loads anew', async () => {
    const { seen, pending, settled } = setUp(false);
    pending[0]?.reject(new Error('404'));
    await settled();
    expect(seen).toEqual(['loading', 'report failed', 'reload', 'failed']);
  });

  test('a page that was just reloaded does not reload itself again; the person may', async () => {
    const { seen, pending, chunk, settled } = setUp(true);
    pending[0]?.reject(new Error('404'));
    await settled();
    expect(seen).toEqual(['loading', 'report failed', 'failed']);
    chunk.retry();
    pending[1]?.reject(new Error('404'));
    await settled();
    expect(seen.slice(3)).toEqual(['loading', 'report failed', 'reload', 'failed']);
  });

  test('a retry that works shows the screen, a late first answer and a stopped load show nothing more', async () => {
    const { seen, pending, chunk, settled } = setUp(true);
    chunk.retry();
    pending[1]?.resolve('second');
    await settled();
    pending[0]?.resolve('first');
    await settled();
    expect(seen).toEqual(['loading', 'loading', 'ready second']);
    chunk.retry();
    chunk.stop();
    pending[2]?.resolve('third');
    await vi.advanceTimersByTimeAsync(CHUNK_LOAD_TIMEOUT_MS);
    expect(seen.slice(3)).toEqual(['loading']);
  });

  test('a bundle that failed is asked for once the connection is back; one that is stopped is not', async () => {
    const { seen, pending, chunk, settled } = setUp(true);
    const comeOnline = () => page.dispatchEvent(new Event('online'));
    comeOnline();
    pending[0]?.reject(new Error('offline'));
    await settled();
    comeOnline();
    pending[1]?.reject(new Error('still away'));
    await settled();
    comeOnline();
    pending[2]?.resolve('screen');
    await settled();
    expect(seen).toEqual([
      'loading',
      ...['report failed', 'failed', 'loading'],
      // The viewer did not ask: a reload could take what is being typed elsewhere.
      ...['report failed', 'failed', 'loading'],
      'ready screen',
    ]);
    comeOnline();
    chunk.retry();
    pending[3]?.reject(new Error('offline'));
    await settled();
    chunk.stop();
    comeOnline();
    expect(pending).toHaveLength(4);
  });
});
