import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Where a menu opens: viewport pixels, and the element that it is about. */
export interface MenuPlace {
  readonly x: number;
  readonly y: number;
  readonly target: HTMLElement;
}

const LONG_PRESS_MS = 500;
/** A finger that moves further than this scrolls. */
const LONG_PRESS_SLACK_PX = 10;

/**
 * Handlers that open a menu by right click, by the menu key, and by a long press. `targetOf` answers the element that a
 * place inside is about, or null for none. Selected text keeps the browser's own menu.
 */
export function useContextMenu(targetOf: (inside: Element) => HTMLElement | null, onOpen: (place: MenuPlace) => void) {
  const press = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number }>(null);
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  const open = (inside: EventTarget, x: number, y: number): boolean => {
    const target = inside instanceof Element ? targetOf(inside) : null;
    if (!target) return false;
    onOpen({ x, y, target });
    return true;
  };
  return {
    onContextMenu(event: MouseEvent) {
      end();
      if (window.getSelection()?.isCollapsed === false) return;
      if (open(event.target, event.clientX, event.clientY)) event.preventDefault();
    },
    onPointerDown({ pointerType, target, clientX: x, clientY: y }: PointerEvent) {
      end();
      if (pointerType === 'mouse') return;
      press.current = { timer: setTimeout(() => open(target, x, y), LONG_PRESS_MS), x, y };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const from = press.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > LONG_PRESS_SLACK_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
