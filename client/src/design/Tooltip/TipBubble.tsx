import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { placeTip } from './place-tip.ts';
import styles from './Tooltip.module.css';

export interface TipBubbleProps {
  readonly target: HTMLElement;
  readonly text: string;
  /** Filled in by the bubble: the element whose tip lies at a place of the window, null elsewhere. */
  readonly tipAt: RefObject<
    ((place: { readonly clientX: number; readonly clientY: number }) => HTMLElement | null) | null
  >;
}

/** The text beside its element. The element is named already: for assistive technology the bubble would say the same twice. */
export function TipBubble({ target, text, tipAt }: TipBubbleProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tip = ref.current;
    if (!tip) return;
    const isRtl = target.matches(':dir(rtl)');
    const { x, y } = placeTip(
      target.getBoundingClientRect(),
      { width: tip.offsetWidth, height: tip.offsetHeight },
      { width: window.innerWidth, height: window.innerHeight },
      { side: target.dataset['tipSide'] ?? 'top', isRtl },
    );
    tip.style.translate = `${x}px ${y}px`;
    const { offsetWidth, offsetHeight } = tip;
    const isWithin = (at: number, size: number) => at >= 0 && at < size;
    tipAt.current = ({ clientX, clientY }) =>
      target.isConnected && isWithin(clientX - x, offsetWidth) && isWithin(clientY - y, offsetHeight) ? target : null;
    return () => {
      tipAt.current = null;
    };
  }, [target, tipAt]);
  return createPortal(
    <div ref={ref} className={styles['tip']} aria-hidden="true">
      {text}
    </div>,
    document.body,
  );
}
