import { type RefObject, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { placeTip } from './place-tip.ts';
import styles from './Tooltip.module.css';

export interface TipBubbleProps {
  readonly target: HTMLElement;
  readonly text: string;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** The text beside its element. The element is named already: for assistive technology the bubble would say the same twice. */
export default function TipBubble({ target, text, ref }: TipBubbleProps) {
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
  }, [target, ref]);
  return createPortal(
    <div ref={ref} className={styles['tip']} aria-hidden="true">
      {text}
    </div>,
    document.body,
  );
}
