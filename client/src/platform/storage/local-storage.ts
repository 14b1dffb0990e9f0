import { isOfTab, type Storage, type StorageKey } from '../ports/storage.ts';
import type { Telemetry } from '../ports.ts';

/** session.storage.prefix (open point B12) */
export const STORAGE_PREFIX = 'ypb_';

/** Storage over localStorage and sessionStorage, which may be forbidden, full, or changed by another tab. */
export function createStorage(telemetry: Telemetry): Storage {
  const attempt = <Result>(what: string, fallback: Result, run: () => Result): Result => {
    try {
      return run();
    } catch (error) {
      telemetry.log('warn', 'storage failed', { what, error: nameOf(error) });
      return fallback;
    }
  };
  const areaOf = (key: StorageKey) => (isOfTab(key) ? window.sessionStorage : window.localStorage);
  const read = (key: StorageKey) => attempt('read', null, () => areaOf(key).getItem(STORAGE_PREFIX + key));
  return {
    read,
    write: (key, value) =>
      attempt('write', false, () => {
        areaOf(key).setItem(STORAGE_PREFIX + key, value);
        return true;
      }),
    remove: (key) => attempt('remove', undefined, () => areaOf(key).removeItem(STORAGE_PREFIX + key)),
    clearExcept: (kept) =>
      attempt('clear', undefined, () => {
        const keep = new Set(kept.map((key) => STORAGE_PREFIX + key));
        for (const area of [window.localStorage, window.sessionStorage]) {
          for (const key of Object.keys(area))
            if (key.startsWith(STORAGE_PREFIX) && !keep.has(key)) area.removeItem(key);
        }
      }),
    watch(key: StorageKey, listener) {
      const watching = new AbortController();
      const onStorage = (event: StorageEvent) => {
        // A null key means that the other tab cleared everything.
        if (event.key === STORAGE_PREFIX + key) listener(event.newValue);
        else if (event.key === null) listener(null);
      };
      // A page in the browser's cache hears of no change.
      const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener(read(key));
      window.addEventListener('storage', onStorage, watching);
      window.addEventListener('pageshow', onShow, watching);
      return () => watching.abort();
    },
  };
}

/** A DOMException is not an Error everywhere. */
function nameOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : 'unknown';
}
