/** One step of a path: a name or an index, any of them, or any below. */
type Part = { readonly key: string } | { readonly index: number } | { readonly any: true } | { readonly below: string };

/** A search by a path: the value exists, is equal (`=`), or contains a text (`~`). */
export interface PathQuery {
  readonly parts: readonly Part[];
  readonly compare: '=' | '~' | null;
  readonly value: string;
}

const PART = /^(?:\.\.([\p{L}\w-]+)|\.([\p{L}\w-]+)|(\.\*|\[\*\])|\[(\d+)\]|\[(?:'([^']*)'|"([^"]*)")\])/u;
const COMPARISON = /^\s*(?:(==?|~)\s*(.*))?$/su;

/** Whether a text of the filter is meant as a path. */
export const isPath = (text: string): boolean => text.trimStart().startsWith('$');

/**
 * Reads `$.list[*].uid = 10002`: names, `[0]`, `[*]`, `['a name']` and `..name` of JSONPath (RFC 9535), then nothing, `=` or `~`
 * with a value, which may stand in quotes. Null for anything else.
 */
export function readPathQuery(text: string): PathQuery | null {
  let rest = text.trim().slice(1);
  const parts: Part[] = [];
  for (let found = PART.exec(rest); found; found = PART.exec(rest)) {
    const [whole, below, name, any, index, single, double] = found;
    if (below !== undefined) parts.push({ below });
    else if (any !== undefined) parts.push({ any: true });
    else if (index !== undefined) parts.push({ index: Number(index) });
    else parts.push({ key: name ?? single ?? double ?? '' });
    rest = rest.slice(whole.length);
  }
  const comparison = COMPARISON.exec(rest);
  if (!comparison) return null;
  const [, operator, value = ''] = comparison;
  const compare = operator === undefined ? null : operator === '~' ? '~' : '=';
  return { parts, compare, value: value.trim().replace(/^(['"])(.*)\1$/s, '$2') };
}

/** Everything that a query finds in a value, in document order. Scalars are compared as text, because ids travel as either. */
export function foundIn(value: unknown, { parts, compare, value: wanted }: PathQuery): readonly unknown[] {
  const reached = parts.reduce<readonly unknown[]>(
    (values, part) => values.flatMap((each) => reach(each, part)),
    [value],
  );
  if (compare === null) return reached;
  return reached.filter((each) => {
    const text = typeof each === 'object' ? JSON.stringify(each) : String(each);
    return compare === '=' ? text === wanted : text.toLowerCase().includes(wanted.toLowerCase());
  });
}

function reach(value: unknown, part: Part): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('any' in part) return Object.values(value);
  if ('index' in part) return Array.isArray(value) && part.index < value.length ? [value[part.index]] : [];
  if ('key' in part)
    return !Array.isArray(value) && Object.hasOwn(value, part.key) ? [Reflect.get(value, part.key)] : [];
  const here = reach(value, { key: part.below });
  return [...here, ...Object.values(value).flatMap((inner) => reach(inner, part))];
}
