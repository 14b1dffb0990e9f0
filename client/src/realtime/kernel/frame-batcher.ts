import type { Clock, Page } from '../../platform/ports.ts';
import { nextFlushPause } from './flush-pace.ts';

/** Most items that wait; a hidden or stuck page flushes at this number at any time. */
export const QUEUE_FLUSH_AT = 2000;

interface FrameBatcherOptions<Item> {
  readonly clock: Clock;
  readonly page: Page;
  readonly flush: (items: readonly Item[]) => void;
}

/** Collects what arrives and hands it on once per painted frame (or slower, see `nextFlushPause`). */
export function createFrameBatcher<Item>({ clock, page, flush }: FrameBatcherOptions<Item>) {
  let queue: Item[] = [];
  let cancel: (() => void) | null = null;
  let pauseMs = 0;

  const run = () => {
    cancel?.();
    cancel = null;
    const items = queue;
    queue = [];
    if (items.length > 0) flush(items);
  };
  const askForFrame = () => {
    const asked = clock.now();
    cancel = page.onFrame(() => {
      cancel = null;
      pauseMs = nextFlushPause(pauseMs, clock.now() - asked);
      run();
    });
  };
  return {
    add(item: Item) {
      queue.push(item);
      if (queue.length >= QUEUE_FLUSH_AT) {
        run();
        return;
      }
      if (cancel) return;
      if (pauseMs === 0) askForFrame();
      else cancel = clock.after(pauseMs, askForFrame);
    },
    /** Hands on what waits, at once. */
    flushNow: run,
    /** Forgets what waits. */
    stop() {
      cancel?.();
      cancel = null;
      queue = [];
    },
  };
}
