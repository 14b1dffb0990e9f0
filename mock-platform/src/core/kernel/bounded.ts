/** Keeps a Map at `cap` entries by forgetting the oldest. */
export function forgetOldest<Key, Value>(map: Map<Key, Value>, cap: number): void {
  for (const key of map.keys()) {
    if (map.size <= cap) return;
    map.delete(key);
  }
}
