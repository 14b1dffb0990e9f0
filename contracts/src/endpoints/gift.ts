import * as z from 'zod/mini';
import { gift } from '../entities/room.ts';
import { commaList, counter, giftId, intWithin, optionalFlag, roomId, userNo } from '../kernel/codecs.ts';
import { GIFT_NUM_MAX, SEATS_MAX } from '../limits.ts';
import { GIFT_PATHS } from '../paths/gift.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';
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

/** Gift to send. */
const what = {
  gift_id: giftId,
  gift_num: intWithin(1, GIFT_NUM_MAX),
  /** Takes the gift from the bag instead of paying with coins. */
  is_bag: optionalFlag,
  /** Idempotency key (ours, optional): a repeated value is charged once. */
  req_id: z.optional(z.string().check(z.regex(/^[0-9A-Za-z_-]{1,40}$/))),
} as const;

/** The receivers: all seats, or the users listed. */
const toSome = {
  to: z.optional(commaList(userNo).check(z.maxLength(SEATS_MAX))),
  all_seats: optionalFlag,
} as const;

const sent = z.object({
  /** Remaining coins. */
  money: counter,
  /** Remaining copies of this gift in the bag. */
  bag_num: counter,
  /** Combo count: consecutive sendings of this gift. */
  combo: counter,
});

/** api.room.v1.giftListNew */
const list = defineEndpoint(GIFT_PATHS, {
  ...base,
  name: 'gift.list',
  summary: 'The gift catalogue.',
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
  summary: 'Send a gift to one user in the room.',
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
  summary: 'Send a gift to several users in the room, or to every user on a seat.',
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
  summary: 'Send a gift; the newer API of gift.send.',
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
  summary: "The gifts available in a room, and the caller's coins.",
  encoding: 'query',
  request: z.object({ group_id: z.optional(roomId) }),
  data: panel,
  refusals: [],
  causes: [],
  rules: ['api.go.home.gift.roomPanel'],
});

/** api.go.home.gift.chatPanel: excludes gifts that only a room can show. */
const chatPanel = defineEndpoint(GIFT_PATHS, {
  ...base,
  name: 'gift.chat_panel',
  summary: "The gifts available in a private chat, and the caller's coins.",
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
  summary: 'Send a gift in a private chat.',
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
  summary: "The gifts in the caller's bag.",
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
