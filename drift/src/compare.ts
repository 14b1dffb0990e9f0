import * as z from 'zod/mini';
import { type Deviation, type DeviationKind, type Path, pathText, shown } from './deviation.ts';
import { isRecord, replaceAt, valueAt } from './json-path.ts';
import { findRename } from './renames.ts';

interface Found {
  readonly path: Path;
  readonly kind: DeviationKind;
  readonly expected: string;
  readonly seen: unknown;
}

const ROUNDS_MAX = 50;

/**
 * Compares a value with its contract. The contract is tolerant on purpose: it takes "3" for 3, fills in what is missing and
 * drops what it does not know. So the value is read and written again, and what came out otherwise is a deviation, too.
 * `example` is a valid value: it stands in for what cannot be read, so that the rest is still looked at.
 */
export function compare(
  schema: z.core.$ZodType,
  value: unknown,
  example: unknown,
  where: string,
  at: Path = [],
): Deviation[] {
  const found: Found[] = [];
  let readable = value;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const parsed = z.safeParse(schema, readable);
    if (parsed.success) {
      found.push(...differences(z.encode(schema, parsed.data), readable, []).filter((one) => !isCovered(one, found)));
      break;
    }
    const issues = parsed.error.issues.flatMap((issue) => broken(issue, value, []));
    found.push(...issues.filter((one) => !isCovered(one, found)));
    const mended = issues.reduce((text, { path }) => replaceAt(text, path, exampleAt(example, path)), readable);
    if (JSON.stringify(mended) === JSON.stringify(readable)) break;
    readable = mended;
  }
  return withRenames(found, value).map(({ path, kind, expected, seen }) => ({
    where,
    path: pathText([...at, ...path]),
    kind,
    expected,
    seen: shown(seen),
  }));
}

/** What an issue of the reader says, at its deepest: a union's own arms know more than "no arm fits". */
function broken(issue: z.core.$ZodIssue, root: unknown, base: Path): Found[] {
  const path = [...base, ...(issue.path as Path)];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const arms = issue.errors.filter((arm) => arm.length > 0).sort((a, b) => depth(b) - depth(a));
    const deepest = arms[0];
    if (deepest && depth(deepest) > 0) return deepest.flatMap((inner) => broken(inner, root, path));
    // An arm that takes the type and not the value says more than one that takes neither.
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

/** Where a value that could be read is not what would have been written. */
function differences(canonical: unknown, seen: unknown, path: Path): Found[] {
  if (isRecord(canonical) && isRecord(seen)) {
    const missing = Object.keys(canonical).filter((key) => canonical[key] !== undefined && !(key in seen));
    const extra = Object.keys(seen).filter((key) => !(key in canonical));
    const both = Object.keys(canonical).filter((key) => key in seen);
    return [
      ...missing.map((key): Found => lacking(canonical[key], [...path, key])),
      ...extra.map((key): Found => ({ path: [...path, key], kind: 'extra', expected: 'nothing', seen: seen[key] })),
      ...both.flatMap((key) => differences(canonical[key], seen[key], [...path, key])),
    ];
  }
  if (Array.isArray(canonical) && Array.isArray(seen)) {
    return canonical.flatMap((item, index) => differences(item, seen[index], [...path, index]));
  }
  if (canonical === undefined || typeof canonical === typeof seen) return [];
  return [{ path, kind: 'type', expected: typeof canonical, seen }];
}

const lacking = (canonical: unknown, path: Path): Found => ({
  path,
  kind: 'missing',
  expected: canonical === null ? 'null' : typeof canonical,
  seen: undefined,
});

/** A field that was reported already, or stands in for one that was. */
function isCovered({ path }: Found, found: readonly Found[]): boolean {
  return found.some((one) => one.path.every((key, index) => path[index] === key));
}

/** The example at a path; in a list its first item stands for all. */
function exampleAt(example: unknown, path: Path): unknown {
  return valueAt(
    example,
    path.map((key) => (typeof key === 'number' ? 0 : key)),
  );
}

/** Pairs what is missing with what is too much, object by object. */
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
