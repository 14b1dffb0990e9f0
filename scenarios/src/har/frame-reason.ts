import type { hallEventCodec } from '@miczero/contracts';
import { HAR_WORDS, type HarWords } from '../words/har-words.ts';

type Failure = Extract<ReturnType<typeof hallEventCodec.decode>, { readonly ok: false }>['failure'];

/** Why a frame is no event of the contract, with the fields that are missing or do not fit. */
export function frameReason(failure: Failure, frame: unknown, words: HarWords = HAR_WORDS.en): string {
  if (failure.reason === 'unknown-type') return words.noContractForType(String(failure.type));
  if (failure.reason === 'bad-envelope') return words.noEnvelope(fieldsIn(failure.issues, frame, words));
  const body = bodyIn(frame);
  return body === undefined
    ? words.bodyNotJson(failure.name)
    : words.bodyMisfit(failure.name, fieldsIn(failure.issues, body, words));
}

/** The fields that issues begin with. */
function fieldsIn(issues: readonly string[], value: unknown, words: HarWords): string {
  if (typeof value !== 'object' || value === null) return words.notAnObject;
  const fields = issues.map((issue) => issue.split(': ')[0] ?? issue);
  const missing = fields.filter((field) => !holds(value, field.split('.')));
  const unfit = fields.filter((field) => !missing.includes(field));
  const told = [missing.length > 0 && words.missing(missing), unfit.length > 0 && words.ofAnotherKind(unfit)];
  return told.filter((part) => part !== false).join('; ');
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
