import * as z from 'zod/mini';
import { type Deviation, type DeviationKind, type Path, pathText, shown } from './deviation.ts';
import { isRecord, opened, replaceAt, valueAt } from './json-path.ts';
import { findRename } from './renames.ts';
import { fieldOf, itemOf, wrongUnit } from './schema-parts.ts';

interface Found {
  readonly path: Path;
  readonly kind: DeviationKind;
  readonly expected: string;
  readonly seen: unknown;
}

const ROUNDS_MAX = 50;

/**
 * Compares a value with its contract. The contract is tolerant: it reads "3" as 3, defaults missing fields, replaces
 * unusable values and drops unknown ones. So this decodes the value, encodes it again, and reports every difference as
 * a deviation. `example` is a valid value that replaces an unreadable part, so that the rest can still be compared.
 */
export function compare(
  schema: z.core.$ZodType,
  value: unknown,
  example: unknown,
  where: string,
  at: Path = [],
): Deviation[] {
  return withRenames(examined(schema, value, example), value).map(({ path, kind, expected, seen }) => ({
    where,
    path: pathText([...at, ...path]),
    kind,
    expected,
    seen: shown(seen),
  }));
}

function examined(schema: z.core.$ZodType, value: unknown, example: unknown): Found[] {
  const found: Found[] = [];
  let readable = value;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const parsed = z.safeParse(schema, readable);
    if (parsed.success) {
      const others = differences({ schema, example, path: [] }, z.encode(schema, parsed.data), readable);
      return [...found, ...others.filter((one) => !isCovered(one, found))];
    }
    const issues = parsed.error.issues.flatMap((issue) => broken(issue, value, []));
    found.push(...issues.filter((one) => !isCovered(one, found)));
    const mended = issues.reduce((text, { path }) => replaceAt(text, path, exampleAt(example, path)), readable);
    if (JSON.stringify(mended) === JSON.stringify(readable)) break;
    readable = mended;
  }
  return found;
}

/** The reader's issue at its deepest level: the arms of a union say more than "no arm fits". */
function broken(issue: z.core.$ZodIssue, root: unknown, base: Path): Found[] {
  const path = [...base, ...(issue.path as Path)];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const arms = issue.errors.filter((arm) => arm.length > 0).sort((a, b) => depth(b) - depth(a));
    const deepest = arms[0];
    if (deepest && depth(deepest) > 0) return deepest.flatMap((inner) => broken(inner, root, path));
    // An arm that accepts the type but not the value explains more than an arm that accepts neither.
    const choosy = arms.find((arm) => arm.every(({ code }) => code === 'invalid_value'));
    if (choosy) return choosy.flatMap((inner) => broken(inner, root, path));
  }
  const seen = valueAt(root, path);
  return [{ path, kind: seen === undefined ? 'missing' : kindOf(issue), expected: expectation(issue), seen }];
}

const depth = (issues: readonly z.core.$ZodIssue[]) => Math.max(0, ...issues.map(({ path }) => path.length));

function kindOf(issue: z.core.$ZodIssue): DeviationKind {
  return issue.code === 'invalid_type' || issue.code === 'invalid_union' ? 'type' : 'enum';
}

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected;
  if (issue.code === 'invalid_value') return issue.values.map(String).join(' | ');
  if (issue.code === 'invalid_format') return issue.format;
  return issue.message || issue.code;
}

/** A value of a reply: its path, and the contract's verdict. */
interface Position {
  /** Undefined where only the encoded form is known. */
  readonly schema: z.core.$ZodType | undefined;
  readonly example: unknown;
  readonly path: Path;
}

