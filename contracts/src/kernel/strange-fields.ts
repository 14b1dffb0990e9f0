import type * as z from 'zod/mini';
import { type WireShape, wireShapeOf } from './wire-shape.ts';

/** Keys from the whole value to a part of it. */
export type FieldPath = readonly (string | number)[];

/** What is wrong with one part of a value. */
export interface FieldProblem {
  readonly path: FieldPath;
  readonly message: string;
}

/** Makes the message about a field, from its name and those of the fields that the schema has in its place. */
export type ToldField = (field: string, known: readonly string[]) => string;

const NO_FIELD: ToldField = (_field, known) => `no such field; there is ${known.join(', ') || 'no field'}`;

/**
 * Fields that a schema does not have, at any depth, also in lists whose unreadable items a reader leaves out. JSON text is looked into
 * only where it is written as an object. Clients tolerate what they do not know, because servers may be newer; in what a person writes by
 * hand such a field is a slip without effect.
 */
export function strangeFields(
  schema: z.core.$ZodType,
  value: unknown,
  path: FieldPath = [],
  told: ToldField = NO_FIELD,
): FieldProblem[] {
  const shape = wireShapeOf(schema);
  return shape === null || typeof value !== 'object' || value === null ? [] : strangeIn(shape, value, path, told);
}

function strangeIn(shape: WireShape, value: object, path: FieldPath, told: ToldField): FieldProblem[] {
  if (shape.kind === 'open') return [];
  if (shape.kind === 'choice') {
    const [fewest = []] = shape.shapes
      .filter((each) => (each.kind === 'list') === Array.isArray(value))
      .map((each) => strangeIn(each, value, path, told))
      .sort((a, b) => a.length - b.length);
    return fewest;
  }
  if (shape.kind === 'list') {
    if (!Array.isArray(value)) return [];
    return value.flatMap((item, index) => strangeFields(shape.item, item, [...path, index], told));
  }
  if (Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([field, item]) => {
    if (shape.kind === 'record') return strangeFields(shape.value, item, [...path, field], told);
    const inner = Object.hasOwn(shape.fields, field) ? shape.fields[field] : undefined;
    if (inner) return strangeFields(inner, item, [...path, field], told);
    return [{ path: [...path, field], message: told(field, Object.keys(shape.fields)) }];
  });
}
