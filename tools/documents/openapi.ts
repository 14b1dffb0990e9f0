import {
  CLIENT_HEADER,
  DATE_HEADER,
  ENDPOINTS,
  type Endpoint,
  ERRORS,
  FORM_FIELD_MAX_BYTES,
  FORM_MAX_FIELDS,
  REQUEST_MAX_BYTES,
  type RefusalName,
  statusOfRefusal,
} from '@miczero/contracts';
import { meaningOf } from '@miczero/contracts/fields';
import { ENDPOINT_FIXTURES } from '@miczero/contracts/fixtures';
import * as z from 'zod/mini';
import { type JsonSchema, namedSchemas, wireSchema } from './json-schema.ts';
import { PRODUCT_TAGS } from './tags.ts';

const PREFIX = '#/components/schemas/';
const schemaOf = (schema: Endpoint['data']) => wireSchema(schema, PREFIX, 'draft-2020-12');

/** OpenAPI 3.1 document of every call in the contracts. */
export function openApiDocument(version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of Object.values<Endpoint>(ENDPOINTS)) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mic Zero',
      version,
      summary: 'Halls, voice rooms, chat and wallet.',
      description:
        'Generated from the contracts. `x-provisional` marks what the specification does not show. An id may also be sent as a number, and an integer as decimal text. The names `__proto__` and `constructor` are reserved, and JSON is at most 16 levels deep.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'http://localhost:4000', description: 'The local mock platform' }],
    tags: PRODUCT_TAGS,
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: namedSchemas(PREFIX, 'draft-2020-12'),
      securitySchemes: {
        signature: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: `no:client:random:sid:signature; the signature covers these parts and the header ${DATE_HEADER}, see docs/how-to/sign-a-request.md.`,
        },
        date: { type: 'apiKey', in: 'header', name: DATE_HEADER, description: 'UTC HTTP date.' },
        client: {
          type: 'apiKey',
          in: 'header',
          name: CLIENT_HEADER,
          description: 'Platform and a hash of the device id.',
        },
      },
    },
  };
}

function operation(endpoint: Endpoint) {
  const [fixture] = ENDPOINT_FIXTURES[endpoint.name];
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    tags: [endpoint.name.split('.')[0]],
    'x-host': endpoint.host,
    'x-rules': endpoint.rules,
    ...provisional(endpoint),
    security: endpoint.signed ? [{ signature: [], date: [], client: [] }] : [],
    ...input(endpoint, fixture.request),
    responses: {
      200: {
        description: 'Code 0 with data, or a refusal with its code and message.',
        content: {
          ...(endpoint.isPage
            ? { 'text/html': { schema: { type: 'string' } }, 'application/json': { schema: refusal(endpoint) } }
            : {
                'application/json': {
                  schema: { anyOf: [success(schemaOf(endpoint.data)), refusal(endpoint)] },
                  example: { code: 0, message: '', data: fixture.data },
                },
              }),
        },
      },
      400: {
        description:
          'The request does not match the contract, or not this world: a picture that may not be shown, an impossible birthday, the key of another order. `issues` lists the places.',
        content: { 'application/json': { schema: MISFIT, example: MISFIT_EXAMPLE } },
      },
      ...unauthorised(endpoint),
      404: { description: 'The host names a world that does not exist.', content: refusedWith(['worldUnknown']) },
      ...(endpoint.encoding !== 'query' && {
        413: { description: tooLarge(endpoint), content: refusedWith(['requestTooLarge']) },
      }),
      429: {
        description: 'Too many requests.',
        headers: {
          'retry-after': {
            description: 'Seconds to wait, where waiting helps.',
            schema: { type: 'integer', minimum: 1 },
          },
        },
        content: refusedWith(['tooManyRequests']),
      },
      431: { description: 'The address or the headers are too large.', content: refusedWith(['requestTooLarge']) },
      500: {
        description: 'The platform failed. Whether the call took effect is unknown.',
        content: refusedWith(['platformBroken']),
      },
      503: { description: 'The platform is stopping.', content: refusedWith(['platformStopping']) },
    },
  };
}

const tooLarge = ({ encoding }: Endpoint) =>
  encoding === 'json'
    ? `The body is larger than ${REQUEST_MAX_BYTES} bytes.`
    : `The file is too large, or the form has more than ${FORM_MAX_FIELDS} fields or one of more than ${FORM_FIELD_MAX_BYTES} bytes.`;

/** Refusals of the time of a request. */
const DATED = ['signatureSkewed', 'signatureReplayed'] as const;
const UNAUTHORISED = [...DATED, 'sessionMissing', 'signatureInvalid'] as const;

/** Calls that carry a signature or a login hash, and those that judge a session themselves. */
function unauthorised({ signed, name, refusals }: Endpoint): object {
  const own = refusals.filter((refusal) => statusOfRefusal(refusal) === UNAUTHORISED_STATUS);
  if (signed) {
    const description = 'No valid session or signature; codes 10001 to 10010 end the session.';
    return { [UNAUTHORISED_STATUS]: { description, content: refusedWith(UNAUTHORISED) } };
  }
  if (name === 'account.login') {
    const description = 'The time of the request is too far from the present, or the request was sent before.';
    return { [UNAUTHORISED_STATUS]: { description, content: refusedWith(DATED) } };
  }
  if (own.length === 0) return {};
  return { [UNAUTHORISED_STATUS]: { description: `Refusals: ${own.join(', ')}.`, content: refusedWith(own) } };
}

