import { endOf, literalsOf } from '@miczero/contracts';
import { isRecord } from '@miczero/drift/json-path';
import * as z from 'zod/mini';

export type Json = Readonly<Record<string, unknown>>;

/**
 * The output form of a contract as JSON Schema without references. Not the input form: contracts read "3" for 3, accept
 * any number for a code and skip unreadable entries, and such a promise would be too weak to verify.
 */
export function wireSchemaOf(schema: z.core.$ZodType): Json {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const form = zodSchema instanceof z.core.$ZodPipe ? writtenForm(zodSchema) : null;
      if (!form) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, form);
    },
  });
  const inlined = withoutReferences(json, json, 0);
  return isRecord(inlined) ? inlined : {};
}

/** The form in which a codec or a pipe writes its values; null where its input form already shows it. */
function writtenForm(pipe: z.core.$ZodPipe): Json | null {
  const literals = literalsOf(pipe);
  if (literals.length > 0) return { enum: literals.map((value) => z.encode(pipe, value)) };
  const end = endOf(pipe);
  if (end instanceof z.core.$ZodArray) {
    // A list that is also written as a list; comma-separated lists are text.
    return Array.isArray(z.encode(pipe, [])) ? { type: 'array', items: wireSchemaOf(end._zod.def.element) } : null;
  }
  if (end instanceof z.core.$ZodBoolean) return { enum: [true, false].map((value) => z.encode(pipe, value)) };
  if (end instanceof z.core.$ZodNumber || end instanceof z.core.$ZodString) return wireSchemaOf(end);
  return null;
}

const DEPTH_MAX = 60;

/** Replaces references by the schemas that they name; none is circular. */
function withoutReferences(value: unknown, root: Json, depth: number): unknown {
  if (depth > DEPTH_MAX) throw new Error('circular references');
  if (Array.isArray(value)) return value.map((item) => withoutReferences(item, root, depth + 1));
  if (!isRecord(value)) return value;
  const reference = value['$ref'];
  if (typeof reference === 'string') return withoutReferences(resolved(reference, root), root, depth + 1);
  const entries = Object.entries(value).filter(([key]) => key !== '$defs');
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutReferences(inner, root, depth + 1)]));
}

function resolved(reference: string, root: Json): unknown {
  const found = reference
    .slice(1)
    .split('/')
    .filter((part) => part !== '')
    .reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), root);
  if (!isRecord(found)) throw new Error(`unknown reference ${reference}`);
  return found;
}
