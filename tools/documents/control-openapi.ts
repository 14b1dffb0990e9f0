import { ERRORS, type RefusalName } from '@miczero/contracts';
import { CONTROL, CONTROL_TOKEN_HEADER, type ControlName } from '@miczero/contracts/control';
import * as z from 'zod/mini';
import { type JsonSchema, namedSchemas, wireSchema } from './json-schema.ts';
import { CONTROL_TAGS } from './tags.ts';

const PREFIX = '#/components/schemas/';
const NAMED = namedSchemas(PREFIX, 'draft-2020-12');
/** The document has no version of its own: it is that of the platform that serves it. */
const VERSION = '1';

const CALLS = Object.keys(CONTROL) as ControlName[]; // the keys of the table itself
const WORLD_MEANING =
  'Name of the world: 1 to 40 of a to z, 0 to 9 and - between them. Its pages are at http://NAME.localhost:4000.';

/** OpenAPI 3.1 document of the control API, with the schemas that its routes use. Self-contained: it refers to no named schema. */
export function controlDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of CALLS) {
    const { method, path } = CONTROL[name];
    const place = path.replace(':world', '{world}');
    paths[place] = { ...paths[place], [method.toLowerCase()]: operation(name) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mic Zero control API',
      version: VERSION,
      summary: 'Worlds, events, faults, clocks and recordings of the mock platform, for tests, QA and load.',
      description: `Generated from the contracts; docs/how-to/control-a-world.md shows it in use. It answers this machine, and others with the header \`${CONTROL_TOKEN_HEADER}\`. A field that a call does not have is refused, at any depth. The names \`__proto__\` and \`constructor\` are reserved, and JSON is at most 16 levels deep.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'http://localhost:4000', description: 'The local mock platform' }],
    tags: CONTROL_TAGS,
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: CONTROL_TOKEN_HEADER,
          description: 'The value of CONTROL_TOKEN. Needed only from other machines, and through a proxy.',
        },
      },
    },
  };
}

const tagOf = (name: ControlName) => name.split('.')[0] ?? name;

function operation(name: ControlName) {
  const { summary, method, path, request, data } = CONTROL[name];
  const schema = closed(inlined(wireSchema(request, PREFIX, 'draft-2020-12'))) as JsonSchema;
  const isQuery = method === 'GET';
  return {
    operationId: name,
    summary,
    tags: [tagOf(name)],
    security: [{}, { token: [] }],
    parameters: [
      ...(path.includes(':world')
        ? [{ name: 'world', in: 'path', required: true, description: WORLD_MEANING, schema: { type: 'string' } }]
        : []),
      ...(isQuery ? parametersOf(schema) : []),
    ],
    ...(!isQuery && {
      requestBody: {
        required: !z.safeParse(request as z.core.$ZodType, {}).success,
        content: { 'application/json': { schema } },
      },
    }),
    responses: {
      200: {
        description: 'Code 0 with data, or a refusal with its code and message.',
        content: {
          'application/json': {
            schema: { anyOf: [success(inlined(wireSchema(data, PREFIX, 'draft-2020-12')) as JsonSchema), REFUSED] },
          },
        },
      },
      400: {
        description: 'The request does not fit, or not this world. `issues` names each place with the reason.',
        content: { 'application/json': { schema: MISFIT } },
      },
      403: {
        description: 'From another machine, page or proxy without the token.',
        content: refusedWith('controlForbidden'),
      },
      404: { description: 'There is no such world.', content: refusedWith('worldUnknown') },
      413: { description: 'The body is too large.', content: refusedWith('requestTooLarge') },
      500: { description: 'The platform failed.', content: refusedWith('platformBroken') },
      503: {
        description: 'The platform is stopping, or its store is out of reach.',
        content: refusedWith('platformStopping'),
      },
    },
  };
}

function parametersOf(schema: JsonSchema): readonly object[] {
  const required = (schema['required'] ?? []) as readonly string[];
  return Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).map(([name, property]) => {
    const { description, ...form } = property;
    return {
      name,
      in: 'query',
      required: required.includes(name),
      ...(description !== undefined && { description }),
      schema: form,
    };
  });
}

/** A schema with what it refers to in the place of the references. */
function inlined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inlined);
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...others } = value as { readonly $ref?: unknown };
  const named = typeof $ref === 'string' ? NAMED[$ref.slice(PREFIX.length)] : undefined;
  if (named) return inlined({ ...named, ...others });
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inlined(inner)]));
}

/** Objects take the fields that they name, and no others. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, closed(inner)]);
  const isOpen = 'type' in value && value.type === 'object' && !('additionalProperties' in value);
  return { ...Object.fromEntries(entries), ...(isOpen && { additionalProperties: false }) };
}

const success = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { code: { const: 0 }, message: { type: 'string' }, data },
  required: ['code', 'message', 'data'],
});

const REFUSED: JsonSchema = {
  type: 'object',
  properties: { code: { type: 'integer', not: { const: 0 } }, message: { type: 'string' }, data: { type: 'null' } },
  required: ['code', 'message', 'data'],
};

const MISFIT: JsonSchema = {
  type: 'object',
  properties: {
    code: { const: ERRORS.requestInvalid.code },
    message: { type: 'string' },
    data: { type: 'null' },
    issues: { type: 'array', items: { type: 'string' } },
  },
  required: ['code', 'message', 'data'],
};

function refusedWith(name: RefusalName) {
  const { code } = ERRORS[name];
  return { 'application/json': { schema: REFUSED, example: { code, message: '', data: null } } };
}
