import { isMatcher } from '../format/matchers.ts';
import { matches, partAt } from './matching.ts';

/** One place where a value is not what was expected of it. */
export interface Difference {
  /** The path of the value, as `list.0.uid`; empty for the whole. */
  readonly path: string;
  /** JSON texts, cut where they are long. `seen` is null for a value that is absent. */
  readonly expected: string;
  readonly seen: string | null;
}

/** Characters of a value in a difference. */
const VALUE_MAX = 80;
/** Differences that a failure names: the first ones lead to the others. */
const DIFFERENCES_MAX = 3;

/** Where a value differs from the part that is expected of it, as deep inside as it can be told; empty for a value that fits. */
export function differencesOf(expected: unknown, actual: unknown): readonly Difference[] {
  return found(expected, actual, '').slice(0, DIFFERENCES_MAX);
}

function found(expected: unknown, actual: unknown, path: string): readonly Difference[] {
  if (matches(expected, actual)) return [];
  const inner = partsOf(expected, actual);
  if (inner === null)
    return [{ path, expected: inShort(expected), seen: actual === undefined ? null : inShort(actual) }];
  return inner.flatMap(([key, part]) => found(part, partAt(actual, key), path === '' ? key : `${path}.${key}`));
}

/** The parts to look into; null where the value as a whole is what differs. */
function partsOf(expected: unknown, actual: unknown): readonly (readonly [string, unknown])[] | null {
  if (typeof expected !== 'object' || expected === null || isMatcher(expected)) return null;
  if (!Array.isArray(expected)) return isEmpty(actual) ? null : Object.entries(expected);
  const length = partAt(actual, 'length');
  return length === expected.length ? expected.map((item, index) => [String(index), item] as const) : null;
}

/** A value without parts: texts may stand for JSON, which the comparison reads. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return !/^\s*[[{]/.test(value);
  return typeof value !== 'object' || value === null;
}

/** A value as JSON text, cut where it is long. */
export function inShort(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)}…` : text;
}
