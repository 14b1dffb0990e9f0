import { useLayoutEffect, useSyncExternalStore } from 'react';

/** The names of the pages that are drawn: of two, while one takes the place of the other, the newer one counts. */
let names: readonly { readonly name: string }[] = [];
const listeners = new Set<() => void>();

function change(next: typeof names): void {
  names = next;
  for (const listener of listeners) listener();
}

/** Names the page on screen for the title of the tab. */
export function useNamedPage(name: string): void {
  useLayoutEffect(() => {
    const own = { name };
    change([...names, own]);
    return () => change(names.filter((each) => each !== own));
  }, [name]);
}

/** The name of the page on screen; null where a page has none. */
export function usePageName(): string | null {
  return useSyncExternalStore(subscribe, () => names.at(-1)?.name ?? null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
