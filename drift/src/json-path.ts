import type { Path } from './deviation.ts';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses text that is a JSON object or list; returns everything else unchanged. */
export function opened(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value; // text that only looks like JSON
  }
}

/** The value at a path, which may continue inside JSON text. */
export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((whole, key) => {
    const at = opened(whole);
    if (Array.isArray(at)) return typeof key === 'number' ? at[key] : undefined;
    return isRecord(at) && Object.hasOwn(at, key) ? at[String(key)] : undefined;
  }, root);
}

/**
 * A copy with another value at a path, which may continue inside JSON text. Creates missing objects on the way;
 * undefined removes the field.
 */
export function replaceAt(root: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const inside = opened(root);
  if (inside !== root) return JSON.stringify(replaceAt(inside, path, value));
  if (typeof key === 'number') {
    const list = Array.isArray(root) ? [...root] : [];
    list[key] = replaceAt(list[key], rest, value);
    return list;
  }
  const object: Record<string, unknown> = isRecord(root) ? { ...root } : {};
  object[key] = replaceAt(object[key], rest, value);
  return object;
}
