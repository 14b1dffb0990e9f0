import { fileURLToPath } from 'node:url';
import { literalsOf } from '@miczero/contracts';
import * as z from 'zod/mini';
import { fieldNotes, keyOfFields } from './field-notes.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

export const FIELD_NOTES = fieldNotes(fileURLToPath(new URL('../../', import.meta.url)));

interface Context {
  readonly zodSchema: z.core.$ZodType;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** A list that drops unreadable entries accepts any input; the document describes a readable entry. */
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

/** A code that is also accepted as text: the document lists its values. */
function nameValues({ zodSchema, jsonSchema }: Context): void {
  if (!(zodSchema instanceof z.core.$ZodPipe)) return;
  const values = literalsOf(zodSchema);
  if (values.length === 0) return;
  for (const keyword of ['type', 'anyOf'] as const) delete jsonSchema[keyword];
  jsonSchema.enum = [...values] as (string | number)[];
  if (values.every((value) => Number.isInteger(value))) jsonSchema.type = 'integer';
  if (values.every((value) => typeof value === 'string')) jsonSchema.type = 'string';
}

/** Whether a pipe begins with any text or number: ids and integers are read as tolerantly as that. */
function readsTextOrNumber(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.core.$ZodPipe) return readsTextOrNumber(schema._zod.def.in);
  if (!(schema instanceof z.core.$ZodUnion)) return false;
  const types = schema._zod.def.options.map((option) => option._zod.def.type);
  return types.length === 2 && types.includes('string') && types.includes('number');
}

/**
 * An id or integer that is also accepted in the other form: the document describes the form that is always right, with its
 * pattern or bounds.
 */
function nameForm({ zodSchema, jsonSchema }: Context): void {
  if (!(zodSchema instanceof z.core.$ZodPipe) || !readsTextOrNumber(zodSchema)) return;
  const { $schema: _, ...form } = z.toJSONSchema(zodSchema._zod.def.out, { io: 'input', unrepresentable: 'any' });
  if (form.type !== 'string' && form.type !== 'integer') return;
  for (const keyword of ['type', 'anyOf'] as const) delete jsonSchema[keyword];
  Object.assign(jsonSchema, form);
}

/**
 * A comma-separated list: the document gives the pattern of the whole text, made of the pattern of an item and the number of items
 * that are allowed. Empty items do not count.
 */
function nameList({ zodSchema, jsonSchema }: Context): void {
  if (!(zodSchema instanceof z.core.$ZodPipe) || !readsTextOrNumber(zodSchema)) return;
  const { out } = zodSchema._zod.def;
  if (!(out instanceof z.core.$ZodArray)) return;
  const { pattern } = z.toJSONSchema(finalForm(out._zod.def.element), { io: 'input', unrepresentable: 'any' });
  if (pattern === undefined) return;
  const item = `(?:${pattern.replace(/^\^|\$$/g, '')})`;
  const { least, most } = lengthsOf(zodSchema);
  const more = `(?:\\s*,[\\s,]*${item}){${Math.max(0, least - 1)},${most === null ? '' : most - 1}}`;
  const all = `${item}${more}[\\s,]*`;
  for (const keyword of ['type', 'anyOf'] as const) delete jsonSchema[keyword];
  Object.assign(jsonSchema, { type: 'string', pattern: `^[\\s,]*${least > 0 ? all : `(?:${all})?`}$` });
}

/** An id is described by the form that it is decoded to. */
const finalForm = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.core.$ZodPipe ? schema._zod.def.out : schema;

/** How many items a list may have, by the checks on it. */
function lengthsOf(schema: z.core.$ZodType): { readonly least: number; readonly most: number | null } {
  let [least, most]: [number, number | null] = [0, null];
  for (const { _zod } of schema._zod.def.checks ?? []) {
    const { check, minimum, maximum } = _zod.def as { check: string; minimum?: number; maximum?: number }; // by kind of check
    if (check === 'min_length') least = minimum ?? least;
    if (check === 'max_length') most = maximum ?? most;
  }
  return { least, most };
}

