import { createContext, type RefObject, useContext, useEffect, useState } from 'react';

/** How fast a list is being scrolled: a face that only passes by need not be loaded and drawn. */
export interface ScrollPace {
  readonly isFast: () => boolean;
  /** Runs once the list is slow enough to read: at once, or later. Returns how to give up. */
  readonly onceReadable: (run: () => void) => () => void;
  readonly moved: (top: number, at: number) => void;
}

/** Pixels a millisecond. A row of 44 px that passes within 22 ms is on screen for one frame in a place. */
const FAST_PX_PER_MS = 2;
/** Without a scroll for so long, the list rests. */
const REST_MS = 120;

export function createScrollPace(): ScrollPace {
  const waiting = new Set<() => void>();
  let isFast = false;
  let last: { readonly top: number; readonly at: number } | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const becomeReadable = () => {
    isFast = false;
    const runs = [...waiting];
    waiting.clear();
    for (const run of runs) run();
  };
  return {
    isFast: () => isFast,
    onceReadable: (run) => {
      if (!isFast) {
        run();
        return () => {};
      }
      waiting.add(run);
      return () => waiting.delete(run);
    },
    moved: (top, at) => {
      const ms = last ? at - last.at : Number.POSITIVE_INFINITY;
      const speed = last && ms > 0 ? Math.abs(top - last.top) / ms : 0;
      last = { top, at };
      clearTimeout(rest);
      if (speed > FAST_PX_PER_MS) {
        isFast = true;
        rest = setTimeout(becomeReadable, REST_MS);
      } else if (isFast) becomeReadable();
    },
  };
}

export const ScrollPaceContext = createContext<ScrollPace>(createScrollPace());

/** The pace of the scroller that contains a list. */
export function useScrollPace(list: RefObject<HTMLElement | null>): ScrollPace {
  const [pace] = useState(createScrollPace);
  useEffect(() => {
    const onScroll = ({ target, timeStamp }: Event) => {
      if (target instanceof Element && target.contains(list.current)) pace.moved(target.scrollTop, timeStamp);
    };
    // A scroll does not bubble, and the list does not know which of its parents scrolls.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, [list, pace]);
  return pace;
}

/** Whether a row was drawn, or has stayed, while one could read it. */
export function useWasReadable(): boolean {
  const pace = useContext(ScrollPaceContext);
  const [wasReadable, setWasReadable] = useState(() => !pace.isFast());
  useEffect(() => (wasReadable ? undefined : pace.onceReadable(() => setWasReadable(true))), [pace, wasReadable]);
  return wasReadable;
}
