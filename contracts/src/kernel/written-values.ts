import * as z from 'zod/mini';

/** The values that a schema decodes to, where it lists them all; empty otherwise. Absence is not among them. */
export function literalsOf(schema: z.core.$ZodType): readonly unknown[] {
  const end = endOf(schema);
  if (end instanceof z.core.$ZodLiteral) return end._zod.def.values.filter((value) => value !== undefined);
  if (end instanceof z.core.$ZodEnum) return Object.values(end._zod.def.entries);
  if (!(end instanceof z.core.$ZodUnion)) return [];
  const arms = end._zod.def.options.filter((arm) => !(arm instanceof z.core.$ZodUndefined)).map(literalsOf);
  return arms.every((values) => values.length > 0) ? arms.flat() : [];
}

/** The schema at the end of pipes and of wrappers for absent or wrong values. */
export function endOf(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.core.$ZodPipe) return endOf(schema._zod.def.out);
  const isWrapper =
    schema instanceof z.core.$ZodCatch || schema instanceof z.core.$ZodDefault || schema instanceof z.core.$ZodReadonly;
  return isWrapper ? endOf(schema._zod.def.innerType) : schema;
}
