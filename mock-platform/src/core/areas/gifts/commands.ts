import { sendChatGift, sendRoomGift } from './send.ts';
import { giveMoney, giveToBag } from './staging.ts';

/** Every write of gifts. */
export const GIFT_COMMANDS = {
  'gift.send_room': sendRoomGift,
  'gift.send_chat': sendChatGift,
  'staging.give_money': giveMoney,
  'staging.give_to_bag': giveToBag,
} as const;
