import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { placeTip } from './place-tip.ts';
import styles from './Tooltip.module.css';

const SHOW_AFTER_MS = 400;
/** Time to move the pointer from the element onto the bubble. */
const HIDE_AFTER_MS = 120;

/** Shows the tooltips of the whole page: one bubble, one set of listeners. Esc hides it, the pointer may rest on it. */
export function TooltipHost() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
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

  useLayoutEffect(() => {
    const tip = bubble.current;
    if (!tip || !target) return;
    const isRtl = target.matches(':dir(rtl)');
    const { x, y } = placeTip(
      target.getBoundingClientRect(),
      { width: tip.offsetWidth, height: tip.offsetHeight },
      { width: window.innerWidth, height: window.innerHeight },
      { side: target.dataset['tipSide'] ?? 'top', isRtl },
    );
    tip.style.translate = `${x}px ${y}px`;
  }, [target]);

  const text = target?.isConnected ? target.dataset['tip'] : undefined;
  // The element is named already: for assistive technology the bubble would say the same twice.
  return text === undefined
    ? null
    : createPortal(
        <div ref={bubble} className={styles['tip']} aria-hidden="true">
          {text}
        </div>,
        document.body,
      );
}
