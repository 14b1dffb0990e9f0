import * as z from 'zod/mini';
import { counter, looseInt, text } from './codecs.ts';

/**
 * Values of which the contract names each one. A reader takes a value that it does not know for `otherwise`, because one
 * new value must not cost a whole list; a writer writes nothing but what is named, and whoever writes what came again (Drift,
 * Pact) sees by the difference that it was unknown.
 */

type Names = Readonly<Record<string, number>>;
type CodeOf<Known extends Names> = Known[keyof Known];

function literalOf<const Known extends Names>(known: Known, otherwise: keyof Known) {
  const codes = Object.values(known) as [CodeOf<Known>, ...CodeOf<Known>[]];
  return z.catch(z.literal(codes), known[otherwise] as CodeOf<Known>);
}

/** What the documents tell beside the values. */
function described<Schema extends z.core.$ZodType>(schema: Schema, known: Names, otherwise: PropertyKey): Schema {
  z.globalRegistry.add(schema, {
    'x-enum-varnames': Object.keys(known),
    'x-unknown-is-read-as': known[String(otherwise)],
  });
  return schema;
}

/** One of a few named integers: `knownCode({ off: 0, on: 1 }, 'off')` reads "1" as 1, and 7 as 0. */
export function knownCode<const Known extends Names>(known: Known, otherwise: keyof Known) {
  return described(z.pipe(looseInt, literalOf(known, otherwise)), known, otherwise);
}

/** A `knownCode` among 0 and more that may be missing or null on the wire where absence plainly means 0; always sent. */
export function optionalKnownCode<const Known extends Names>(known: Known, otherwise: keyof Known) {
  return described(z.pipe(counter, literalOf(known, otherwise)), known, otherwise);
}

/** One of a few words. Absent like empty, which must be among them where nothing else is said to stand for it. */
export function knownText<const Words extends readonly [string, ...string[]]>(words: Words, otherwise: Words[number]) {
  const schema = z.pipe(text, z.catch(z.literal(words), otherwise));
  z.globalRegistry.add(schema, { 'x-unknown-is-read-as': otherwise });
  return schema;
}

/** Text of one form, or empty for none: ids, dates. A reader takes what has another form for none. */
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

/** An id that may be missing: a reader takes an empty one, null and what is no id for missing, too. */
export function optionalId<Id extends z.core.$ZodType<unknown, string | number>>(id: Id) {
  return z.optional(z.pipe(idOrNothing, z.union([id, z.undefined()])));
}

/** An id, or empty for none. */
export const idOrNone = textOfForm(/[0-9A-Za-z_-]{1,64}/);
/** A day as YYYY-MM-DD, or empty for none. */
export const dayOrNone = textOfForm(/\d{4}-\d{2}-\d{2}/);
