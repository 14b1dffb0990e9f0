import { giveMoney, giveToBag } from './control.ts';
import { sendChatGift, sendRoomGift } from './send.ts';

/** Every write of gifts. */
export const GIFT_COMMANDS = {
  'gift.send': sendRoomGift,
  'gift.chat_send': sendChatGift,
  'control.money.give': giveMoney,
  'control.bag.give': giveToBag,
} as const;