/** Positions at which a readable value differs from its encoded form. */
function differences(position: Position, canonical: unknown, seen: unknown): Found[] {
  if (isRecord(canonical) && isRecord(seen)) return differentFields(position, canonical, seen);
  if (Array.isArray(canonical) && Array.isArray(seen)) return differentItems(position, canonical, seen);
  const { schema, path } = position;
  if (canonical === seen) {
    const unit = wrongUnit(schema, seen);
    return unit === null ? [] : [{ path, kind: 'value', expected: unit, seen }];
  }
  if (typeof canonical !== typeof seen || typeof canonical === 'object') {
    return [{ path, kind: 'type', expected: typeName(canonical), seen }];
  }
  // JSON text is compared by content: blanks and field order are free, and empty text equals none.
  const [written, held] = [opened(canonical), opened(seen === '' ? '{}' : seen)];
  if (written !== canonical && typeof held === 'object') return differences(position, written, held);
  return [{ path, kind: 'value', expected: shown(canonical), seen }];
}

function differentFields(
  { schema, example, path }: Position,
  canonical: Readonly<Record<string, unknown>>,
  seen: Readonly<Record<string, unknown>>,
): Found[] {
  const written = Object.keys(canonical).filter((key) => canonical[key] !== undefined);
  const missing = written.filter((key) => !(key in seen));
  const extra = Object.keys(seen).filter((key) => seen[key] !== undefined && !written.includes(key));
  const both = written.filter((key) => key in seen);
  return [
    ...missing.map((key): Found => lacking(canonical[key], [...path, key])),
    ...extra.map((key): Found => ({ path: [...path, key], kind: 'extra', expected: 'nothing', seen: seen[key] })),
    ...both.flatMap((key) => {
      const field = { schema: fieldOf(schema, seen, key), example: exampleAt(example, [key]), path: [...path, key] };
      return differences(field, canonical[key], seen[key]);
    }),
  ];
}

/** Compares item by item. A list that drops unreadable items shows it by its length. */
function differentItems(
  { schema, example, path }: Position,
  canonical: readonly unknown[],
  seen: readonly unknown[],
): Found[] {
  const item = itemOf(schema);
  const isShorter = canonical.length < seen.length;
  let read = 0;
  return seen.flatMap((one, index): Found[] => {
    const at = [...path, index];
    const standsFor = exampleAt(example, [0]);
    if (item && isShorter && !z.safeParse(item, one).success) {
      return examined(item, one, standsFor).map((found) => ({ ...found, path: [...at, ...found.path] }));
    }
    if (read === canonical.length) return [{ path: at, kind: 'extra', expected: 'nothing', seen: one }];
    read += 1;
    return differences({ schema: item, example: standsFor, path: at }, canonical[read - 1], one);
  });
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const lacking = (canonical: unknown, path: Path): Found => ({
  path,
  kind: 'missing',
  expected: typeName(canonical),
  seen: undefined,
});

/** A field that was already reported, or replaces one that was. */
function isCovered({ path }: Found, found: readonly Found[]): boolean {
  return found.some((one) => one.path.every((key, index) => path[index] === key));
}

/** The example at a path; the first item of a list represents all items. */
function exampleAt(example: unknown, path: Path): unknown {
  return valueAt(
    example,
    path.map((key) => (typeof key === 'number' ? 0 : key)),
  );
}

/** Pairs missing fields with surplus fields, object by object. */
function withRenames(found: readonly Found[], root: unknown): Found[] {
  const left = [...found];
  for (const one of found) {
    if (one.kind !== 'missing') continue;
    const object = one.path.slice(0, -1);
    const extras = left.filter(
      ({ kind, path }) => kind === 'extra' && pathText(path.slice(0, -1)) === pathText(object),
    );
    const name = findRename(
      String(one.path.at(-1)),
      one.expected,
      extras.map(({ path }) => ({ name: String(path.at(-1)), value: valueAt(root, path) })),
    );
    const other = extras.find(({ path }) => path.at(-1) === name);
    if (!other) continue;
    left.splice(left.indexOf(other), 1);
    left.splice(left.indexOf(one), 1, { ...one, kind: 'renamed', expected: String(one.path.at(-1)), seen: name });
  }
  return left;
}
