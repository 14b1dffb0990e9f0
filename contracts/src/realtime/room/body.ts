import * as z from 'zod/mini';
import { giftEffect, nameplate, roomPerson } from '../../entities/room.ts';
import { counter, giftId, optionalFlag, orNull, text, tolerantList, userNo } from '../../kernel/codecs.ts';
import { optionalId } from '../../kernel/known-values.ts';

/** Parts of bodies that several room messages share. Everything is optional: a body must never break a client (open point C15). */

export const BODY = 'the specification does not show this body (open point C15)';

/** Somebody who came in. */
export const arrival = z.object({
  id: optionalId(userNo),
  nick: text,
  header: text,
  /** Audience count after the arrival. */
  clout: counter,
  nameplate: orNull(nameplate),
  /** Animations of list B that the arrival plays. */
  effects: tolerantList(giftEffect),
});

/** A gift on its way: who to whom, what and how many. */
export const givenGift = z.object({
  from: z.optional(roomPerson),
  to: tolerantList(roomPerson),
  gift_id: optionalId(giftId),
  gift_name: text,
  image: text,
  gift_num: counter,
  /** How many times in a row within the window. */
  combo: counter,
  /** Whether it came out of the bag. */
  is_bag: optionalFlag,
  /** Animations of list A that it plays. */
  effects: tolerantList(giftEffect),
});
