/**
 * Whether a value has all that is expected of it. Objects may have more fields, lists must have as many items, and scalars
 * are compared as text: ids, flags and numbers travel as either.
 */
export function matches(expected: unknown, actual: unknown): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((item, index) => matches(item, actual[index]))
    );
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof actual !== 'object' || actual === null) return false;
    return Object.entries(expected).every(([key, item]) => matches(item, (actual as Record<string, unknown>)[key]));
  }
  if (typeof actual === 'object' && actual !== null) return false;
  return asText(expected) === asText(actual);
}

function asText(value: unknown): string {
  if (value === true) return '1';
  if (value === false) return '0';
  return String(value ?? '');
}

/** The value at a path such as `list.0.room_no`. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => Object(inner)[key] as unknown, value);
}
