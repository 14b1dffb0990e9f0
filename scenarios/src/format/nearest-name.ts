/**
 * The closest known name, because most unknown names are typing errors; empty when none is close. `slips`: letters that
 * may differ in a short name.
 */
export function nearestName(name: string, table: object, slips = 2): string {
  const [first] = Object.keys(table)
    .map((known) => ({ known, distance: distanceOf(name.toLowerCase(), known.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return first && first.distance <= Math.max(slips, name.length / 3) ? first.known : '';
}

/** Levenshtein distance. */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(same, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
