import { useCallback, useSyncExternalStore } from 'react';

/** Below this one pane shows at a time; the rest is a drawer. */
export const NARROW = '(width < 768px)';
/** Below this the right panel lies over the page. */
export const NO_ROOM_FOR_PANEL = '(width < 1280px)';

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
