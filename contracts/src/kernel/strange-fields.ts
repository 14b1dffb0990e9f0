import type * as z from 'zod/mini';
import { type FieldPath, type FieldProblem, type Look, problemsIn } from './shape-problems.ts';
import { wireShapeOf } from './wire-shape.ts';

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
  if (shape === null || typeof value !== 'object' || value === null) return [];
  const look: Look = (inner, part, at) => strangeFields(inner, part, at, told);
  return problemsIn(shape, value, path, {
    field: look,
    item: look,
    stranger: (at, field, known) => [{ path: at, message: told(field, known) }],
  });
}
