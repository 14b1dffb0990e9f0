import type * as z from 'zod/mini';

/** A matcher of a text or a number, see `matchers.ts`. */
export interface ScalarMatcher {
  readonly $contains?: string;
  readonly $matches?: string;
  readonly $at_least?: number | string;
  readonly $at_most?: number | string;
}

/** Scalars are compared as text. */
type Scalar = string | number | boolean | null | ScalarMatcher;

type Def<Fields> = { readonly _zod: { readonly def: Fields } };

/** The objects and lists that a schema describes, as `wireShapeOf` finds them; never for texts, numbers and flags. */
type Structure<Schema> =
  Schema extends Def<{ readonly type: 'object'; readonly shape: infer Shape }>
    ? { readonly [Key in keyof Shape]?: PartOf<Shape[Key]> }
    : Schema extends Def<{ readonly type: 'array'; readonly element: infer Item }>
      ? readonly PartOf<Item>[] | { readonly $some: readonly PartOf<Item>[] }
      : Schema extends Def<{ readonly type: 'record'; readonly valueType: infer Value }>
        ? { readonly [Key in string]: PartOf<Value> }
        : Schema extends Def<{ readonly type: 'unknown' | 'any' }>
          ? unknown
          : Schema extends Def<{ readonly type: 'union'; readonly options: readonly (infer Option)[] }>
            ? StructureOfEach<Option>
            : Schema extends Def<{ readonly type: 'pipe'; readonly in: infer In; readonly out: infer Out }>
              ? [Structure<Out>] extends [never]
                ? Structure<In>
                : Structure<Out>
              : Schema extends Def<{ readonly innerType: infer Inner }>
                ? Structure<Inner>
                : never;
type StructureOfEach<Option> = Option extends unknown ? Structure<Option> : never;

/** What may be said of a value of a schema: some of its fields, matchers in the place of values, or all of JSON text as it is. */
export type PartOf<Schema> = [Structure<Schema>] extends [never] ? Scalar : Structure<Schema> | string | null;

/** The path of a value of a schema, `list.0.room_no`. */
export type PathIn<Schema> =
  Schema extends Def<{ readonly type: 'object'; readonly shape: infer Shape }>
    ? { [Key in keyof Shape & string]: Key | `${Key}.${PathIn<Shape[Key]>}` }[keyof Shape & string]
    : Schema extends Def<{ readonly type: 'array'; readonly element: infer Item }>
      ? `${number}` | `${number}.${PathIn<Item>}`
      : Schema extends Def<{ readonly type: 'record' | 'unknown' | 'any' }>
        ? string
        : Schema extends Def<{ readonly type: 'union'; readonly options: readonly (infer Option)[] }>
          ? PathInEach<Option>
          : Schema extends Def<{ readonly type: 'pipe'; readonly in: infer In; readonly out: infer Out }>
            ? [PathIn<Out>] extends [never]
              ? PathIn<In>
              : PathIn<Out>
            : Schema extends Def<{ readonly innerType: infer Inner }>
              ? PathIn<Inner>
              : never;
type PathInEach<Option> = Option extends unknown ? PathIn<Option> : never;

/** What a schema takes, with the name of a kept value in the place of any. */
export type WrittenOf<Schema extends z.core.$ZodType> = OrKept<z.input<Schema>>;

/** A value, or the name of one that an earlier step kept. */
type OrKept<Value> = Value extends object
  ? { readonly [Key in keyof Value]: OrKept<Value[Key]> }
  : Value | `$${string}`;
