import { useEffect, useState } from 'react';
import type { Guide } from '../index.ts';

export interface Anchor {
  readonly guide: Guide;
  readonly element: HTMLElement;
}

/** A page settles for this long before it is searched for anchors. */
const SETTLE_MS = 500;
/** Nothing is pointed out beside what asks for the attention already. */
const OVERLAYS =
  '[data-dialog], [data-palette], [role="menu"], [role="listbox"], [role="dialog"]:not([data-guide-tip])';

/** What is being written, and what is offered for it, must not be covered. */
function isWriting(): boolean {
  const { activeElement } = document;
  const isField = activeElement instanceof HTMLTextAreaElement || activeElement instanceof HTMLInputElement;
  return isField && activeElement.value !== '';
}

const isBusy = () => isWriting() || document.querySelector(OVERLAYS) !== null;

/** The first guide whose element is in view; null while a dialog, a menu or a card is open, and while the viewer writes. */
export function useAnchor(guides: readonly Guide[]): Anchor | null {
  const [anchor, setAnchor] = useState<Anchor | null>(null);
  useEffect(() => {
    setAnchor(null);
    if (guides.length === 0) return undefined;
    let timer: number | null = null;
    let shown: Anchor | null = null;
    const show = (next: Anchor | null) => {
      if (shown?.element === next?.element && shown?.guide === next?.guide) return;
      shown = next;
      setAnchor(next);
    };
    const look = () => {
      timer = null;
      show(anchorOf(guides));
    };
    const lookSoon = () => {
      timer ??= window.setTimeout(look, SETTLE_MS);
    };
    const observer = new MutationObserver(() => {
      // An overlay takes the tip away at once; so does the end of what it points at. Without a tip, a busy page is not searched each time.
      if (shown && (!shown.element.isConnected || isBusy())) show(null);
      lookSoon();
    });
    const onWritten = () => {
      if (shown && isWriting()) show(null);
      lookSoon();
    };
    // Another width may hide what is pointed at, or show it at another place.
    const onResize = () => {
      if (shown && !isInView(shown.element)) show(null);
      lookSoon();
    };
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', onResize);
    // What was scrolled out of view is pointed at no more.
    document.addEventListener('scroll', lookSoon, true);
    document.addEventListener('input', onWritten);
    document.addEventListener('focusout', lookSoon);
    lookSoon();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', onResize);
      document.removeEventListener('scroll', lookSoon, true);
      document.removeEventListener('input', onWritten);
      document.removeEventListener('focusout', lookSoon);
      if (timer !== null) window.clearTimeout(timer);
    };
  }, [guides]);
  return anchor;
}

function anchorOf(guides: readonly Guide[]): Anchor | null {
  if (isBusy()) return null;
  for (const guide of guides) {
    const element = document.querySelector<HTMLElement>(`[data-guide="${guide}"]`);
    if (element && isInView(element)) return { guide, element };
  }
  return null;
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  return width > 0 && top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
}
