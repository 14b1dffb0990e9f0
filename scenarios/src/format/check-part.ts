import { type FieldProblem, lostValues, strangeFields, type WireShape, wireShapeOf } from '@miczero/contracts';
import * as z from 'zod/mini';
import { isMatcher, MATCHERS, type Matcher, matcher } from './matchers.ts';
import { filled, type Path, placeholderIn, placeholdersOf } from './placeholders.ts';
import type { ReadTexts } from './read-texts.ts';

/**
 * Problems of an expected part of a value: fields that the contract does not have, values that can never stand there, and matchers that
 * are badly written. A placeholder may be anything.
 */
export function checkPart(schema: z.core.$ZodType, part: unknown, at: Path, texts: ReadTexts): FieldProblem[] {
  // Null and the empty text stand for what is absent.
  if (part === null || part === '' || placeholderIn(part) !== undefined) return [];
  const shape = wireShapeOf(schema);
  if (typeof part !== 'object') return misfitOfScalar(schema, part, at, texts);
  if (isMatcher(part)) return checkMatcher(shape, part, at, texts);
  return shape === null ? misfitOf(schema, part, at, texts) : checkInside(schema, shape, part, at, texts);
}

function checkInside(
  schema: z.core.$ZodType,
  shape: WireShape,
  part: object,
  at: Path,
  texts: ReadTexts,
): FieldProblem[] {
  if (shape.kind === 'open') return [];
  if (shape.kind === 'choice') {
    const [fewest = []] = shape.shapes
      .map((each) => checkInside(schema, each, part, at, texts))
      .sort((a, b) => a.length - b.length);
    return fewest;
  }
  if (Array.isArray(part) !== (shape.kind === 'list')) {
    return [{ path: at, message: shape.kind === 'list' ? texts.wantsList : texts.wantsObject }];
  }
  if (shape.kind === 'list') {
    return Object.values(part).flatMap((item, index) => checkPart(shape.item, item, [...at, index], texts));
  }
  return Object.entries(part).flatMap(([field, item]) => {
    if (shape.kind === 'record') return checkPart(shape.value, item, [...at, field], texts);
    const inner = Object.hasOwn(shape.fields, field) ? shape.fields[field] : undefined;
    if (inner) return checkPart(inner, item, [...at, field], texts);
    return [{ path: [...at, field], message: texts.noField(field, Object.keys(shape.fields)) }];
  });
}

/** A matcher about texts and numbers, or about a list. */
function checkMatcher(shape: WireShape | null, part: Matcher, at: Path, texts: ReadTexts): FieldProblem[] {
  const strange = Object.keys(part).filter((key) => !MATCHERS.some((known) => known === key));
  if (strange.length > 0) {
    return strange.map((key) => ({ path: [...at, key], message: texts.noField(key, MATCHERS) }));
  }
  const parsed = z.safeParse(
    matcher,
    filled(part, () => '1'),
    { error: texts.misfit },
  );
  if (!parsed.success) return placed(parsed.error, at);
  const { $some, ...ofText } = part;
  if (shape?.kind === 'open') return [];
  const isOfList = $some !== undefined;
  if (isOfList && Object.keys(ofText).length > 0) return [{ path: at, message: texts.matchesOneKind }];
  if (!isOfList) return shape === null ? [] : [{ path: at, message: texts.matchesTexts }];
  const list = listIn(shape);
  if (list === null) return [{ path: [...at, '$some'], message: texts.matchesLists }];
  return $some.flatMap((item, index) => checkPart(list.item, item, [...at, '$some', index], texts));
}

function listIn(shape: WireShape | null): Extract<WireShape, { readonly kind: 'list' }> | null {
  if (shape?.kind === 'choice') return shape.shapes.map(listIn).find((each) => each !== null) ?? null;
  return shape?.kind === 'list' ? shape : null;
}

/** Scalars are compared as text, so that a number may be written as a text, and a flag as either or as a boolean. */
function misfitOfScalar(schema: z.core.$ZodType, part: unknown, at: Path, texts: ReadTexts): FieldProblem[] {
  const value = filled(part, () => '1');
  const flag = value === true ? 1 : value === false ? 0 : value;
  const forms = [value, flag, String(flag), Number(flag)].filter((form) => !Number.isNaN(form));
  if (forms.some((form) => z.safeParse(schema, form).success)) return [];
  return misfitOf(schema, value, at, texts);
}

function misfitOf(schema: z.core.$ZodType, value: unknown, at: Path, texts: ReadTexts): FieldProblem[] {
  const parsed = z.safeParse(schema, value, { error: texts.misfit });
  return parsed.success ? [] : placed(parsed.error, at);
}

/** A value that is written whole: it has the fields of the schema only, and fits. A placeholder stands for an id. */
export function checkWhole(schema: z.core.$ZodType, value: unknown, at: Path, texts: ReadTexts): FieldProblem[] {
  return [
    ...strangeFields(schema, value, at, texts.noField),
    ...misfitOf(
      schema,
      filled(value, () => '1'),
      at,
      texts,
    ),
  ];
}

/** What of a whole value would not arrive as it is written: items that are left out, values that are replaced. */
export function checkKept(schema: z.core.$ZodType, value: unknown, at: Path, texts: ReadTexts): FieldProblem[] {
  const { misfit, noField, notJsonText: notJson, changed } = texts;
  const placeholders = new Set(placeholdersOf(value, at).map(({ path }) => path.join('.')));
  const written = filled(value, () => '1');
  const lost = lostValues(schema, written, at, { misfit, noField, notJson, changed });
  return lost.filter(({ path }) => !placeholders.has(path.join('.')));
}

function placed({ issues }: z.core.$ZodError, at: Path): FieldProblem[] {
  return issues.map(({ path, message }) => ({
    path: [...at, ...path.map((key) => (typeof key === 'number' ? key : String(key)))],
    message,
  }));
}

/**
 * What is wrong with the path of a value that is to be kept, `list.0.room_no`; null for nothing. A field that only a part of the reply
 * has is named with that part.
 */
export function pathProblem(schema: z.core.$ZodType, path: string, texts: ReadTexts): string | null {
  let shape = wireShapeOf(schema);
  for (const key of path.split('.')) {
    const next = shape === null ? { problem: texts.noField(key, []) } : inside(shape, key, texts);
    if (next === null) return null;
    if ('problem' in next) return texts.notKeptFrom(path, partWith(schema, path), next.problem);
    shape = wireShapeOf(next.schema);
  }
  return null;
}

/** The path by way of the field of the reply that has it; null for none, or for several. */
function partWith(schema: z.core.$ZodType, path: string): string | null {
  const shape = wireShapeOf(schema);
  if (shape?.kind !== 'object') return null;
  const [key = ''] = path.split('.');
  const parts = Object.entries(shape.fields).filter(([, part]) => {
    const inner = wireShapeOf(part);
    return inner?.kind === 'object' && Object.hasOwn(inner.fields, key);
  });
  const [only] = parts;
  return only && parts.length === 1 ? `${only[0]}.${path}` : null;
}

/** What stands behind a key; null where anything may. */
function inside(
  shape: WireShape,
  key: string,
  texts: ReadTexts,
): { readonly schema: z.core.$ZodType } | { readonly problem: string } | null {
  if (shape.kind === 'open' || shape.kind === 'choice') return null;
  if (shape.kind === 'record') return { schema: shape.value };
  if (shape.kind === 'list') return /^\d+$/.test(key) ? { schema: shape.item } : { problem: texts.wantsIndex(key) };
  const field = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined;
  return field ? { schema: field } : { problem: texts.noField(key, Object.keys(shape.fields)) };
}
