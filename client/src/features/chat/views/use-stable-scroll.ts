import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import {
  type Anchor,
  anchorsOf,
  driftOf,
  type Extent,
  extentOf,
  type Heading,
  headingAfter,
  isStuckAfterScroll,
  movedByPerson,
  type RowBox,
} from './scroll-anchor.ts';

export interface StableScrollOptions {
  /** Changes whenever the rows do. */
  readonly rows: unknown;
  /** Rows above the first view follow after the paint. */
  readonly isPartial: boolean;
  /** The end of the list is the newest line. */
  readonly isLive: boolean;
  readonly onBottomChange: (isAtBottom: boolean) => void;
  /** The view moved, or the rows changed: look whether a page is needed where the person is heading. */
  readonly onSettled: (extent: Extent, heading: Heading) => void;
  /** The list or its view has another height. */
  readonly onResized: (contentHeight: number, viewHeight: number) => void;
}

export interface StableScroll {
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
  readonly contentRef: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly toBottom: () => void;
  /** Shows the row; false when it is not in the list. */
  readonly toRow: (key: string, place: 'start' | 'center') => boolean;
}

/** The row of a key, when the list has it. */
export const rowIn = (content: HTMLElement | null, key: string): HTMLElement | null =>
  content?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? null;

/** Rows carry `data-key` on the part that must not move. */
const rowsIn = (content: HTMLElement) => content.querySelectorAll<HTMLElement>('[data-key]');

/**
 * Keeps a list where it is while rows come, go and change height: at its end when it was there, else by the rows that
 * were visible. The browser's own scroll anchoring is off (CSS), two of them would add up.
 */
export function useStableScroll(options: StableScrollOptions): StableScroll {
  const { rows, isPartial, isLive, onBottomChange, onSettled, onResized } = options;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const isStuck = useRef(true);
  const lastTop = useRef(0);
  const anchors = useRef<readonly Anchor[]>([]);
  const heading = useRef<Heading>('rest');

  const remember = useCallback(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    lastTop.current = scroller.scrollTop;
    // A list that follows its end needs no anchors, and reading boxes is what costs.
    anchors.current = isStuck.current ? [] : anchorsOf(boxesIn(scroller), scroller.clientHeight);
  }, []);

  const settle = useCallback(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    if (isStuck.current) {
      scroller.scrollTop = scroller.scrollHeight;
    } else {
      const upper = scroller.getBoundingClientRect().top;
      const topOf = (key: string) => {
        const row = scroller.querySelector(`[data-key="${CSS.escape(key)}"]`);
        return row ? row.getBoundingClientRect().top - upper : undefined;
      };
      const drift = driftOf(anchors.current, topOf);
      // The rows may change between a scroll and its event: that scroll is not to be undone.
      const moved = movedByPerson({
        lastTop: lastTop.current,
        top: scroller.scrollTop,
        maxTop: scroller.scrollHeight - scroller.clientHeight,
      });
      const hasAnchor = anchors.current.some(({ key }) => topOf(key) !== undefined);
      if (hasAnchor && drift + moved !== 0) scroller.scrollTop += drift + moved;
    }
    remember();
  }, [remember]);

  const setStuck = useCallback(
    (next: boolean) => {
      if (isStuck.current === next) return;
      isStuck.current = next;
      onBottomChange(next);
    },
    [onBottomChange],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs because the rows changed
  useLayoutEffect(() => {
    if (!isLive) setStuck(false);
    // Its observer brings it to its end, after the layout of the frame itself: a layout here would make one long task of rendering and both.
    if (isPartial) return;
    settle();
    const scroller = scrollerRef.current;
    if (scroller) onSettled(extentOf(boxesIn(scroller), scroller.clientHeight), heading.current);
  }, [rows, isPartial, isLive, settle, setStuck]);

  // Before the paint also where the effects after it come late.
  useLayoutEffect(() => {
    // Images, fonts, a composer that grows, a window that is resized.
    const [scroller, content] = [scrollerRef.current, contentRef.current];
    const observer = new ResizeObserver(() => {
      settle();
      if (scroller && content) onResized(rowsHeight(content), scroller.clientHeight);
    });
    for (const element of [scroller, content]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [settle, onResized]);

  const onScroll = useCallback(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const distance = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
    const movedUp = scroller.scrollTop < lastTop.current - 0.5;
    const wasStuck = isStuck.current;
    setStuck(isStuckAfterScroll({ isStuck: wasStuck, isLive, distance, movedUp }));
    // Our own scroll to the end: the rows were looked at when they changed, and reading their boxes is what costs. Or that of the
    // browser, where the rows became shorter: the person is heading nowhere.
    if (wasStuck && isStuck.current && scroller.scrollTop <= lastTop.current) {
      lastTop.current = scroller.scrollTop;
      return;
    }
    heading.current = headingAfter(heading.current, scroller.scrollTop - lastTop.current);
    remember();
    onSettled(extentOf(boxesIn(scroller), scroller.clientHeight), heading.current);
  }, [isLive, remember, setStuck, onSettled]);

  const toBottom = useCallback(() => {
    setStuck(true);
    settle();
  }, [setStuck, settle]);

  const toRow = useCallback(
    (key: string, place: 'start' | 'center') => {
      const row = rowIn(contentRef.current, key);
      if (!row) return false;
      setStuck(false);
      // The divider and the date of a line stand above it in the same item.
      (row.closest('li') ?? row).scrollIntoView({ block: place });
      remember();
      return true;
    },
    [setStuck, remember],
  );

  return { scrollerRef, contentRef, onScroll, toBottom, toRow };
}

/** Height of the rows, without the room beyond them. */
function rowsHeight(content: HTMLElement): number {
  const rows = rowsIn(content);
  const [first, last] = [rows[0], rows[rows.length - 1]];
  return first && last ? last.getBoundingClientRect().bottom - first.getBoundingClientRect().top : 0;
}

function boxesIn(scroller: HTMLElement): readonly RowBox[] {
  const upper = scroller.getBoundingClientRect().top;
  return Array.from(rowsIn(scroller), (row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return { key: row.dataset['key'] ?? '', top: top - upper, bottom: bottom - upper };
  });
}
