import { literalsOf } from '@miczero/contracts';
import * as z from 'zod/mini';

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The wire form of a contract as a few lines that read like a type. */
export function sketch(schema: z.core.$ZodType): string {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // A code that is also accepted as text: its values are listed.
      const values = zodSchema instanceof z.core.$ZodPipe ? literalsOf(zodSchema) : [];
      if (values.length > 0) jsonSchema.enum = values.map((value) => z.encode(zodSchema, value)) as string[];
    },
  });
  const definitions = isJson(json.$defs) ? json.$defs : {};
  return drawn(json, definitions, 0);
}

const DEPTH_MAX = 6;

function drawn(given: unknown, definitions: Json, depth: number): string {
  const schema = isJson(given) ? given : {};
  const reference = /^#\/\$defs\/(.+)$/.exec(String(schema['$ref'] ?? ''))?.[1];
  if (reference !== undefined) {
    const found = definitions[reference];
    return depth >= DEPTH_MAX ? reference : drawn(found, definitions, depth);
  }
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
  const arms = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(arms)) return [...new Set(arms.map((arm) => drawn(arm, definitions, depth)))].join(' | ');
  if (schema['type'] === 'array') return `${grouped(drawn(schema['items'], definitions, depth))}[]`;
  const { type } = schema;
  if (Array.isArray(type)) return type.join(' | ');
  if (type !== 'object') return String(type ?? 'any');
  const properties = schema['properties'];
  if (!isJson(properties)) return `{ [key]: ${drawn(schema['additionalProperties'], definitions, depth + 1)} }`;
  const entries = Object.entries(properties);
  if (entries.length === 0) return '{}';
  if (depth >= DEPTH_MAX) return '{ … }';
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const pad = '  '.repeat(depth + 1);
  const lines = entries.map(
    ([key, field]) => `${pad}${key}${required.includes(key) ? '' : '?'}: ${drawn(field, definitions, depth + 1)}`,
  );
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}

const grouped = (type: string) => (/ \| /.test(type) && !type.startsWith('{') ? `(${type})` : type);
