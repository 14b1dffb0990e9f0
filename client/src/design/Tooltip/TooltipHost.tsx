import { type ComponentType, useEffect, useRef, useState } from 'react';
import { restoreStyles } from '../../lib/failed-styles.ts';
import { fetchEarly } from '../LazyPart/early.ts';
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
 * Esc hides it, the pointer may rest on it.
 */
export function TooltipHost() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [isLoaded, setLoaded] = useState(Bubble !== null);
  const bubble = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const later = (next: HTMLElement | null, ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setTarget(next), ms);
    };
    const tipped = (node: EventTarget | null) =>
      node instanceof Element ? node.closest<HTMLElement>('[data-tip]') : null;

    function onPointerOver({ target: node, pointerType }: PointerEvent) {
      if (pointerType === 'touch') return;
      if (node instanceof Node && bubble.current?.contains(node)) return clearTimeout(timer);
      const next = tipped(node);
      later(next, next ? SHOW_AFTER_MS : HIDE_AFTER_MS);
    }
    function onFocusIn({ target: node }: FocusEvent) {
      const next = tipped(node);
      if (next?.matches(':focus-visible')) later(next, SHOW_AFTER_MS);
    }
    const hide = () => later(null, 0);
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && hide();

    document.addEventListener('pointerover', onPointerOver);
    document.addEventListener('pointerdown', hide);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', hide);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('scroll', hide, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onPointerOver);
      document.removeEventListener('pointerdown', hide);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', hide);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('scroll', hide, true);
    };
  }, []);

  const text = target?.isConnected ? target.dataset['tip'] : undefined;
  const isWanted = text !== undefined;
  useEffect(() => {
    if (isWanted && !isLoaded) void loadBubble().then(setLoaded);
  }, [isWanted, isLoaded]);
  return target && isWanted && Bubble ? <Bubble ref={bubble} target={target} text={text} /> : null;
}
