import type { Storage, StorageKey, Telemetry } from '../ports.ts';

/** session.storage.prefix (open point B12) */
export const STORAGE_PREFIX = 'ypb_';

/** Storage over localStorage, which may be forbidden, full, or changed by another tab. */
export function createStorage(telemetry: Telemetry): Storage {
  const attempt = <Result>(what: string, fallback: Result, run: (area: globalThis.Storage) => Result): Result => {
    try {
      return run(window.localStorage);
    } catch (error) {
      telemetry.log('warn', 'storage failed', { what, error: nameOf(error) });
      return fallback;
    }
  };
  const read = (key: StorageKey) => attempt('read', null, (area) => area.getItem(STORAGE_PREFIX + key));
  return {
    read,
    write: (key, value) =>
      attempt('write', false, (area) => {
        area.setItem(STORAGE_PREFIX + key, value);
        return true;
      }),
    remove: (key) => attempt('remove', undefined, (area) => area.removeItem(STORAGE_PREFIX + key)),
    clearExcept: (kept) =>
      attempt('clear', undefined, (area) => {
        const keep = new Set(kept.map((key) => STORAGE_PREFIX + key));
        const ours = Object.keys(area).filter((key) => key.startsWith(STORAGE_PREFIX) && !keep.has(key));
        for (const key of ours) area.removeItem(key);
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
