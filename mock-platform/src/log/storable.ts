/**
 * Whether a value is the same after JSON, in which logs store it: a world that applied another one would differ from its own
 * replay. A key without a value is the same as none.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  return Array.isArray(value) ? isStorableList(value) : isStorableObject(value);
}

/** JSON writes null for a hole. */
function isStorableList(list: readonly unknown[]): boolean {
  for (let index = 0; index < list.length; index += 1) if (!isStorable(list[index])) return false;
  return true;
}

function isStorableObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  const fields = value as Readonly<Record<string, unknown>>; // plain: it has no other keys than its own
  for (const key in fields) if (fields[key] !== undefined && !isStorable(fields[key])) return false;
  return true;
}
