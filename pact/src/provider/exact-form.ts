import { isRecord } from '@miczero/drift/json-path';
import * as z from 'zod/mini';

/**
 * How strictly a value is checked: `exact` for the form that our platform writes, `readable` for what a tolerant reader
 * accepts.
 */
export type Strictness = 'exact' | 'readable';

/**
 * Faults of a value from the wire, one line per place; empty when there are none. `exact` decodes the value, encodes it
 * again and requires equality, because the contracts read more than they write and default or skip what they cannot
 * read.
 */
export function faultsOf(schema: z.core.$ZodType, value: unknown, strictness: Strictness): string[] {
  const read = z.safeDecode(schema, value as never);
  if (!read.success) {
    return read.error.issues.map(({ path, message, code }) => `${at(path)}: ${message || code}`);
  }
  return strictness === 'exact' ? differences(z.encode(schema, read.data), value, []) : [];
}

function differences(written: unknown, seen: unknown, path: readonly PropertyKey[]): string[] {
  if (isRecord(written) && isRecord(seen)) {
    const keys = new Set([...Object.keys(written), ...Object.keys(seen)]);
    return [...keys].flatMap((key) => differences(written[key], seen[key], [...path, key]));
  }
  if (Array.isArray(written) && Array.isArray(seen)) {
    if (written.length !== seen.length) {
      return [`${at(path)}: ${seen.length - written.length} of ${seen.length} entries cannot be read: ${shown(seen)}`];
    }
    return written.flatMap((item, index) => differences(item, seen[index], [...path, index]));
  }
  if (Object.is(written, seen)) return [];
  return [`${at(path)}: ${shown(seen)} where the contract writes ${shown(written)}`];
}

const SHOWN_MAX = 200;
const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, SHOWN_MAX));

const at = (path: readonly PropertyKey[]) =>
  path.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`), '$');
