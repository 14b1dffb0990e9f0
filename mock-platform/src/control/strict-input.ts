import { describeIssues, type FieldProblem, lostValues, strangeFields } from '@miczero/contracts';
import * as z from 'zod/mini';
import { InvalidRequest } from '../http/failures.ts';

/**
 * Reads the input of a script; `at` is its place, for instance `body.`. Unlike clients, which may be newer than this
 * platform, scripts hear of a field without effect, and of a value that a tolerant reader would leave out or replace.
 */
export function readStrictly<Schema extends z.core.$ZodType>(
  schema: Schema,
  input: unknown,
  at = '',
): z.output<Schema> {
  const strange = strangeFields(schema, input);
  if (strange.length > 0) throw refused(strange, at);
  const parsed = z.safeParse(schema, input);
  if (!parsed.success) throw new InvalidRequest(describeIssues(parsed.error).map((issue) => `${at}${issue}`));
  const lost = lostValues(schema, input);
  if (lost.length > 0) throw refused(lost, at);
  return parsed.data;
}

function refused(problems: readonly FieldProblem[], at: string): InvalidRequest {
  return new InvalidRequest(problems.map(({ path, message }) => `${at}${path.join('.')}: ${message}`));
}
