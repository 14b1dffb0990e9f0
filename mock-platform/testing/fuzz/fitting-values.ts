import fc from 'fast-check';
import * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Values that a schema accepts, or nearly: what JSON Schema cannot say (checks in code) is left to chance. */
export function fittingValues(schema: z.core.$ZodType, ids: readonly string[]): fc.Arbitrary<unknown> {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return fitting(root, root, ids);
}

/** Values that a part of a document with `components.schemas` accepts. */
export function fittingDocument(schema: object, schemas: object): fc.Arbitrary<unknown> {
  return fitting(schema as JsonSchema, { $defs: schemas } as JsonSchema, []);
}

type Part = JsonSchema | boolean | undefined;

function fitting(part: Part, root: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (typeof part !== 'object') return fc.jsonValue({ maxDepth: 1 });
  const { $ref, anyOf, oneOf, enum: options, const: only } = part;
  if ($ref !== undefined) return fitting(root.$defs?.[$ref.split('/').at(-1) ?? ''], root, ids);
  if (only !== undefined) return fc.constant(only);
  if (options && options.length > 0) return fc.constantFrom(...options);
  const branches = anyOf ?? oneOf;
  if (branches) return fc.oneof(...branches.map((branch) => fitting(branch, root, ids)));
  const type: unknown = part.type;
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => fitting({ ...part, type: one }, root, ids)));
  if (type === 'object') return fittingObject(part, root, ids);
  if (type === 'array') {
    const { minItems: minLength = 0, maxItems = 6, items } = part;
    const item = fitting(Array.isArray(items) ? items[0] : items, root, ids);
    return fc.array(item, { minLength, maxLength: Math.max(minLength, Math.min(maxItems, 6)) });
  }
  return fittingPlain(type, part, root, ids);
}

function fittingPlain(
  type: unknown,
  part: JsonSchema,
  root: JsonSchema,
  ids: readonly string[],
): fc.Arbitrary<unknown> {
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'integer' || type === 'number') {
    const { minimum: min = -1000, maximum: max = 100_000 } = part;
    return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max: Math.max(min, Math.min(max, 2 ** 31)) }));
  }
  if (type === 'string') {
    const { minLength = 0, maxLength = 60, pattern } = part;
    // JSON Schema of the value inside JSON text; zod's types lack the keyword.
    const { contentSchema }: { readonly contentSchema?: JsonSchema } = part;
    if (contentSchema) return fitting(contentSchema, root, ids).map((value) => JSON.stringify(value));
    const known = ids.length > 0 ? [fc.constantFrom(...ids)] : [];
    if (pattern !== undefined) return fc.oneof(fc.stringMatching(new RegExp(pattern)), ...known);
    const longest = fc.constant('长'.repeat(Math.min(maxLength, 2000)));
    const chance = fc
      .string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) })
      // A grapheme may have several code points, which is what lengths count.
      .map((text) => [...text].slice(0, maxLength).join(''));
    // Without ids the values have to fit exactly.
    const usual = minLength === 0 && maxLength >= 5 ? [fc.constantFrom('1', '2', '0', '', '10001')] : [];
    return fc.oneof(...known, ...usual, chance, longest);
  }
  return fc.jsonValue({ maxDepth: 2 });
}

function fittingObject(part: JsonSchema, root: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = part;
  const fields = Object.entries(properties).map(([key, field]): [string, fc.Arbitrary<unknown>] => {
    const value = fitting(field, root, ids);
    return [key, required.includes(key) ? value : fc.option(value, { nil: undefined, freq: 3 })];
  });
  return fc.record(Object.fromEntries(fields));
}
