import { useLayoutEffect, useSyncExternalStore } from 'react';

let covers = 0;
const followers = new Set<() => void>();

function add(count: number): void {
  covers += count;
  for (const follow of followers) follow();
}

/**
 * The view lies over the whole page with its scrim, at every width: a dialog, a sheet, a drawer, a palette, a picture. A menu, a popover and
 * the column of messages cover nothing.
 */
export function useCover(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    add(1);
    return () => add(-1);
  }, [isOpen]);
}

/** Whether something covers the page. */
export function useIsPageCovered(): boolean {
  return useSyncExternalStore(subscribe, () => covers > 0);
}

function subscribe(follow: () => void) {
  followers.add(follow);
  return () => void followers.delete(follow);
}
