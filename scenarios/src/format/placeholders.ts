/** `$name`: a value that an earlier step kept. */
const PLACEHOLDER = /^\$([a-z][a-z0-9_]*)$/i;
/** A text that begins with a dollar is written with two. */
const ESCAPED = '$$';

export function placeholderIn(value: unknown): string | undefined {
  return typeof value === 'string' ? PLACEHOLDER.exec(value)?.[1] : undefined;
}

/** The value with every placeholder replaced by what `kept` answers, and `$$` at the beginning of a text by one dollar. */
export function filled(value: unknown, kept: (name: string) => unknown): unknown {
  const name = placeholderIn(value);
  if (name !== undefined) return kept(name);
  if (typeof value === 'string' && value.startsWith(ESCAPED)) return value.slice(1);
  if (Array.isArray(value)) return value.map((item) => filled(item, kept));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, kept)]));
}

/** A value that did not come from a scenario as one writes it there: none of its texts is a placeholder. */
export function escaped(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('$') ? `$${value}` : value;
  if (Array.isArray(value)) return value.map(escaped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, escaped(item)]));
}

/** Each placeholder of a value with its path. */
export function placeholdersOf(value: unknown, path: Path = []): { readonly name: string; readonly path: Path }[] {
  const name = placeholderIn(value);
  if (name !== undefined) return [{ name, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    return placeholdersOf(item, [...path, Array.isArray(value) ? Number(key) : key]);
  });
}

/** A position in a scenario. */
export type Path = readonly (string | number)[];
