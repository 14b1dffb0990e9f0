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
  /** Place among the examples of the call; the walk of the same place makes the platform ready for it. */
  readonly index: number;
  /** Unique. */
  readonly description: string;
  /** Name of the provider state. */
  readonly state: string;
  readonly request: Readonly<Record<string, unknown>>;
  /** The example of `data` in the reply. */
  readonly data: unknown;
  /** Of `data` in the reply. */
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
        // What the client writes, which may be stricter than what it would read.
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

/** The example as it stands on the wire: what is undefined is not there. */
const withoutAbsent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
