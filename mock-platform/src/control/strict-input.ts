import { describeIssues } from '@miczero/contracts';
import * as z from 'zod/mini';
import { InvalidRequest } from '../http/failures.ts';

/**
 * Reads the input of a script; `at` is its place, for instance `body.`. Unlike clients, which may be newer than this
 * platform, scripts hear of a field without effect.
 */
export function readStrictly<Schema extends z.core.$ZodType>(
  schema: Schema,
  input: unknown,
  at = '',
): z.output<Schema> {
  const strange = strangeFields(schema, input);
  if (strange.length > 0) throw new InvalidRequest(strange.map((issue) => `${at}${issue}`));
  const parsed = z.safeParse(schema, input);
  if (!parsed.success) throw new InvalidRequest(describeIssues(parsed.error).map((issue) => `${at}${issue}`));
  return parsed.data;
}

function strangeFields(schema: z.core.$ZodType, input: unknown): string[] {
  if (!(schema instanceof z.core.$ZodObject) || typeof input !== 'object' || input === null) return [];
  const known: object = schema._zod.def.shape;
  const list = Object.keys(known).join(', ') || 'none';
  const strange = Object.keys(input).filter((field) => !Object.hasOwn(known, field));
  return strange.map((field) => `${field}: no such field; it takes ${list}`);
}
