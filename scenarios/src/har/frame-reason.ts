import type { hallEventCodec } from '@miczero/contracts';

type Failure = Extract<ReturnType<typeof hallEventCodec.decode>, { readonly ok: false }>['failure'];

/** Why a frame is no event of the contract, with the fields that are missing or do not fit. */
export function frameReason(failure: Failure, frame: unknown): string {
  if (failure.reason === 'unknown-type') return `type ${failure.type} is in no contract`;
  if (failure.reason === 'bad-envelope') return `no envelope of the wire: ${fieldsIn(failure.issues, frame)}`;
  const body = bodyIn(frame);
  return body === undefined
    ? `${failure.name}: the body is not JSON`
    : `${failure.name}: the body does not fit: ${fieldsIn(failure.issues, body)}`;
}

/** The fields that issues begin with. */
function fieldsIn(issues: readonly string[], value: unknown): string {
  if (typeof value !== 'object' || value === null) return 'it is no object';
  const fields = issues.map((issue) => issue.split(': ')[0] ?? issue);
  const missing = fields.filter((field) => !holds(value, field.split('.')));
  const unfit = fields.filter((field) => !missing.includes(field));
  return [told(missing, 'missing'), told(unfit, 'of another kind')].filter((part) => part !== '').join('; ');
}

function told(fields: readonly string[], what: string): string {
  return fields.length === 0 ? '' : `${fields.join(', ')} ${fields.length === 1 ? 'is' : 'are'} ${what}`;
}

function holds(value: unknown, [first, ...rest]: readonly string[]): boolean {
  if (first === undefined) return true;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, first)) return false;
  // just checked to be an object
  return holds((value as Readonly<Record<string, unknown>>)[first], rest);
}

/** The body of a frame; undefined when it is not JSON. */
function bodyIn(frame: unknown): unknown {
  const text = typeof frame === 'object' && frame !== null && 'body' in frame ? frame.body : undefined;
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
