import type { Clock, Page } from '../../platform/ports.ts';
import { nextFlushPause } from './flush-pace.ts';

/**
 * What waited longer goes out with the next arrival, on a hidden or stuck page too. A browser runs the chained timers of a hidden page once a second and
 * later once a minute, but never holds back what a socket receives.
 */
export const OVERDUE_MS = 1000;

interface FrameBatcherOptions<Item> {
  readonly clock: Clock;
  readonly page: Page;
  readonly flush: (items: readonly Item[]) => void;
}

/** Collects what arrives and hands it on once per painted frame (or slower, see `nextFlushPause`). */
export function createFrameBatcher<Item>({ clock, page, flush }: FrameBatcherOptions<Item>) {
  let queue: Item[] = [];
  let oldestAt = 0;
  let cancel: (() => void) | null = null;
  let pauseMs = 0;

  const run = (waitedMs: number) => {
    cancel?.();
    const items = queue;
    queue = [];
    const began = clock.now();
    if (items.length > 0) flush(items);
    // What the flush costs shows with the next frame: its state, its rendering and its paint are over by then.
    cancel = page.onFrame((isShown) => {
      cancel = null;
      // On a hidden page the browser delays this, not the load.
      pauseMs = isShown ? nextFlushPause(pauseMs, Math.max(waitedMs, clock.now() - began)) : 0;
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
      if (queue.length === 0) oldestAt = clock.now();
      queue.push(item);
      if (clock.now() - oldestAt > OVERDUE_MS) run(0);
      else if (!cancel) waitForFrame();
    },
    /** Forgets what waits. */
    stop() {
      cancel?.();
      cancel = null;
      queue = [];
    },
  };
}
