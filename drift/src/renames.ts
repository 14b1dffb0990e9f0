/** A field that the contract does not define. */
export interface Stranger {
  readonly name: string;
  readonly value: unknown;
}

/**
 * The unknown field that resembles a missing one: the same letters in another spelling (`hallId` for `hall_id`), a word
 * of it, a nearly equal name, or the only one of its type. Null when none does.
 */
export function findRename(missing: string, type: string, strangers: readonly Stranger[]): string | null {
  const fitting = strangers.filter(({ value }) => sameType(type, value));
  const near = fitting.find(({ name }) => isNear(missing, name));
  if (near) return near.name;
  const [only] = fitting;
  return fitting.length === 1 && only && strangers.length === 1 ? only.name : null;
}

function sameType(type: string, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  // Ids and counters travel as text or number.
  if (type === 'string' || type === 'number') return typeof value === 'string' || typeof value === 'number';
  return typeof value === type || !['string', 'number', 'boolean', 'object'].includes(type);
}

function isNear(a: string, b: string): boolean {
  const [x, y] = [letters(a), letters(b)];
  if (x === y) return true;
  if (x.length > 2 && y.length > 2 && (x.includes(y) || y.includes(x))) return true;
  return distance(x, y) <= Math.max(1, Math.floor(Math.min(x.length, y.length) / 4));
}

const letters = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, x] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, y] of [...b].entries()) {
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (x === y ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
