import * as z from 'zod/mini';
import { gift } from '../entities/room.ts';
import { commaList, counter, giftId, intWithin, optionalFlag, roomId, userNo } from '../kernel/codecs.ts';
import { type Calls, defineEndpoint } from '../kernel/define-endpoint.ts';
import { GIFT_NUM_MAX, SEATS_MAX } from '../limits.ts';
import { GIFT_PATHS } from '../paths/gift.ts';
import { device, SHAPE } from './room-fields.ts';

const base = { host: 'api', signed: true, provisional: SHAPE } as const;
const SENT = ['giftSent', 'screenGift', 'seatDecorationsChanged', 'confessionCompleted'] as const;
const SEND_REFUSALS = [
  'roomUnknown',
  'roomMembershipNeeded',
  'roomBanned',
  'roomForbidden',
  'giftUnknown',
  'giftReceiverUnknown',
  'balanceTooLow',
  'bagTooLow',
  'tooManyRequests',
] as const;

/** What is given. */
const what = {
  gift_id: giftId,
  gift_num: intWithin(1, GIFT_NUM_MAX),
  /** Out of the bag instead of the wallet. */
  is_bag: optionalFlag,
  /** Ours, optional: the same one again is the same sending and costs once. */
  req_id: z.optional(z.string().check(z.regex(/^[0-9A-Za-z_-]{1,40}$/))),
} as const;

/** The people on the seats, or those of the list. */
const toSome = {
  to: z.optional(commaList(userNo).check(z.maxLength(SEATS_MAX))),
  all_seats: optionalFlag,
} as const;

const sent = z.object({
  /** Coins left. */
  money: counter,
  /** How many of this gift are left in the bag. */
  bag_num: counter,
  /** How many times in a row. */
  combo: counter,
});

/** api.room.v1.giftListNew */
const list = defineEndpoint(GIFT_PATHS, {
  ...base,
  name: 'gift.list',
  summary: 'The catalogue of gifts.',
  encoding: 'query',
  request: z.object({ device }),
  data: z.object({ list: z.array(gift) }),
  refusals: [],
  causes: [],
  rules: ['api.room.v1.giftListNew'],
});

/** api.room.v1.sendGiftOne */
const sendOne = defineEndpoint(GIFT_PATHS, {
  ...base,
  name: 'gift.send_one',
  summary: 'Give somebody in the room a gift.',
  encoding: 'query',
  request: z.object({ group_id: roomId, to: userNo, ...what, device }),
  data: sent,
  refusals: SEND_REFUSALS,
  causes: SENT,
  rules: ['api.room.v1.sendGiftOne'],
});

/** api.room.v1.sendGift */
const send = defineEndpoint(GIFT_PATHS, {
  ...base,
  name: 'gift.send',
  summary: 'Give several people in the room a gift each, or everybody on a seat.',
  encoding: 'query',
  request: z.object({ group_id: roomId, ...toSome, ...what, device }),
  data: sent,
  refusals: SEND_REFUSALS,
  causes: SENT,
  rules: ['api.room.v1.sendGift'],
});

/** api.go.home.gift.roomSend */
const roomSend = defineEndpoint(GIFT_PATHS, {
  ...base,
  name: 'gift.room_send',
  summary: 'As gift.send, in the newer API.',
  encoding: 'multipart',
  request: z.object({ group_id: roomId, ...toSome, ...what }),
  data: sent,
  refusals: SEND_REFUSALS,
  causes: SENT,
  rules: ['api.go.home.gift.roomSend', 'screen.room.gifts'],
});

const panel = z.object({ list: z.array(gift), money: counter });

/** api.go.home.gift.roomPanel */
const roomPanel = defineEndpoint(GIFT_PATHS, {
  ...base,
  name: 'gift.room_panel',
  summary: 'The gifts to choose from in a room, and the coins one has.',
  encoding: 'query',
  request: z.object({ group_id: z.optional(roomId) }),
  data: panel,
  refusals: [],
  causes: [],
  rules: ['api.go.home.gift.roomPanel'],
});

/** api.go.home.gift.chatPanel: without those that only a room can show. */
const chatPanel = defineEndpoint(GIFT_PATHS, {
  ...base,
  name: 'gift.chat_panel',
  summary: 'The gifts to choose from in a private chat, and the coins one has.',
  encoding: 'query',
  request: z.object({}),
  data: panel,
  refusals: [],
  causes: [],
  rules: ['api.go.home.gift.chatPanel'],
});

/** api.go.home.gift.chatSend */
const chatSend = defineEndpoint(GIFT_PATHS, {
  ...base,
  name: 'gift.chat_send',
  summary: 'Give somebody a gift in a private chat.',
  encoding: 'json',
  request: z.object({ to: userNo, ...what }),
  data: sent,
  refusals: [
    'giftUnknown',
    'giftReceiverUnknown',
    'relationRefused',
    'relationBlocked',
    'balanceTooLow',
    'bagTooLow',
    'tooManyRequests',
  ],
  causes: [],
  rules: ['api.go.home.gift.chatSend'],
});

/** api.go.home.gift.bag */
const bag = defineEndpoint(GIFT_PATHS, {
  ...base,
  name: 'gift.bag',
  summary: 'The gifts in my bag.',
  encoding: 'query',
  request: z.object({}),
  data: z.object({ list: z.array(gift) }),
  refusals: [],
  causes: [],
  rules: ['api.go.home.gift.bag'],
});

export const GIFT_CALLS = {
  'gift.list': list,
  'gift.send_one': sendOne,
  'gift.send': send,
  'gift.chat_panel': chatPanel,
  'gift.chat_send': chatSend,
  'gift.room_panel': roomPanel,
  'gift.room_send': roomSend,
  'gift.bag': bag,
} as const satisfies Calls<typeof GIFT_PATHS>;
