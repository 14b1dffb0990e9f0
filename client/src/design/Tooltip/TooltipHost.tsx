import { type ComponentType, useEffect, useRef, useState } from 'react';
import { restoreStyles } from '../../lib/failed-styles.ts';
import { fetchEarly } from '../early-parts.ts';
import type { TipBubbleProps } from './TipBubble.tsx';

const SHOW_AFTER_MS = 400;
/** Time to move the pointer from the element onto the bubble. */
const HIDE_AFTER_MS = 120;

let Bubble: ComponentType<TipBubbleProps> | null = null;
/** Resolves with whether the bubble is there. Without the network it does not come: no tip shows, and the next one asks again. */
async function loadBubble(): Promise<boolean> {
  try {
    await restoreStyles(document);
    Bubble ??= (await import('./TipBubble.tsx')).default;
    return true;
  } catch {
    return false;
  }
}
fetchEarly(loadBubble);

/**
 * Shows the tooltips of the whole page: one bubble, which loads while the page is idle or with the first tip, and one set of listeners.
 * Esc hides it, the pointer may rest over it, and a press there reaches what lies under it.
 */
export function TooltipHost() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [isLoaded, setLoaded] = useState(Bubble !== null);
  const tipAt: TipBubbleProps['tipAt'] = useRef(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    /** What the pointer or the focus came to last: once its tip is hidden, it shows again only after they left. */
    let wanted: HTMLElement | null = null;
    /** The viewer works with fingers: a focus that a press leads to, in a menu for instance, is no question. */
    let isTouched = false;
    const later = (next: HTMLElement | null, ms: number) => {
      if (next === wanted) return;
      wanted = next;
      clearTimeout(timer);
      timer = setTimeout(() => setTarget(next), ms);
    };
    const tipped = (node: EventTarget | null) =>
      node instanceof Element ? node.closest<HTMLElement>('[data-tip]') : null;

    function onPointer(event: PointerEvent) {
      if (event.pointerType === 'touch') return;
      isTouched = false;
      const next = tipAt.current?.(event) ?? tipped(event.target);
      later(next, next ? SHOW_AFTER_MS : HIDE_AFTER_MS);
    }
    function onFocusIn({ target: node }: FocusEvent) {
      const next = tipped(node);
      if (isTouched || !next?.matches(':focus-visible')) return;
      wanted = null;
      later(next, SHOW_AFTER_MS);
    }
    const hide = () => {
      clearTimeout(timer);
      setTarget(null);
    };
    const onPointerDown = ({ pointerType }: PointerEvent) => {
      isTouched = pointerType === 'touch';
      hide();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      isTouched = false;
      if (key === 'Escape') hide();
    };

    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerover', onPointer, { signal });
    // The bubble takes no pointer events: only movement tells that the pointer left it.
    document.addEventListener('pointermove', onPointer, { signal });
    document.addEventListener('pointerdown', onPointerDown, { signal });
    document.addEventListener('focusin', onFocusIn, { signal });
    document.addEventListener('focusout', hide, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('scroll', hide, { capture: true, signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);

  const text = target?.isConnected ? target.dataset['tip'] : undefined;
  const isWanted = text !== undefined;
  useEffect(() => {
    if (isWanted && !isLoaded) void loadBubble().then(setLoaded);
  }, [isWanted, isLoaded]);
  return target && isWanted && Bubble ? <Bubble tipAt={tipAt} target={target} text={text} /> : null;
}
