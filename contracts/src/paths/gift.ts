import { METHOD, type PathEntry } from './path-entry.ts';

export const GIFT_PATHS = {
  'gift.list': { method: 'GET', path: '/v1/roomGift/giftListNew' },
  'gift.send_one': { method: 'GET', path: '/v1/roomGift/sendGiftOne' },
  'gift.send': { method: 'GET', path: '/v1/roomGift/sendGift' },
  'gift.chat_panel': { method: 'GET', path: '/go/home/gift/chatPanel', provisional: METHOD },
  'gift.chat_send': { method: 'POST', path: '/go/home/gift/chatSend', provisional: METHOD },
  'gift.room_panel': { method: 'GET', path: '/go/home/gift/roomPanel', provisional: METHOD },
  'gift.room_send': { method: 'POST', path: '/go/home/gift/roomSend' },
  'gift.bag': { method: 'GET', path: '/go/home/gift/bag', provisional: METHOD },
} as const satisfies Record<string, PathEntry>;
