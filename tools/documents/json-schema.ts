import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { fieldNotes, keyOfFields } from './field-notes.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

export const FIELD_NOTES = fieldNotes(fileURLToPath(new URL('../../', import.meta.url)));

/** Gives every field of an object the comment that stands above it in its contract. */
function describeFields({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
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
  const json = z.toJSONSchema(schema, { io: 'input', target, unrepresentable: 'any', override: describeFields });
  return rewrite(json, prefix) as JsonSchema;
}

/** Every named contract. */
export function namedSchemas(prefix: string, target: 'draft-2020-12' | 'draft-07'): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    io: 'input',
    target,
    unrepresentable: 'any',
    override: describeFields,
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
