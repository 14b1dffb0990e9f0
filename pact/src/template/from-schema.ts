import { isRecord } from '@miczero/drift/json-path';
import { agreed } from './agreed.ts';
import type { Scalar, Template } from './template.ts';
import type { Json } from './wire-schema.ts';

/**
 * The template of an example. It requires no field that the example lacks and ignores fields that the schema does not
 * know. Elements of a list must have what all elements of the example share.
 */
export function templateOf(schema: Json, example: unknown): Template {
  return read(schema, example, { isElement: false });
}

interface Nesting {
  /** Inside a list. */
  readonly isElement: boolean;
}

function read(given: unknown, example: unknown, nesting: Nesting): Template {
  const schema = narrowed(given, example);
  const values = 'const' in schema ? [schema['const']] : schema['enum'];
  if (Array.isArray(values)) return oneOf(values.map(scalar), example);
  if (example === null) return { kind: 'equal', value: null };
  if (typeof example === 'number') {
    return schema['type'] === 'integer' ? { kind: 'integer', example } : { kind: 'number', example };
  }
  if (typeof example === 'boolean') return { kind: 'boolean', example };
  if (typeof example === 'string') {
    const pattern = schema['pattern'];
    return { kind: 'text', example, pattern: typeof pattern === 'string' ? pattern : null };
  }
  if (Array.isArray(example)) return list(schema, example, nesting);
  if (isRecord(example)) return object(schema, example, nesting);
  throw new Error(`no template for ${JSON.stringify(example)}`);
}

function oneOf(values: readonly Scalar[], example: unknown): Template {
  const value = scalar(example);
  if (!values.includes(value)) throw new Error(`${value} is not one of ${values.join(', ')}`);
  return values.length === 1 ? { kind: 'equal', value } : { kind: 'choice', example: value, values };
}

function list(schema: Json, example: readonly unknown[], { isElement }: Nesting): Template {
  if (example.length === 0) return { kind: 'list', min: 0, item: null };
  const items = schema['items'] ?? {};
  // Pact cannot express "this or null", so such a field is not compared; where the field is required, its whole object
  // cannot be compared.
  if (example.some((each) => mustHoldNothing(items, each))) return { kind: 'list', min: 0, item: null };
  const [first, ...rest] = example.map((each) => read(items, each, { isElement: true }));
  const item = first ? rest.reduce<Template | null>(agreed, first) : null;
  // A list inside an element may be empty in another element.
  return { kind: 'list', min: isElement ? 0 : 1, item };
}

/** Whether an element has a required field that may be null. */
function mustHoldNothing(items: unknown, example: unknown): boolean {
  if (!isRecord(example)) return false;
  const { properties, required } = narrowed(items, example);
  if (!isRecord(properties) || !Array.isArray(required)) return false;
  return required.some((key) => typeof key === 'string' && accepts(properties[key], null));
}

function object(schema: Json, example: Readonly<Record<string, unknown>>, nesting: Nesting): Template {
  const properties = schema['properties'];
  if (!isRecord(properties)) return { kind: 'map', example };
  const fields = Object.entries(example).flatMap(([key, value]): [string, Template][] => {
    if (!(key in properties) || value === undefined) return [];
    if (nesting.isElement && accepts(properties[key], null)) return [];
    return [[key, read(properties[key], value, nesting)]];
  });
  return { kind: 'object', fields: Object.fromEntries(fields) };
}

/** Chooses the arm of a union that the example matches. */
function narrowed(given: unknown, example: unknown): Json {
  const schema = isRecord(given) ? given : {};
  const arms = schema['anyOf'] ?? schema['oneOf'];
  if (!Array.isArray(arms)) return schema;
  const arm = arms.find((candidate) => accepts(candidate, example));
  if (!isRecord(arm)) throw new Error(`no arm of the union fits ${JSON.stringify(example)}`);
  return narrowed(arm, example);
}

/** Whether a value can belong to this schema: types, constants and required fields. */
function accepts(given: unknown, value: unknown): boolean {
  if (!isRecord(given)) return true;
  const arms = given['anyOf'] ?? given['oneOf'];
  if (Array.isArray(arms)) return arms.some((arm) => accepts(arm, value));
  if ('const' in given) return given['const'] === value;
  if (Array.isArray(given['enum'])) return given['enum'].includes(value);
  if (typeof given['type'] === 'string' && !isOfType(given['type'], value)) return false;
  if (typeof given['pattern'] === 'string' && typeof value === 'string') {
    return new RegExp(given['pattern'], 'u').test(value);
  }
  const properties = given['properties'];
  if (!isRecord(properties) || !isRecord(value)) return true;
  const required = Array.isArray(given['required']) ? given['required'] : [];
  return (
    required.every((key) => key in value) &&
    Object.entries(value).every(([key, field]) => !(key in properties) || accepts(properties[key], field))
  );
}

function isOfType(type: string, value: unknown): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value);
    case 'object':
      return isRecord(value);
    case 'array':
      return Array.isArray(value);
    case 'null':
      return value === null;
    default:
      return typeof value === type;
  }
}

function scalar(value: unknown): Scalar {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  throw new Error(`not a plain value: ${JSON.stringify(value)}`);
}
