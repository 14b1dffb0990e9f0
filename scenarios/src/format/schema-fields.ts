import * as z from 'zod/mini';

/** The names of the fields that a schema has at a path; empty where it is no object. */
export function fieldsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly string[] {
  const { def } = schema._zod;
  // Optional, default and nullable all name what they wrap so.
  if ('innerType' in def) return fieldsAt((def as z.core.$ZodOptionalDef)['innerType'], path);
  const [key, ...rest] = path;
  if (schema instanceof z.core.$ZodRecord && key !== undefined) return fieldsAt(schema._zod.def.valueType, rest);
  if (schema instanceof z.core.$ZodArray && key !== undefined) return fieldsAt(schema._zod.def.element, rest);
  if (!(schema instanceof z.core.$ZodObject)) return [];
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema._zod.def.shape;
  if (key === undefined) return Object.keys(shape);
  const inner = shape[String(key)];
  return inner ? fieldsAt(inner, rest) : [];
}
