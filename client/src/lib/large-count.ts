const LARGE_FROM = 10_000;

/** const.large-counts: 9999 is 9999, 10000 is 1.0w, 12345 is 1.2w. */
export function largeCount(count: number): string {
  return count < LARGE_FROM ? String(count) : `${(count / LARGE_FROM).toFixed(1)}w`;
}

/** A badge has room for two digits. */
export function badgeCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}
