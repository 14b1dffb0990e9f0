import * as z from 'zod/mini';

/** Keys from the whole value to a part of it. */
export type FieldPath = readonly (string | number)[];

/** What is wrong with one part of a value. */
export interface FieldProblem {
  readonly path: FieldPath;
  readonly message: string;
}

/**
 * Fields that a schema does not have, at any depth. Clients tolerate what they do not know, because servers may be newer;
 * in what a person writes by hand such a field is a slip without effect. `told` makes the message, from the names of the fields
 * that the schema has there.
 */
export function strangeFields(
  schema: z.core.$ZodType,
  value: unknown,
  path: FieldPath = [],
  told: (known: string) => string = (known) => `no such field; there is ${known || 'no field'}`,
): FieldProblem[] {
  if (schema instanceof z.core.$ZodArray && Array.isArray(value)) {
    const { element } = schema._zod.def;
    return value.flatMap((item, index) => strangeFields(element, item, [...path, index], told));
  }
  if (!(schema instanceof z.core.$ZodObject) || typeof value !== 'object' || value === null) return [];
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema._zod.def.shape;
  return Object.entries(value).flatMap(([field, item]) => {
    const inner = Object.hasOwn(shape, field) ? shape[field] : undefined;
    if (inner) return strangeFields(unwrapped(inner), item, [...path, field], told);
    return [{ path: [...path, field], message: told(Object.keys(shape).join(', ')) }];
  });
}

/** The schema inside optional, nullable and default. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault
  ) {
    return unwrapped(schema._zod.def.innerType);
  }
  return schema;
}
