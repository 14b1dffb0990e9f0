import * as z from 'zod/mini';
import { mirrorOf } from './encoder.ts';
import { wordsOfIssue } from './issue-words.ts';
import { type FieldPath, type FieldProblem, problemsIn } from './shape-problems.ts';
import { strangeFields, type ToldField } from './strange-fields.ts';
import { wireShapeOf } from './wire-shape.ts';
import { literalsOf } from './written-values.ts';

/** The messages about values that a tolerant reader does not keep. */
export interface LossWords {
  /** About a field that the schema does not have; default: that of `strangeFields`. */
  readonly noField?: ToldField;
  /** Words of zod for an item that a list would leave out. */
  readonly misfit?: z.core.$ZodErrorMap;
  readonly notJson: string;
  /** `sent`: what would arrive in its place; empty for nothing. `known`: the values that there are; empty where any fits. */
  readonly changed: (sent: string, known: readonly string[]) => string;
}

const ENGLISH: LossWords = {
  notJson: 'not JSON: it would not be sent',
  changed: (sent, known) =>
    `would ${sent === '' ? 'not be sent' : `be sent as ${sent}`}${known.length > 0 ? `; there is ${known.join(', ')}` : ''}`,
};

/**
 * The parts of a value that its schema accepts and does not keep: items that a list leaves out, unknown values that are read as another
 * one, text that is no number, and fields of JSON text that no reader knows. Clients tolerate these, because servers may be newer; what
 * a person writes by hand must arrive or be refused. Meant for a value that fits and has no strange fields: those are told by others.
 */
export function lostValues(
  schema: z.core.$ZodType,
  value: unknown,
  path: FieldPath = [],
  words: LossWords = ENGLISH,
): FieldProblem[] {
  if (value === null || value === undefined || value === '') return [];
  const shape = wireShapeOf(schema);
  if (shape === null) return lostScalar(schema, value, path, words);
  if (typeof value === 'string') return lostInText(schema, value, path, words);
  if (typeof value !== 'object') return [];
  return problemsIn(shape, value, path, {
    field: (inner, part, at) => lostValues(inner, part, at, words),
    item: (inner, item, at) => lostItem(inner, item, at, words),
    stranger: () => [],
  });
}

/** An item that does not fit is left out by a tolerant list, and by no other: there the whole does not fit. */
function lostItem(schema: z.core.$ZodType, item: unknown, path: FieldPath, words: LossWords): FieldProblem[] {
  const { misfit } = words;
  const parsed = z.safeParse(schema, item, misfit && { error: misfit });
  if (parsed.success) return lostValues(schema, item, path, words);
  return parsed.error.issues.map((issue) => ({
    path: [...path, ...issue.path.map((key) => (typeof key === 'number' ? key : String(key)))],
    message: misfit ? issue.message : wordsOfIssue(issue),
  }));
}

/** JSON text is parsed by its schema and written again: fields that the schema does not know are gone. */
function lostInText(schema: z.core.$ZodType, text: string, path: FieldPath, words: LossWords): FieldProblem[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // A union may also take plain text.
    return sameAs(text, writtenAgain(schema, text)) ? [] : [{ path, message: words.notJson }];
  }
  return [...strangeFields(schema, value, path, words.noField), ...lostValues(schema, value, path, words)];
}

function lostScalar(schema: z.core.$ZodType, value: unknown, path: FieldPath, words: LossWords): FieldProblem[] {
  const again = writtenAgain(schema, value);
  if (sameAs(value, again)) return [];
  const known = literalsOf(withoutAbsence(schema)).map(String).filter(Boolean);
  const sent = again === undefined || again === null || again === '' ? '' : JSON.stringify(again);
  return [{ path, message: words.changed(sent, known) }];
}

/** What a sender writes for what a reader has understood; the value itself where it does not fit, or is never written again. */
function writtenAgain(schema: z.core.$ZodType, value: unknown): unknown {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success || mirrorOf(schema) === null) return value;
  const encoded = z.safeEncode(schema, parsed.data);
  return encoded.success ? encoded.data : value;
}

/** A schema without the wrappers for what is missing or wrong. */
function withoutAbsence(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod; // the union of all of them, which has a `type` to tell them apart
  const isWrapper = def.type === 'optional' || def.type === 'nullable' || def.type === 'catch';
  return isWrapper ? withoutAbsence(def.innerType) : schema;
}

const FLAGS: ReadonlyMap<unknown, number> = new Map([
  [true, 1],
  [false, 0],
]);
const MS_PER_SECOND = 1000;
/** As seconds it would be the year 5138: a number above is milliseconds. */
const LARGEST_SECONDS = 1e11;

/** Whether two forms mean the same on the wire: a number or its text, a flag in one of its forms, a time in either unit. */
function sameAs(given: unknown, written: unknown): boolean {
  const [one, other] = [FLAGS.get(given) ?? given, FLAGS.get(written) ?? written];
  if (String(one) === String(other)) return true;
  if (String(one).trim() === '' || String(other).trim() === '') return false;
  const [a, b] = [Number(one), Number(other)];
  return a === b || (a > LARGEST_SECONDS ? Math.floor(a / MS_PER_SECOND) === b : a * MS_PER_SECOND === b);
}
