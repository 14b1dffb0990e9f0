import { isMatcher, type Matcher } from '../format/matchers.ts';

/**
 * Whether a value has all that is expected of it. Objects may have more fields, lists must have as many items, and scalars
 * are compared as text: ids, flags and numbers travel as either. An object with keys that begin with a dollar is a matcher. JSON inside
 * of a text is looked at as what it stands for where an object or a list is expected.
 */
export function matches(expected: unknown, actual: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) {
    return (typeof actual !== 'object' || actual === null) && asText(expected) === asText(actual);
  }
  if (Array.isArray(expected)) {
    const list = decoded(actual);
    return (
      Array.isArray(list) &&
      list.length === expected.length &&
      expected.every((item, index) => matches(item, list[index]))
    );
  }
  if (isMatcher(expected)) return fits(expected, actual);
  const inner = decoded(actual);
  if (typeof inner !== 'object' || inner === null) return false;
  return Object.entries(expected).every(([key, item]) => matches(item, (inner as Record<string, unknown>)[key]));
}

function fits({ $contains, $matches, $some, $at_least, $at_most }: Matcher, actual: unknown): boolean {
  if ($some !== undefined && !hasItems(decoded(actual), $some)) return false;
  const isScalar = typeof actual !== 'object' && actual !== undefined;
  const text = isScalar ? asText(actual) : null;
  if ($contains !== undefined && text?.includes(asText($contains)) !== true) return false;
  if ($matches !== undefined && (text === null || !new RegExp($matches, 'u').test(text))) return false;
  const number = text === null || text.trim() === '' ? Number.NaN : Number(text);
  if ($at_least !== undefined && !(number >= Number($at_least))) return false;
  return $at_most === undefined || number <= Number($at_most);
}

/** Whether each expected item has an item of its own. */
function hasItems(list: unknown, expected: readonly unknown[]): boolean {
  if (!Array.isArray(list)) return false;
  const taken = new Map<number, number>();
  /** Gives an expected item a place, and moves the one that has it to another where that is possible. */
  const place = (wanted: number, tried: Set<number>): boolean => {
    for (const [index, item] of (list as unknown[]).entries()) {
      if (tried.has(index) || !matches(expected[wanted], item)) continue;
      tried.add(index);
      const former = taken.get(index);
      if (former === undefined || place(former, tried)) {
        taken.set(index, wanted);
        return true;
      }
    }
    return false;
  };
  return expected.every((_, wanted) => place(wanted, new Set()));
}

/** What a text of JSON stands for; any other value is itself. */
function decoded(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

function asText(value: unknown): string {
  if (value === true) return '1';
  if (value === false) return '0';
  return String(value ?? '');
}

/** The value at a path such as `list.0.room_no`. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>(partAt, value);
}

/** What stands in a value behind a key, also where the value is JSON inside of a text. */
export function partAt(value: unknown, key: string): unknown {
  return Object(decoded(value))[key] as unknown;
}
