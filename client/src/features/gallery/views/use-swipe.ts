import { type PointerEvent, useRef, useSyncExternalStore } from 'react';

/** A finger that goes less far, or rather up or down, turns nothing. */
const SWIPE_MIN_PX = 48;

interface Swipe {
  /** The page is enlarged by two fingers: one finger moves it, and turns nothing. */
  readonly 'data-enlarged': true | undefined;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
}

const isPageEnlarged = () => (window.visualViewport?.scale ?? 1) > 1;

function onResized(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}

/** One finger across: `right` and `left` are where it went. Two fingers enlarge, and turn nothing. */
export function useSwipe(onSwipe: (to: 'left' | 'right') => void): Swipe {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null);
  const isEnlarged = useSyncExternalStore(onResized, isPageEnlarged);
  return {
    'data-enlarged': isEnlarged || undefined,
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX, clientY }) => {
      start.current = pointerType === 'touch' && isPrimary ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ pointerId, clientX, clientY }) => {
      const from = start.current;
      start.current = null;
      if (from?.id !== pointerId || isPageEnlarged()) return;
      const [across, along] = [clientX - from.x, clientY - from.y];
      if (Math.abs(across) >= SWIPE_MIN_PX && Math.abs(across) > 2 * Math.abs(along))
        onSwipe(across < 0 ? 'left' : 'right');
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
