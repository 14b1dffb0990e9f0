import * as z from 'zod/mini';

/** Whether a text is a regular expression. */
function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** A number, or one as text: ids and counts travel as either. */
const bound = z.union([z.number(), z.string().check(z.regex(/^-?\d+(?:\.\d+)?$/))]);

/**
 * What is said of a value where equality says too much or too little: an object with one or more of these keys in the place of the value.
 * All of them must hold. No field on the wire begins with a dollar.
 */
export const matcher = z.strictObject({
  /** A text with this part. */
  $contains: z.optional(z.string().check(z.minLength(1))),
  /** A text in which this regular expression finds something; `^` and `$` tie it to the ends. */
  $matches: z.optional(z.string().check(z.minLength(1), z.refine(isPattern, { error: 'no regular expression' }))),
  /** A list in which each of these has an item of its own, in any order and among others. */
  $some: z.optional(z.array(z.unknown()).check(z.minLength(1))),
  /** A number from this one on. */
  $at_least: z.optional(bound),
  /** A number up to this one. */
  $at_most: z.optional(bound),
});

export type Matcher = z.output<typeof matcher>;
export const MATCHERS = Object.keys(matcher.shape) as (keyof Matcher)[];

const MARK = '$';

/** Whether an expected value is meant as a matcher: a key of it begins with a dollar. */
export function isMatcher(expected: object): expected is Matcher {
  return !Array.isArray(expected) && Object.keys(expected).some((key) => key.startsWith(MARK));
}
