import { useLayoutEffect, useRef } from 'react';
import { createLayerEntries } from './layer-entries.ts';

const entries = createLayerEntries(window);

/**
 * On a phone, Back closes what lies over the page, the topmost first (ADR 0171). Whoever draws such a layer says while it is open how it is
 * closed; without a way to close it, Back leaves it.
 */
export function useLayer(isOpen: boolean, close: (() => void) | undefined): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => (isOpen ? entries.add(() => latest.current?.()) : undefined), [isOpen]);
}
