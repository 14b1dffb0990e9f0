import * as z from 'zod/mini';
import { giftId, looseInt, text } from '../kernel/codecs.ts';

/**
 * What a tip `gift` is about. The specification does not show it: here the provider's message carries it as the JSON text of
 * its server extension, beside words for clients that do not read it.
 */
export const imGift = z
  .object({
    gift_id: giftId,
    name: text,
    /** Address of the picture; empty for none. */
    image: text,
    /** A part of a gift is none: a fraction is refused, as where gifts are sent. */
    gift_num: z.pipe(looseInt, z.int().check(z.gte(1))),
  })
  .register(z.globalRegistry, { id: 'ImGift' });
export type ImGift = z.output<typeof imGift>;
