import { useLayoutEffect, useRef, useState } from 'react';
import type { JournalEntry } from '../journal/journal.ts';

/** Distance from the end, in px, that still counts as the end. */
const END_PX = 24;

/** Keeps a list at its end while it grows, unless it is scrolled up; then counts what was not seen. `rows`: how many it has. */
export function useFollowing(newest: number, shown: readonly JournalEntry[], rows: number) {
  const ref = useRef<HTMLDivElement>(null);
  /** The newest entry when the list was scrolled up; absent while it follows. */
  const [leftAt, setLeftAt] = useState<number>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new entry moves the end, and so does a run that becomes rows
  useLayoutEffect(() => {
    const list = ref.current;
    if (list && leftAt === undefined) list.scrollTop = list.scrollHeight;
  }, [newest, shown.length, rows, leftAt]);

  return {
    ref,
    isFollowing: leftAt === undefined,
    unseen: leftAt === undefined ? 0 : shown.filter(({ number }) => number > leftAt).length,
    follow: () => setLeftAt(undefined),
    onScroll: () => {
      const list = ref.current;
      if (!list) return;
      const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight <= END_PX;
      if (isAtEnd !== (leftAt === undefined)) setLeftAt(isAtEnd ? undefined : newest);
    },
  };
}
