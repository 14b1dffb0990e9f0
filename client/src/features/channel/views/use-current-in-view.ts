import { type RefObject, useEffect } from 'react';

/** What stays free between the row and the edge of the tree. */
const MARGIN_PX = 8;
/** What a viewer scrolls, folds or moves by hand with. */
const BY_HAND = ['wheel', 'pointerdown', 'touchmove', 'keydown'] as const;

/**
 * Brings the row of the open channel into view when another channel opens, and keeps it there while the tree loses room,
 * for instance to the voice dock, or its people come. A viewer who scrolls by hand is left alone until the next channel opens.
 */
export function useCurrentInView(ref: RefObject<HTMLElement | null>, current: string | null): void {
  useEffect(() => {
    const tree = ref.current;
    if (!tree || current === null) return undefined;
    const row = tree.querySelector<HTMLElement>(`[data-place="${CSS.escape(current)}"]`);
    const place = row?.closest('li');
    if (!row || !place) return undefined;
    // It calls back after the layout, first for the place as it is: nothing is measured twice.
    const watch = new ResizeObserver(() => {
      show(tree, place.offsetHeight + 2 * MARGIN_PX > tree.clientHeight ? row : place);
    });
    watch.observe(tree);
    watch.observe(place);
    // Rows that come later may push it down.
    for (const part of tree.children) watch.observe(part);
    const leave = () => watch.disconnect();
    for (const name of BY_HAND) tree.addEventListener(name, leave, { passive: true });
    return () => {
      leave();
      for (const name of BY_HAND) tree.removeEventListener(name, leave);
    };
  }, [ref, current]);
}

function show(tree: HTMLElement, part: HTMLElement): void {
  const frame = tree.getBoundingClientRect();
  const { top, bottom } = part.getBoundingClientRect();
  const below = bottom + MARGIN_PX - frame.bottom;
  const above = frame.top + MARGIN_PX - top;
  if (below > 0) tree.scrollTop += below;
  else if (above > 0) tree.scrollTop -= above;
}
