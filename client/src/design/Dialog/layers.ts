import { useLayoutEffect, useRef } from 'react';
import { createLayerEntries } from './layer-entries.ts';

const entries = createLayerEntries(window);

/**
 * On a phone, Back closes what lies over the page, the topmost first (ADR 0171). The view of such a layer calls this with the way in which the
 * layer is closed. A layer without one stays.
 */
export function useLayer(isOpen: boolean, close: (() => void) | undefined): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => (isOpen ? entries.add(() => latest.current?.()) : undefined), [isOpen]);
}