const UNAUTHORISED_STATUS = 401;

function refusedWith(names: readonly RefusalName[]) {
  const [first] = names;
  const example = first && { code: ERRORS[first].code, message: ERRORS[first].message, data: null };
  return { 'application/json': { schema: REFUSED, example } };
}

const REFUSED: JsonSchema = {
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: { code: { type: 'integer' }, message: { type: 'string' }, data: { type: 'null' } },
};

const MISFIT: JsonSchema = {
  type: 'object',
  required: ['code', 'message', 'data', 'issues'],
  properties: {
    code: { type: 'integer', enum: [ERRORS.requestInvalid.code] },
    message: { type: 'string' },
    data: { type: 'null' },
    issues: {
      type: 'array',
      minItems: 1,
      items: { type: 'string' },
      description: 'One entry per issue: the place and the reason.',
    },
  },
};

const MISFIT_EXAMPLE = {
  code: ERRORS.requestInvalid.code,
  message: ERRORS.requestInvalid.message,
  data: null,
  issues: ['page: Invalid input: expected number, received string'],
};

/** A description of the request; the parameters give the details. */
function descriptionOf({ signed, encoding, causes, provisional: guess, pathProvisional }: Endpoint): string {
  const parts = [
    signed ? 'Signed (docs/how-to/sign-a-request.md).' : 'Works without a session.',
    encoding === 'query'
      ? 'The fields are query parameters.'
      : `The fields are ${encoding === 'json' ? 'a JSON body' : 'a form'}.`,
    causes.length > 0 ? `Causes the events: ${causes.join(', ')}.` : 'Causes no events.',
    ...(guess === undefined ? [] : [`Provisional: ${guess}.`]),
    ...(pathProvisional === undefined ? [] : [`Provisional path: ${pathProvisional}.`]),
  ];
  return parts.join(' ');
}

const HEADER: JsonSchema = { type: 'string' };

function input(endpoint: Endpoint, example: unknown) {
  const schema = withMeanings(endpoint, schemaOf(endpoint.request));
  if (endpoint.encoding === 'query') {
    const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
    const required = (schema['required'] ?? []) as readonly string[];
    return {
      parameters: [
        ...Object.entries(properties).map(([name, property]) => ({
          name,
          in: 'query',
          required: required.includes(name),
          description: property['description'],
          schema: property,
        })),
        ...(endpoint.headers ?? []).map((name) => ({ name, in: 'header', required: false, schema: HEADER })),
      ],
    };
  }
  const isMultipart = endpoint.encoding === 'multipart';
  return {
    requestBody: {
      // Without a body every field is absent.
      required: isMultipart || !z.safeParse(endpoint.request, {}).success,
      content: {
        [isMultipart ? 'multipart/form-data' : 'application/json']: {
          schema: endpoint.file === undefined ? schema : withFile(schema, endpoint.file === 'required'),
          ...(!isMultipart && { example }),
        },
      },
    },
  };
}

/** Requires a description for every field of a request. */
function withMeanings({ name }: Endpoint, schema: JsonSchema): JsonSchema {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  if (properties.length === 0) return schema;
  const described = properties.map(([field, property]) => {
    const description = property['description'] ?? meaningOf(name, field);
    if (description === undefined) throw new Error(`${name}: describe the field ${field} in contracts/src/fields.ts`);
    return [field, { ...property, description }];
  });
  return { ...schema, properties: Object.fromEntries(described) };
}

function withFile(schema: JsonSchema, isRequired: boolean): JsonSchema {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  return {
    ...schema,
    properties: { ...properties, file: { type: 'string', minLength: 1, contentMediaType: 'application/octet-stream' } },
    required: [...((schema['required'] ?? []) as string[]), ...(isRequired ? ['file'] : [])],
  };
}

const success = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { code: { const: 0 }, message: { type: 'string' }, data },
  required: ['code', 'message', 'data'],
});

function refusal({ refusals }: Endpoint): JsonSchema {
  const codes = refusals.map((name) => ERRORS[name].code);
  return {
    type: 'object',
    description:
      refusals.length === 0 ? 'General refusals only.' : `Refusals: ${refusals.join(', ')}; and the general ones.`,
    properties: {
      code: { type: 'integer', not: { const: 0 }, ...(codes.length > 0 && { examples: codes }) },
      message: { type: 'string' },
      data: {},
    },
    required: ['code', 'message'],
  };
}

function provisional({ provisional: shape, pathProvisional: path }: Endpoint) {
  if (shape === undefined && path === undefined) return {};
  return { 'x-provisional': { ...(path !== undefined && { path }), ...(shape !== undefined && { shape }) } };
}
