import { useEffect, useRef, useState } from 'react';
import { TipBubble, type TipBubbleProps } from './TipBubble.tsx';

const SHOW_AFTER_MS = 400;
/** Time to move the pointer from the element onto the bubble. */
const HIDE_AFTER_MS = 120;

/**
 * Shows the tooltips of the whole page: one bubble and one set of listeners. Esc hides it, the pointer may rest over it, and a press there reaches what lies under it.
 */
export function TooltipHost() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
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
    function onFocusIn({ target: node }: { readonly target: EventTarget | null }) {
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
    // It loads late: what the viewer came to before counts, too.
    onFocusIn({ target: document.activeElement });
    if (window.matchMedia('(hover: hover)').matches) {
      const pointed = tipped([...document.querySelectorAll(':hover')].at(-1) ?? null);
      if (pointed) later(pointed, SHOW_AFTER_MS);
    }
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);

  const text = target?.isConnected ? target.dataset['tip'] : undefined;
  return target && text !== undefined ? <TipBubble tipAt={tipAt} target={target} text={text} /> : null;
}
