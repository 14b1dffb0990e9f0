import * as z from 'zod/mini';
import { counter, looseInt, text } from './codecs.ts';

/**
 * Values that the contract lists by name. A reader decodes an unknown value as `otherwise`, because one new value must
 * not cost a whole list. A writer encodes named values only; tools that encode again what arrived (Drift, Pact) detect
 * an unknown value by the difference.
 */

type Names = Readonly<Record<string, number>>;
type CodeOf<Known extends Names> = Known[keyof Known];

function literalOf<const Known extends Names>(known: Known, otherwise: keyof Known) {
  const codes = Object.values(known) as [CodeOf<Known>, ...CodeOf<Known>[]];
  return z.catch(z.literal(codes), known[otherwise] as CodeOf<Known>);
}

/** Metadata for the documents, beside the values. */
function described<Schema extends z.core.$ZodType>(schema: Schema, known: Names, otherwise: PropertyKey): Schema {
  z.globalRegistry.add(schema, {
    'x-enum-varnames': Object.keys(known),
    'x-unknown-is-read-as': known[String(otherwise)],
  });
  return schema;
}

/** One of a few named integers: `knownCode({ off: 0, on: 1 }, 'off')` reads "1" as 1 and 7 as 0. */
export function knownCode<const Known extends Names>(known: Known, otherwise: keyof Known) {
  return described(z.pipe(looseInt, literalOf(known, otherwise)), known, otherwise);
}

/** A `knownCode` of 0 and more that may be missing or null on the wire where absence means 0; always encoded. */
export function optionalKnownCode<const Known extends Names>(known: Known, otherwise: keyof Known) {
  return described(z.pipe(counter, literalOf(known, otherwise)), known, otherwise);
}

/** One of a few words. Absent equals empty, which must be among the words unless another fallback is given. */
export function knownText<const Words extends readonly [string, ...string[]]>(words: Words, otherwise: Words[number]) {
  const schema = z.pipe(text, z.catch(z.literal(words), otherwise));
  z.globalRegistry.add(schema, { 'x-unknown-is-read-as': otherwise });
  return schema;
}

/** Text of one form, or empty for none: ids, dates. A reader decodes text of another form as none. */
export function textOfForm(form: RegExp) {
  return z.pipe(text, z.catch(z.string().check(z.regex(new RegExp(`^(${form.source})?$`))), ''));
}

const ID = /^[0-9A-Za-z_-]{1,64}$/;
const idOrNothing = z.codec(
  z.union([z.string(), z.number(), z.null()]),
  z.union([z.string(), z.number(), z.undefined()]),
  {
    decode: (value) => (ID.test(String(value ?? '')) ? (value ?? undefined) : undefined),
    encode: (value) => value ?? '',
  },
);

/** An optional id. A reader decodes an empty, null or malformed id as missing. */
export function optionalId<Id extends z.core.$ZodType<unknown, string | number>>(id: Id) {
  return z.optional(z.pipe(idOrNothing, z.union([id, z.undefined()])));
}

/** An id, or empty for none. */
export const idOrNone = textOfForm(/[0-9A-Za-z_-]{1,64}/);
/** A day as YYYY-MM-DD, or empty for none. */
export const dayOrNone = textOfForm(/\d{4}-\d{2}-\d{2}/);
