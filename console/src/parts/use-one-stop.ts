import { isRovingKey, nextIndex } from '@miczero/client/design/roving.ts';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

/**
 * Makes the rows of a list one stop of the Tab key: the one that had the focus last, else the chosen one, else the first. The arrow keys,
 * Home and End walk through the others. Rows that are folded away have no part in it. `rows`: a selector.
 */
export function useOneStop<Element extends HTMLElement>(rows: string) {
  const ref = useRef<Element>(null);
  const last = useRef<HTMLElement>(null);

  function shownRows(): readonly HTMLElement[] {
    const all = [...(ref.current?.querySelectorAll<HTMLElement>(rows) ?? [])];
    // What is folded away cannot have the focus.
    return all.filter((row) => row.checkVisibility());
  }
  function mark() {
    const all = [...(ref.current?.querySelectorAll<HTMLElement>(rows) ?? [])];
    const shown = shownRows();
    const stop =
      shown.find((row) => row === last.current) ?? shown.find((row) => row.matches('[aria-current]')) ?? shown[0];
    for (const row of all) row.tabIndex = row === stop ? 0 : -1;
  }
  // Each drawing may bring other rows.
  useEffect(mark);

  return {
    ref,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      last.current = target.closest<HTMLElement>(rows) ?? last.current;
      mark();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const shown = shownRows();
      const focused = document.activeElement;
      const at = focused instanceof HTMLElement ? shown.indexOf(focused) : -1;
      if (at === -1 || !isRovingKey(event.key)) return;
      const next = nextIndex(event.key, { from: at, count: shown.length, columns: 1, isRtl: false });
      if (next === null) return;
      event.preventDefault();
      shown[next]?.focus();
    },
  };
}
