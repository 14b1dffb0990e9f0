import * as z from 'zod/mini';
import { giftEffect, nameplate, roomPerson } from '../../entities/room.ts';
import { counter, giftId, optionalFlag, orNull, text, tolerantList, userNo } from '../../kernel/codecs.ts';
import { optionalId } from '../../kernel/known-values.ts';

/**
 * Parts shared by several room messages. Every field is optional, because a body must never break a client (open point
 * C15).
 */

export const BODY = 'the specification does not show this body (open point C15)';

/** A user who entered the room. */
export const arrival = z.object({
  id: optionalId(userNo),
  nick: text,
  header: text,
  /** Audience count after the arrival. */
  clout: counter,
  nameplate: orNull(nameplate),
  /** Animations of list B to play on arrival. */
  effects: tolerantList(giftEffect),
});

/** A sent gift: sender, receiver, gift and count. */
export const givenGift = z.object({
  /** Id of the chat line that tells of it later, see RoomChatLine. */
  mid: z.optional(text),
  from: z.optional(roomPerson),
  to: tolerantList(roomPerson),
  gift_id: optionalId(giftId),
  gift_name: text,
  image: text,
  gift_num: counter,
  /** Combo count within the window. */
  combo: counter,
  /** Whether the gift came from the bag. */
  is_bag: optionalFlag,
  /** Animations of list A to play. */
  effects: tolerantList(giftEffect),
});
