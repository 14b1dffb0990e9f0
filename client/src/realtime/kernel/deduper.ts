import { DEDUPE_CACHE_MESSAGES } from '@miczero/contracts';

/** Remembers the last messages by the key that their link gives them (the cap is the room's, open point C17). */
export function createDeduper(capacity: number = DEDUPE_CACHE_MESSAGES) {
  const seen = new Set<string>();
  /** True the first time. A message without a key cannot be recognised and always counts as new. */
  return (key: string | null): boolean => {
    if (key === null) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    if (seen.size > capacity) {
      const [oldest] = seen;
      if (oldest !== undefined) seen.delete(oldest);
    }
    return true;
  };
}
