import { DEDUPE_CACHE_MESSAGES } from '../limits.ts';

/**
 * How a receiver recognises messages that arrive twice: it remembers the latest ones by the key that its link gives them (the cap is
 * the room's, open point C17). The client shows by it, and load runs check by it.
 */
export function createDeduper(capacity: number = DEDUPE_CACHE_MESSAGES): (key: string | null) => boolean {
  const seen = new Set<string>();
  /** True the first time. A message without a key cannot be recognised and always counts as new. */
  return (key) => {
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
