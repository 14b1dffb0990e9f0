import { type RefObject, useEffect } from 'react';

/** What stays free between the row and the edge of the tree. */
const MARGIN_PX = 8;
/** A scroll by less is a rounding. */
const MOVED_PX = 1;
/** What a viewer scrolls, folds or moves by hand with. A screen reader scrolls without any of them. */
const BY_HAND = ['wheel', 'pointerdown', 'touchmove', 'keydown'] as const;

/**
 * Brings the row of the open channel into view when another channel opens, and keeps it there while the tree loses room,
 * for instance to the voice dock, or its people come. A viewer who scrolls is left alone until the next channel opens.
 */
export function useCurrentInView(ref: RefObject<HTMLElement | null>, current: string | undefined): void {
  useEffect(() => {
    const tree = ref.current;
    if (!tree || !current) return undefined;
    const row = tree.querySelector('[aria-current]');
    const place = row?.closest('li');
    if (!row || !place) return undefined;
    let own = tree.scrollTop;
    // It calls back after the layout, first for the place as it is: nothing is measured twice.
    const watch = new ResizeObserver(() => {
      const frame = tree.getBoundingClientRect();
      // Of a place that is taller than the tree, the row.
      for (const part of [place, row]) {
        const { top, bottom } = part.getBoundingClientRect();
        tree.scrollTop += Math.max(0, bottom + MARGIN_PX - frame.bottom) || Math.min(0, top - MARGIN_PX - frame.top);
      }
      // Also what the browser itself scrolled for the new sizes.
      own = tree.scrollTop;
    });
    watch.observe(tree);
    watch.observe(place);
    // Rows and groups that come later may push it down: one of these holds all of them.
    for (const part of tree.children) watch.observe(part);
    const left = new AbortController();
    const { signal } = left;
    signal.onabort = () => watch.disconnect();
    for (const name of BY_HAND) tree.addEventListener(name, () => left.abort(), { passive: true, signal });
    const onScroll = () => Math.abs(tree.scrollTop - own) > MOVED_PX && left.abort();
    tree.addEventListener('scroll', onScroll, { passive: true, signal });
    return () => left.abort();
  }, [ref, current]);
}
