import { type PointerEvent, useRef } from 'react';

/** A finger that goes less far, or rather up or down, turns nothing. */
const SWIPE_MIN_PX = 48;

interface Swipe {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
}

/** One finger across: `right` and `left` are where it went. Two fingers enlarge, and turn nothing. */
export function useSwipe(onSwipe: (to: 'left' | 'right') => void): Swipe {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX, clientY }) => {
      start.current = pointerType === 'touch' && isPrimary ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ pointerId, clientX, clientY }) => {
      const from = start.current;
      start.current = null;
      if (from?.id !== pointerId) return;
      const [across, along] = [clientX - from.x, clientY - from.y];
      if (Math.abs(across) >= SWIPE_MIN_PX && Math.abs(across) > 2 * Math.abs(along))
        onSwipe(across < 0 ? 'left' : 'right');
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
