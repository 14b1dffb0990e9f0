import { isOfTab, type Storage, type StorageKey } from '../../platform/ports/storage.ts';

/**
 * Storage of one origin, shared by the tabs made from it.
 * How to extend (most to least common): start with values (`createOrigin({ uid: '1' })`), open another tab
 * (`origin.tab()`), load that tab again (`origin.tab(ofTab)`), fill it up (`origin.isFull = true`).
 */
export function createOrigin(values: Partial<Record<StorageKey, string>> = {}) {
  const kept = new Map<string, string>(Object.entries(values));
  const tabs: { readonly watchers: Set<(key: string | null, value: string | null) => void> }[] = [];
  const origin = {
    isFull: false,
    values: kept,
    /** `ofTab`: what the tab keeps to itself. */
    tab(ofTab: Map<string, string> = new Map()): Storage {
      const own = { watchers: new Set<(key: string | null, value: string | null) => void>() };
      tabs.push(own);
      const tell = (key: string, value: string | null) => {
        for (const tab of tabs) {
          if (tab === own) continue;
          for (const watcher of tab.watchers) watcher(key, value);
        }
      };
      const remove = (key: string) => {
        if (!ofTab.delete(key) && kept.delete(key)) tell(key, null);
      };
      return {
        read: (key) => (isOfTab(key) ? ofTab : kept).get(key) ?? null,
        write(key, value) {
          if (origin.isFull) return false;
          if (isOfTab(key)) ofTab.set(key, value);
          else if (kept.get(key) !== value) {
            kept.set(key, value);
            tell(key, value);
          }
          return true;
        },
        remove,
        clearExcept(keys) {
          const keep = new Set<string>(keys);
          for (const key of [...kept.keys(), ...ofTab.keys()]) if (!keep.has(key)) remove(key);
        },
        watch(key, listener) {
          const watcher = (changed: string | null, value: string | null) => {
            if (changed === key) listener(value);
          };
          own.watchers.add(watcher);
          return () => own.watchers.delete(watcher);
        },
      };
    },
  };
  return origin;
}
export type Origin = ReturnType<typeof createOrigin>;
