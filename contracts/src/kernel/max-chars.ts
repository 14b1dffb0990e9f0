import * as z from 'zod/mini';
import { charactersOf } from './char-count.ts';

/** What zod reads of the parameters of a check, and its types leave out: whether the check is needed. */
type WithNeed = Parameters<typeof z.maxLength>[1] & {
  readonly when: (payload: { readonly value: unknown }) => boolean;
};

/**
 * At most this many characters, as forms count them (ADR 0197). JSON Schema counts the code points of a joined emoji one by one, so the
 * limit in documents is never wider than this one.
 */
export function maxChars(most: number) {
  const counted: WithNeed = { when: ({ value }) => typeof value === 'string' && charactersOf(value).length > most };
  // No text has more characters than UTF-16 units, so a text with too many characters has too many units.
  return z.maxLength(most, counted);
}