/** What stands inside JSON text (`jsonString`); null for any other schema. */
function contentOf(schema: z.core.$ZodType): z.core.$ZodType | null {
  if (!(schema instanceof z.core.$ZodPipe)) return null;
  const { in: text, out } = schema._zod.def;
  if (!(text instanceof z.core.$ZodPipe)) return null;
  const { in: wire, out: parsed } = text._zod.def;
  if (wire instanceof z.core.$ZodString && parsed instanceof z.core.$ZodUnknown) return out;
  return contentOf(out);
}

/** JSON text: the document describes its content, also where an object is accepted instead. */
function nameContent({ zodSchema, jsonSchema }: Context, schemaOf: (content: z.core.$ZodType) => JsonSchema): void {
  const content = contentOf(zodSchema);
  if (!content) return;
  const inside = schemaOf(content) as z.core.JSONSchema.BaseSchema;
  const asText = { type: 'string', contentMediaType: 'application/json', contentSchema: inside } as const;
  if (!jsonSchema.anyOf) {
    Object.assign(jsonSchema, asText);
    return;
  }
  jsonSchema.anyOf = jsonSchema.anyOf.map((arm) => {
    if (typeof arm !== 'object') return arm;
    return arm.type === 'string' ? asText : inside;
  });
}

/**
 * Holds the comments of an object's fields until the fields are written, because several fields may share one schema.
 */
const NOTES = 'x-notes';

/** Gives every field of an object the comment above it in its contract. */
function describeFields({ jsonSchema }: Context): void {
  const names = Object.keys(jsonSchema.properties ?? {});
  const notes = Object.entries(FIELD_NOTES[keyOfFields(names)] ?? {}).filter(([field]) => names.includes(field));
  if (notes.length > 0) jsonSchema[NOTES] = Object.fromEntries(notes);
}

const overrideFor = (prefix: string, target: 'draft-2020-12' | 'draft-07') => (context: Context) => {
  describeFields(context);
  nameValues(context);
  nameForm(context);
  nameList(context);
  nameItems(context, (item) => wireSchema(item, prefix, target));
  // Earlier drafts have no keyword for it.
  if (target === 'draft-2020-12') nameContent(context, (content) => wireSchema(content, prefix, target));
};

/** JSON Schema of a contract in wire form. Named schemas become references below `prefix`. */
export function wireSchema(schema: z.core.$ZodType, prefix: string, target: 'draft-2020-12' | 'draft-07'): JsonSchema {
  const id = z.globalRegistry.get(schema)?.id;
  if (id !== undefined) return { $ref: `${prefix}${id}` };
  const override = overrideFor(prefix, target);
  const json = z.toJSONSchema(schema, { io: 'input', target, unrepresentable: 'any', override });
  return rewrite(json, prefix) as JsonSchema;
}

/** Every named contract. */
export function namedSchemas(prefix: string, target: 'draft-2020-12' | 'draft-07'): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    io: 'input',
    target,
    unrepresentable: 'any',
    override: overrideFor(prefix, target),
    uri: (id) => `${prefix}${id}`,
  });
  return Object.fromEntries(
    Object.entries(schemas)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, schema]) => [id, rewrite(schema, prefix) as JsonSchema]),
  );
}

/** Local definitions become components, and keywords that matter only inside one schema are removed. */
function rewrite(value: unknown, prefix: string): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, prefix));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(described(value))
    .filter(([key]) => !['$schema', '$id', 'id', '$defs', 'definitions'].includes(key) || isPropertyMap(value))
    .map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace(/^#\/(\$defs|definitions)\//, prefix)
        : rewrite(inner, prefix),
    ]);
  return Object.fromEntries(entries);
}

/** The same object with comments on its fields. */
function described(value: object): object {
  if (!(NOTES in value) || !('properties' in value)) return value;
  const { [NOTES]: notes, properties, ...rest } = value as { [NOTES]: Record<string, string>; properties: object };
  const fields = Object.entries(properties).map(([field, schema]) => {
    const description = notes[field];
    return [field, description === undefined ? schema : { description, ...(schema as object) }];
  });
  return { ...rest, properties: Object.fromEntries(fields) };
}

/** In a map of properties, `id` is the name of a field, not a keyword. */
function isPropertyMap(value: object): boolean {
  const inner = Object.values(value);
  return inner.length > 0 && inner.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item));
}
