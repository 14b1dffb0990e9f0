import type { ChannelId } from '@miczero/contracts';
import { useCallback, useEffect, useRef } from 'react';

/** Where a finger opens channels, the keyboard of the screen must not rise by itself. */
const HAS_ROOM = '(width >= 768px) and (hover: hover)';
const FIELD = 'textarea, input, select, [contenteditable]';

/**
 * The focus is never lost to the page: when what had it goes away, it lands in the composer of the open channel, else on
 * the heading; and a channel that the person opens has it in its composer. Returns what the lobby calls with the channel
 * that it shows, null for none.
 */
export function useFocusLanding(): (channel: ChannelId | null) => void {
  const hasActed = useRef(false);
  const landed = useRef<Element | null>(null);
  const before = useRef<ChannelId>(null);

  useEffect(() => {
    let last: Element | null = null;
    let byKeyboard = false;
    let frame = 0;
    const onKey = () => {
      byKeyboard = true;
      hasActed.current = true;
    };
    const onPointer = () => {
      byKeyboard = false;
      hasActed.current = true;
    };
    const onFocus = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const onChange = () => {
      if (!byKeyboard || !last || last.isConnected || document.activeElement !== document.body || frame !== 0) return;
      // A dialog that closes gives the focus back by itself, a moment later.
      frame = requestAnimationFrame(() => {
        frame = 0;
        if (document.activeElement === document.body) landed.current = land();
      });
    };
    const observer = new MutationObserver(onChange);
    observer.observe(document.body, { childList: true, subtree: true });
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('keydown', onKey, options);
    document.addEventListener('pointerdown', onPointer, options);
    document.addEventListener('focusin', onFocus, options);
    return () => {
      observer.disconnect();
      listening.abort();
      cancelAnimationFrame(frame);
    };
  }, []);

  return useCallback((channel) => {
    const isNew = channel !== null && channel !== before.current;
    before.current = channel ?? before.current;
    if (!isNew || !hasActed.current || !window.matchMedia(HAS_ROOM).matches) return;
    const active = document.activeElement;
    const isBusy =
      active !== landed.current && (active?.matches(FIELD) || active?.closest('[role="dialog"], [role="menu"]'));
    if (!isBusy) landed.current = land();
  }, []);
}

function land(): Element | null {
  const target =
    document.querySelector<HTMLElement>('#content [data-composer] textarea:not(:disabled)') ??
    document.querySelector<HTMLElement>('h1') ??
    document.getElementById('content');
  if (target && !target.matches(FIELD)) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
  return target;
}
