import { ENDPOINTS, type Endpoint, type EndpointName } from '@miczero/contracts';
import { ENDPOINT_FIXTURES } from '@miczero/contracts/fixtures';
import * as z from 'zod/mini';
import { templateOf } from '../template/from-schema.ts';
import { pinned } from '../template/pinned.ts';
import type { Template } from '../template/template.ts';
import { wireSchemaOf } from '../template/wire-schema.ts';

/** One use of a call that the client relies on. */
export interface CallInteraction {
  readonly endpoint: Endpoint;
  /** Index among the examples of the call. The walk of the same index prepares the platform. */
  readonly index: number;
  /** Unique. */
  readonly description: string;
  /** Name of the provider state. */
  readonly state: string;
  readonly request: Readonly<Record<string, unknown>>;
  /** The example of `data` in the reply. */
  readonly data: unknown;
  /** Template of `data` in the reply. */
  readonly dataTemplate: Template;
}

/** Every example of every call, in a fixed order. */
export function callInteractions(): CallInteraction[] {
  const names = (Object.keys(ENDPOINTS) as EndpointName[]).sort();
  return names.flatMap((name) => {
    const endpoint: Endpoint = ENDPOINTS[name];
    const schema = wireSchemaOf(endpoint.data);
    const fixtures = ENDPOINT_FIXTURES[name];
    const templates = pinned(fixtures.map(({ data }) => templateOf(schema, withoutAbsent(data))));
    return fixtures.map(({ request, data }, index): CallInteraction => {
      const [dataTemplate] = templates.slice(index);
      if (!dataTemplate) throw new Error(name);
      return {
        endpoint,
        index,
        description: `${name}, example ${index + 1}`,
        state: stateOf(name, index),
        // The output form of the contract, which may be stricter than what the client accepts.
        request: withoutAbsent(z.encode(endpoint.request, z.parse(endpoint.request, request))) as Record<
          string,
          unknown
        >,
        data: withoutAbsent(data),
        dataTemplate,
      };
    });
  });
}

export const stateOf = (name: string, index: number) => `ready for ${name} as in example ${index + 1}`;

/** The example in wire form, without undefined fields. */
const withoutAbsent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
