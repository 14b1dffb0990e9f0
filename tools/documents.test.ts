import { Parser } from '@asyncapi/parser';
import { ENDPOINTS, type Endpoint, PATHS } from '@miczero/contracts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { asyncApiDocument } from './documents/asyncapi.ts';
import { openApiDocument } from './documents/openapi.ts';
import { SOCKETS } from './documents/sockets.ts';

describe('the OpenAPI document', () => {
  const document = openApiDocument('0.0.0');

  test('is valid by an independent validator', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  test('holds every path of the table with its method', () => {
    for (const [name, { method, path }] of Object.entries(PATHS)) {
      expect(document.paths[path]?.[method.toLowerCase()]).toMatchObject({ operationId: name });
    }
  });
});

describe('the AsyncAPI document', () => {
  const document = asyncApiDocument('0.0.0');

  test('is valid by an independent validator', async () => {
    const problems = await new Parser().validate(JSON.stringify(document));
    const errors = problems.filter(({ severity }) => severity === 0);
    expect(errors.map(({ message, path }) => `${path.join('.')}: ${message}`)).toEqual([]);
  });

  test('holds every type with all of its variants', () => {
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

test('every call has a place of its own: no method and path twice', () => {
  const places = Object.values<Endpoint>(ENDPOINTS).map(({ method, path }) => `${method} ${path}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});
