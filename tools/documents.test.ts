import { Parser } from '@asyncapi/parser';
import { describeIssues, ENDPOINTS, type Endpoint, HALL_EVENTS, PATHS, ROOM_EVENTS } from '@miczero/contracts';
import { CONTROL } from '@miczero/contracts/control';
import { fittingDocument } from '@miczero/mock-platform/fitting-values';
import { Validator } from '@seriousme/openapi-schema-validator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { asyncApiDocument } from './documents/asyncapi.ts';
import { controlDocument } from './documents/control-openapi.ts';
import { openApiDocument } from './documents/openapi.ts';
import { SOCKETS } from './documents/sockets.ts';
import { UNCAUSED } from './documents/uncaused.ts';

interface Operation {
  readonly requestBody: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, { readonly schema: object }>>;
  };
}

test('both OpenAPI documents describe in a sentence each tag that their operations have, and no other', () => {
  for (const { paths, tags } of [openApiDocument('0.0.0'), controlDocument()]) {
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods) as { tags: string[] }[]);
    const used = new Set(operations.flatMap((operation) => operation.tags));
    expect(tags.map(({ name }) => name)).toEqual([...used].sort());
    for (const { name, description } of tags) expect(description, name).toMatch(/^[A-Z].{10,}\.$/);
  }
});

describe('the OpenAPI document', () => {
  const document = openApiDocument('0.0.0');

  test('passes an independent validator', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  test('every request that the document allows is accepted by the contract', () => {
    const misfits: string[] = [];
    for (const endpoint of Object.values<Endpoint>(ENDPOINTS)) {
      if (endpoint.encoding !== 'json') continue;
      const { requestBody } = (document.paths[endpoint.path] as { post: Operation }).post;
      const schema = requestBody.content['application/json']?.schema ?? {};
      for (const value of fc.sample(fittingDocument(schema, document.components.schemas), { numRuns: 40, seed: 7 })) {
        const { error } = z.safeParse(endpoint.request, value);
        if (error) misfits.push(`${endpoint.name}: ${JSON.stringify(value)}: ${describeIssues(error)}`);
      }
      expect([endpoint.name, requestBody.required]).toEqual([
        endpoint.name,
        !z.safeParse(endpoint.request, {}).success,
      ]);
    }
    expect(misfits).toEqual([]);
  });

  test('contains every path of the table with its method', () => {
    for (const [name, { method, path }] of Object.entries(PATHS)) {
      expect(document.paths[path]?.[method.toLowerCase()]).toMatchObject({ operationId: name });
    }
  });
});

describe('the OpenAPI document of the control API', () => {
  const document = controlDocument();

  test('passes an independent validator', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  test('every call is in it with its path and method, and no other', () => {
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => [(call as { operationId: string }).operationId, method, path]),
    );
    const all = Object.entries(CONTROL).map(([name, { method, path }]) => [
      name,
      method.toLowerCase(),
      path.replace(':world', '{world}'),
    ]);
    expect(listed.sort()).toEqual(all.sort());
  });

  test('refers to nothing outside of itself', () => {
    expect(JSON.stringify(document)).not.toContain('$ref');
  });
});

describe('the AsyncAPI document', () => {
  const document = asyncApiDocument('0.0.0');

  test('passes an independent validator', async () => {
    const problems = await new Parser().validate(JSON.stringify(document));
    const errors = problems.filter(({ severity }) => severity === 0);
    expect(errors.map(({ message, path }) => `${path.join('.')}: ${message}`)).toEqual([]);
  });

  test('contains every type with all of its variants', () => {
    const { messages } = document.components;
    for (const { name, type, examples } of SOCKETS.flatMap(({ toClient, toPlatform }) => [
      ...toClient,
      ...toPlatform,
    ])) {
      expect(messages[name]).toMatchObject({ name, title: `${type} ${name}` });
      expect((messages[name] as { examples: unknown[] }).examples).toHaveLength(examples.length);
    }
  });
});

test('the table of causes names a cause for every event', () => {
  const caused = new Set<string>(Object.values<Endpoint>(ENDPOINTS).flatMap(({ causes }) => causes));
  const whole: string[] = UNCAUSED.flatMap(({ event, variant }) => (variant === undefined ? [event] : []));
  const events = Object.keys({ ...HALL_EVENTS, ...ROOM_EVENTS });
  expect(whole.toSorted()).toEqual(events.filter((name) => !caused.has(name)).toSorted());
});

test('each call has its own method and path', () => {
  const places = Object.values<Endpoint>(ENDPOINTS).map(({ method, path }) => `${method} ${path}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

describe('descriptions of fields', () => {
  const SHAPES = ['type', 'anyOf', 'oneOf', '$ref', 'const', 'enum', 'not'];
  const untyped = (node: unknown, place = ''): string[] => {
    if (typeof node !== 'object' || node === null) return [];
    const inner = Object.entries(node).flatMap(([key, value]) => untyped(value, `${place}.${key}`));
    if (!('properties' in node) || !('type' in node) || node.type !== 'object') return inner;
    const fields = Object.entries(node.properties as Record<string, object>);
    return [
      ...inner,
      ...fields.flatMap(([name, field]) => (SHAPES.some((key) => key in field) ? [] : [`${place}.${name}`])),
    ];
  };

  test('every field has a type beside its description', () => {
    const schemas = (document: { components: object }) => untyped(document.components, 'components');
    // These fields accept any value: an unreadable user decodes as none.
    const places = schemas(asyncApiDocument('0.0.0')).map((place) => place.split('.').slice(-2).join('.'));
    expect([...new Set(places)].sort()).toEqual(['ChatExtra.author', 'ChatMessage.author', 'x-body.from', 'x-body.to']);
    expect(schemas(openApiDocument('0.0.0'))).toEqual([]);
  });

  test('a code lists its values, and a tolerant list describes a readable entry', () => {
    const { messages } = asyncApiDocument('0.0.0').components as Record<
      string,
      Record<string, Record<string, unknown>>
    >;
    expect(messages?.['micListChanged']?.['x-body']).toMatchObject({ properties: { mic_op: { enum: [1, 2] } } });
    expect(messages?.['roomSeatsChanged']?.['x-body']).toMatchObject({
      properties: { list: { anyOf: [{ items: { $ref: '#/components/schemas/RoomSeat' } }, {}] } },
    });
    // Never acknowledged, because it answers a frame of the client.
    expect(messages?.['roomMessageRejected']).not.toHaveProperty('x-ack');
    expect(messages?.['roomChat']).toHaveProperty('x-ack');
  });
});
