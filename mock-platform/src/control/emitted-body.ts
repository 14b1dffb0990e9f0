import type * as z from 'zod/mini';
import { InvalidRequest } from '../http/failures.ts';
import { readStrictly } from './strict-input.ts';

interface Emitted {
  readonly body?: Readonly<Record<string, unknown>> | undefined;
  readonly raw?: string | Readonly<Record<string, unknown>> | undefined;
}

/** What an emitted event says: a body that the contract allows and keeps whole, or the text of one that it may not even know. */
export function emittedBody<Schema extends z.core.$ZodType>(
  schema: Schema,
  { body, raw }: Emitted,
): { readonly body: z.output<Schema>; readonly raw?: string } {
  if ((body === undefined) === (raw === undefined)) {
    throw new InvalidRequest(['body: exactly one of body, raw']);
  }
  if (raw === undefined) return { body: readStrictly(schema, body, 'body.') };
  // Only its text goes on the wire: no reader of the body exists beside the encoder.
  return { body: {} as z.output<Schema>, raw: typeof raw === 'string' ? raw : JSON.stringify(raw) };
}
