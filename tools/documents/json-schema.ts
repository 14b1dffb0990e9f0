import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { fieldNotes, keyOfFields } from './field-notes.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

export const FIELD_NOTES = fieldNotes(fileURLToPath(new URL('../../', import.meta.url)));

interface Context {
  readonly zodSchema: z.core.$ZodType;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** A list that forgives unreadable entries takes anything as its input; the document says what a readable one is. */
function nameItems({ zodSchema, jsonSchema }: Context, schemaOf: (item: z.core.$ZodType) => JsonSchema): void {
  if (!(zodSchema instanceof z.core.$ZodPipe)) return;
  const { out } = zodSchema._zod.def;
  if (!(out instanceof z.core.$ZodArray)) return;
  const arms = [jsonSchema, ...(jsonSchema.anyOf ?? [])].flatMap((arm) =>
    typeof arm === 'object' && arm.type === 'array' ? [arm] : [],
  );
  for (const arm of arms) {
    const { items } = arm;
    const isOpen = items === undefined || (typeof items === 'object' && Object.keys(items).length === 0);
    if (isOpen) arm.items = schemaOf(out._zod.def.element) as z.core.JSONSchema.BaseSchema;
  }
}

/** Gives every field of an object the comment that stands above it in its contract. */
function describeFields({ jsonSchema }: Context): void {
  const { properties } = jsonSchema;
  if (!properties) return;
  const notes = FIELD_NOTES[keyOfFields(Object.keys(properties))] ?? {};
  for (const [field, schema] of Object.entries(properties)) {
    const description = notes[field];
    if (typeof schema !== 'object' || description === undefined) continue;
    // A copy: fields of one schema share one object here.
    properties[field] = { description, ...schema };
  }
}

/** JSON Schema of a contract as it stands on the wire; named schemas become references below `prefix`. */
export function wireSchema(schema: z.core.$ZodType, prefix: string, target: 'draft-2020-12' | 'draft-07'): JsonSchema {
  const id = z.globalRegistry.get(schema)?.id;
  if (id !== undefined) return { $ref: `${prefix}${id}` };
  const override = (context: Context) => {
    describeFields(context);
    nameItems(context, (item) => wireSchema(item, prefix, target));
  };
  const json = z.toJSONSchema(schema, { io: 'input', target, unrepresentable: 'any', override });
  return rewrite(json, prefix) as JsonSchema;
}

/** Every named contract. */
export function namedSchemas(prefix: string, target: 'draft-2020-12' | 'draft-07'): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    io: 'input',
    target,
    unrepresentable: 'any',
    override: (context) => {
      describeFields(context);
      nameItems(context, (item) => wireSchema(item, prefix, target));
    },
    uri: (id) => `${prefix}${id}`,
  });
  return Object.fromEntries(
    Object.entries(schemas)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, schema]) => [id, rewrite(schema, prefix) as JsonSchema]),
  );
}

/** Local definitions become components, and what is only of use inside one schema goes. */
function rewrite(value: unknown, prefix: string): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, prefix));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => !['$schema', '$id', 'id', '$defs', 'definitions'].includes(key) || isPropertyMap(value))
    .map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace(/^#\/(\$defs|definitions)\//, prefix)
        : rewrite(inner, prefix),
    ]);
  return Object.fromEntries(entries);
}

/** In a map of properties `id` is a field's name, not a keyword: its values are schemas. */
function isPropertyMap(value: object): boolean {
  const inner = Object.values(value);
  return inner.length > 0 && inner.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item));
}
