import type * as z from 'zod/mini';
import type { WireShape } from './wire-shape.ts';

/** Keys from the whole value to a part of it. */
export type FieldPath = readonly (string | number)[];

/** What is wrong with one part of a value. */
export interface FieldProblem {
  readonly path: FieldPath;
  readonly message: string;
}

/** The problems of one part, which has a schema of its own. */
export type Look = (schema: z.core.$ZodType, part: unknown, path: FieldPath) => FieldProblem[];

export interface Looks {
  /** At a field, or a value of a record. */
  readonly field: Look;
  /** At an item of a list. */
  readonly item: Look;
  /** At a field that the shape does not have; `known` are those that it has. */
  readonly stranger: (path: FieldPath, field: string, known: readonly string[]) => FieldProblem[];
}

/** The problems of the parts of a value, found by the given looks. Of a union it is the branch with the fewest problems. */
export function problemsIn(shape: WireShape, value: object, path: FieldPath, looks: Looks): FieldProblem[] {
  if (shape.kind === 'open') return [];
  if (shape.kind === 'choice') {
    const [fewest = []] = shape.shapes
      .filter((each) => (each.kind === 'list') === Array.isArray(value))
      .map((each) => problemsIn(each, value, path, looks))
      .sort((a, b) => a.length - b.length);
    return fewest;
  }
  if (Array.isArray(value)) {
    return shape.kind === 'list' ? value.flatMap((item, at) => looks.item(shape.item, item, [...path, at])) : [];
  }
  if (shape.kind === 'list') return [];
  return Object.entries(value).flatMap(([field, part]) => {
    const at = [...path, field];
    if (shape.kind === 'record') return looks.field(shape.value, part, at);
    // What every object inherits, as `toString`, is no field.
    const inner = Object.hasOwn(shape.fields, field) ? shape.fields[field] : undefined;
    return inner ? looks.field(inner, part, at) : looks.stranger(at, field, Object.keys(shape.fields));
  });
}
