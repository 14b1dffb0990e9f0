import { isRecord } from '@miczero/drift/json-path';
import * as z from 'zod/mini';
import type { Scalar, Template } from './template.ts';

type Json = Readonly<Record<string, unknown>>;

/** The wire form of a contract as JSON Schema, self-contained. */
export function wireSchemaOf(schema: z.core.$ZodType): Json {
  return z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12', unrepresentable: 'any' });
}

/**
 * The template of an example. Fields that the example lacks are not asked for; fields that the schema does not know are not
 * looked at. In lists only what every element must have is asked for, because the elements need not be of one variant.
 */
export function templateOf(schema: Json, example: unknown): Template {
  return new Reader(schema).read(schema, example, { isElement: false });
}

interface Place {
  /** Inside a list. */
  readonly isElement: boolean;
}

class Reader {
  readonly #root: Json;

  constructor(root: Json) {
    this.#root = root;
  }

  read(given: unknown, example: unknown, place: Place): Template {
    const schema = this.#narrowed(given, example);
    if ('const' in schema) return { kind: 'equal', value: scalar(example) };
    const values = schema['enum'];
    if (Array.isArray(values)) return { kind: 'choice', example: scalar(example), values: values.map(scalar) };
    if (example === null) return { kind: 'equal', value: null };
    if (typeof example === 'number') {
      return schema['type'] === 'integer' ? { kind: 'integer', example } : { kind: 'number', example };
    }
    if (typeof example === 'boolean') return { kind: 'boolean', example };
    if (typeof example === 'string') {
      const pattern = schema['pattern'];
      return { kind: 'text', example, pattern: typeof pattern === 'string' ? pattern : null };
    }
    if (Array.isArray(example)) return this.#list(schema, example, place);
    if (isRecord(example)) return this.#object(schema, example, place);
    throw new Error(`no template for ${JSON.stringify(example)}`);
  }

  #list(schema: Json, example: readonly unknown[], { isElement }: Place): Template {
    const [first] = example;
    // A list inside an element may well be empty in another element.
    if (first === undefined || isElement) return { kind: 'list', item: null };
    const items = schema['items'] ?? {};
    // Pact has no "this or nothing": elements that may have nothing where this one has an object cannot be held to it.
    if (this.#hasEmptyPlaces(items, first)) return { kind: 'list', item: null };
    return { kind: 'list', item: this.read(items, first, { isElement: true }) };
  }

  #hasEmptyPlaces(items: unknown, example: unknown): boolean {
    if (!isRecord(example)) return false;
    const schema = this.#narrowed(items, example);
    const properties = schema['properties'];
    // A tolerant list says nothing of its elements: the client's decoder takes those that it can read.
    if (!isRecord(properties)) return !('additionalProperties' in schema);
    return Object.entries(example).some(
      ([key, value]) => isRecord(value) && key in properties && this.#accepts(properties[key], null),
    );
  }

  #object(schema: Json, example: Readonly<Record<string, unknown>>, place: Place): Template {
    const properties = schema['properties'];
    if (!isRecord(properties)) return { kind: 'map', example };
    const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
    const fields = Object.entries(example).flatMap(([key, value]): [string, Template][] => {
      if (!(key in properties) || value === undefined || (place.isElement && !required.has(key))) return [];
      return [[key, this.read(properties[key], value, place)]];
    });
    return { kind: 'object', fields: Object.fromEntries(fields) };
  }

  /** Follows references and chooses the arm of a union that the example is of. */
  #narrowed(given: unknown, example: unknown): Json {
    let schema = isRecord(given) ? given : {};
    for (let depth = 0; depth < 20; depth += 1) {
      const reference = schema['$ref'];
      if (typeof reference === 'string') schema = this.#resolve(reference);
      else {
        const arms = schema['anyOf'] ?? schema['oneOf'];
        if (!Array.isArray(arms)) return schema;
        const arm = arms.find((candidate) => this.#accepts(candidate, example));
        if (!isRecord(arm)) throw new Error(`no arm of the union fits ${JSON.stringify(example)}`);
        schema = arm;
      }
    }
    throw new Error('references without an end');
  }

  #resolve(reference: string): Json {
    const found = reference
      .slice(1)
      .split('/')
      .filter((part) => part !== '')
      .reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), this.#root);
    if (!isRecord(found)) throw new Error(`nothing at ${reference}`);
    return found;
  }

  /** Whether a value could be of this schema: types, constants and required fields. */
  #accepts(given: unknown, value: unknown): boolean {
    if (!isRecord(given)) return true;
    if (typeof given['$ref'] === 'string') return this.#accepts(this.#resolve(given['$ref']), value);
    const arms = given['anyOf'] ?? given['oneOf'];
    if (Array.isArray(arms)) return arms.some((arm) => this.#accepts(arm, value));
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
      Object.entries(value).every(([key, field]) => !(key in properties) || this.#accepts(properties[key], field))
    );
  }
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
  throw new Error(`no plain value: ${JSON.stringify(value)}`);
}
