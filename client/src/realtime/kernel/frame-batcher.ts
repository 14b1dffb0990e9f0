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

  const run = (waitedMs: number) => {
    cancel?.();
    const items = queue;
    queue = [];
    const began = clock.now();
    if (items.length > 0) flush(items);
    // What the flush costs shows with the next frame: its state, its rendering and its paint are over by then.
    cancel = page.onFrame(() => {
      cancel = null;
      pauseMs = nextFlushPause(pauseMs, Math.max(waitedMs, clock.now() - began));
      if (queue.length > 0 && pauseMs === 0) run(0);
      else if (queue.length > 0) waitForFrame();
    });
  };
  const askForFrame = () => {
    const asked = clock.now();
    cancel = page.onFrame(() => run(clock.now() - asked));
  };
  const waitForFrame = () => {
    if (pauseMs === 0) askForFrame();
    else cancel = clock.after(pauseMs, askForFrame);
  };
  return {
    add(item: Item) {
      queue.push(item);
      if (queue.length >= QUEUE_FLUSH_AT) {
        run(0);
        return;
      }
      if (!cancel) waitForFrame();
    },
    /** Forgets what waits. */
    stop() {
      cancel?.();
      cancel = null;
      queue = [];
    },
  };
}
