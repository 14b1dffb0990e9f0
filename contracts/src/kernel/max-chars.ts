import * as z from 'zod/mini';

/** What zod reads of the parameters of a check, and its types leave out: whether the check is needed. */
type WithNeed = Parameters<typeof z.maxLength>[1] & {
  readonly when: (payload: { readonly value: unknown }) => boolean;
};

/**
 * At most this many characters, as forms count them: an emoji outside of the basic plane is one, not two. JSON Schema counts the same
 * way, so documents state the same limit.
 */
export function maxChars(most: number) {
  const counted: WithNeed = { when: ({ value }) => typeof value === 'string' && [...value].length > most };
  // No text has more characters than UTF-16 units, so a text with too many characters has too many units.
  return z.maxLength(most, counted);
}
