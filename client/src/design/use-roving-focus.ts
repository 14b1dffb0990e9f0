import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { isRovingKey, nextIndex } from './roving.ts';

export interface Roving<Element extends HTMLElement> {
  readonly ref: RefObject<Element | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: { readonly target: EventTarget }) => void;
}

export interface RovingOptions {
  /** Of a grid. */
  readonly columns?: number;
  /** Elements before the first one are still to come: the stop waits for them. */
  readonly isComplete?: boolean;
}

/**
 * One tab stop for a whole list: arrows move between the elements that carry `data-roving`, which are rendered with
 * `tabIndex={-1}`. The stop itself lives in the DOM, so that moving it renders nothing.
 */
export function useRovingFocus<Element extends HTMLElement>({
  columns = 1,
  isComplete = true,
}: RovingOptions = {}): Roving<Element> {
  const ref = useRef<Element>(null);
  const items = useCallback(() => [...(ref.current?.querySelectorAll<HTMLElement>('[data-roving]') ?? [])], []);

  const stopAt = useCallback((all: readonly HTMLElement[], stop: HTMLElement) => {
    for (const item of all) {
      const index = item === stop ? 0 : -1;
      // Written where it differs: a tree may have two hundred elements, of which two change.
      if (item.tabIndex !== index) item.tabIndex = index;
    }
  }, []);

  // After every render: the list may have lost the element that was the stop, or another one is current without a key or a press here.
  const former = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    if (!isComplete) return;
    const all = items();
    const current = all.find((item) => item.getAttribute('aria-current') !== null);
    const hasMoved = current && current !== former.current && !ref.current?.contains(document.activeElement);
    former.current = current;
    const first = current ?? all[0];
    if (first && (hasMoved || !all.some((item) => item.tabIndex === 0))) stopAt(all, first);
  });

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (!isRovingKey(event.key) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const all = items();
      const from = all.findIndex((item) => item === event.target || item.contains(document.activeElement));
      if (from < 0) return;
      const isRtl = ref.current?.matches(':dir(rtl)') ?? false;
      const to = nextIndex(event.key, { from, count: all.length, columns, isRtl });
      const target = to === null ? undefined : all[to];
      if (!target) return;
      event.preventDefault();
      stopAt(all, target);
      target.focus();
    },
    [items, stopAt, columns],
  );

  const onFocus = useCallback(
    ({ target }: { readonly target: EventTarget }) => {
      const all = items();
      const item = all.find((candidate) => candidate === target);
      if (!item) return;
      stopAt(all, item);
      item.dataset['visited'] = '';
    },
    [items, stopAt],
  );

  return { ref, onKeyDown, onFocus };
}
