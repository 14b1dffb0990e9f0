import { GIFT_COMBO_MS, type GiftId, type RoomId, type UserNo } from '@miczero/contracts';
import { forgetOldest } from '../../kernel/bounded.ts';
import { Misfit, Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { requireNoBlock } from '../../rights/blocks.ts';
import { requireAction } from '../../rights/room-permissions.ts';
import type { SentGift } from '../../state/gifts.ts';
import { coinsOf, incomeOf } from '../../state/ledger.ts';
import { type Room, seatOf } from '../../state/rooms.ts';
import type { World } from '../../state/world.ts';
import { deliverPrivate } from '../im/deliver.ts';
import { balanceOf, checkTransfers, type Transfer, transferAll } from '../ledger/transfer.ts';
import { type CatalogueGift, findGift } from './catalogue.ts';
import { noteGift } from './ranks.ts';
import { completeConfession, tellGift } from './tell-gift.ts';

/** Answers remembered by their req_id. */
const REQUESTS_KEPT = 10_000;
/** Of what a gift costs, the receiver gets every second coin as gift points. */
const INCOME_SHARE = 2;

interface GiftInput {
  readonly gift_id: GiftId;
  readonly gift_num: number;
  readonly is_bag: boolean;
  readonly req_id?: string | undefined;
}

export interface RoomGiftInput extends GiftInput {
  readonly group_id: RoomId;
  readonly to?: readonly UserNo[] | undefined;
  /** Everyone on a seat but the sender. */
  readonly all_seats: boolean;
}

export interface ChatGiftInput extends GiftInput {
  readonly to: UserNo;
}

interface Sending extends GiftInput {
  readonly gift: CatalogueGift;
  readonly from: UserNo;
  readonly to: readonly UserNo[];
  readonly room: Room | null;
  readonly subject: string;
}

/** api.room.v1.sendGift, api.room.v1.sendGiftOne, api.go.home.gift.roomSend */
export function sendRoomGift(turn: Turn, input: RoomGiftInput): SentGift {
  const { world } = turn;
  const { no } = turn.account;
  const { group_id, all_seats } = input;
  const subject = subjectOf(input, [group_id, all_seats ? 'seats' : 'people', ...[...(input.to ?? [])].sort()]);
  const known = knownAnswer(world, no, input, subject);
  if (known) return known;
  const room = requireAction(world, input.group_id, no, 'gift');
  const gift = findGift(input.gift_id);
  if (!gift) throw new Refusal('giftUnknown');
  const seated = [...room.seats.values()].flatMap((seat) => (seat.no === '' || seat.no === no ? [] : [seat.no]));
  const to = input.all_seats ? seated : [...new Set(input.to ?? [])];
  // A gift to oneself would only turn coins into gift points.
  const isSound = to.length > 0 && to.every((receiver) => receiver !== no && room.members.has(receiver));
  if (!isSound) throw new Refusal('giftReceiverUnknown');
  return give(turn, { ...input, gift, from: no, to, room, subject });
}

/** api.go.home.gift.chatSend */
export function sendChatGift(turn: Turn, input: ChatGiftInput): SentGift {
  const { no } = turn.account;
  const subject = subjectOf(input, ['chat', input.to]);
  const known = knownAnswer(turn.world, no, input, subject);
  if (known) return known;
  const gift = findGift(input.gift_id);
  if (!gift || gift.room_only) throw new Refusal('giftUnknown');
  const receiver = turn.world.accounts.get(input.to);
  // The gift points of a banned account would be lost.
  if (!receiver || receiver.no === no || receiver.banned) throw new Refusal('giftReceiverUnknown');
  requireNoBlock(turn.world, no, receiver.no);
  const sent = give(turn, { ...input, gift, from: no, to: [input.to], room: null, subject });
  // No room is there to show it: both find it in their conversation.
  const body = `送出「${gift.name}」×${input.gift_num}`;
  const { id: gift_id, name } = gift;
  const told = { gift_id, name, image: '', gift_num: input.gift_num };
  deliverPrivate(turn, no, input.to, { kind: 'tip', body, tip: 'gift', gift: told });
  return sent;
}

/** The gift behind a req_id: reusing it for another gift is an error of the caller, never a second gift. */
function subjectOf({ gift_id, gift_num, is_bag }: GiftInput, to: readonly string[]): string {
  return [gift_id, gift_num, is_bag ? 'bag' : 'coins', ...to].join(' ');
}

/** The answer to a gift that was sent already. Balance and bag are those of now: they may have changed since. */
function knownAnswer(world: World, no: UserNo, { req_id, gift_id }: GiftInput, subject: string): SentGift | undefined {
  const known = req_id === undefined ? undefined : world.gifts.requests.get(`${no} ${req_id}`);
  if (!known) return undefined;
  if (known.subject !== subject) throw new Misfit('req_id: already used for another gift');
  return { ...known.answer, money: balanceOf(world, no), bag_num: bagCount(world, no, gift_id) };
}

/** Pays, counts and tells. Everything is checked before anything moves. */
function give(turn: Turn, sending: Sending): SentGift {
  const { world } = turn;
  const { gifts } = world;
  const { gift, from, to, gift_num, is_bag } = sending;
  const payments = is_bag ? [] : paymentsOf(gifts.last + 1, sending);
  if (is_bag && bagCount(world, from, gift.id) < gift_num * to.length) throw new Refusal('bagTooLow');
  if (payments.length > 0 && balanceOf(world, from) < gift.price * gift_num * to.length) {
    throw new Refusal('balanceTooLow');
  }
  checkTransfers(world, payments);

  gifts.last += 1;
  transferAll(turn, payments);
  if (is_bag) changeBag(world, from, gift.id, -gift_num * to.length);
  for (const receiver of to) count(turn, sending, receiver);
  const combo = nextCombo(turn, sending);
  const answer = { money: balanceOf(world, from), bag_num: bagCount(world, from, gift.id), combo };
  if (sending.req_id !== undefined) {
    gifts.requests.set(`${from} ${sending.req_id}`, { subject: sending.subject, answer });
    forgetOldest(gifts.requests, REQUESTS_KEPT);
  }
  const { room } = sending;
  if (room) tellGift(turn, room, { gift, from, to, gift_num, is_bag, combo });
  if (gift.confession) for (const receiver of to) completeConfession(turn, room, gift, from, receiver);
  return answer;
}

/** The receiver's share first, the house takes the rest. */
function paymentsOf(number: number, { gift, from, to, gift_num }: Sending): Transfer[] {
  const cost = gift.price * gift_num;
  const share = Math.floor(cost / INCOME_SHARE);
  return to.flatMap((receiver) => {
    const common = { from: coinsOf(from), reason: `gift ${gift.id}` };
    const key = `gift ${number} ${receiver}`;
    const income = { ...common, to: incomeOf(receiver), amount: share, key };
    const rest = { ...common, to: 'house' as const, amount: cost - share, key: `${key} house` };
    return share > 0 ? [income, rest] : [rest];
  });
}

function count(turn: Turn, { gift, from, gift_num, room }: Sending, to: UserNo): void {
  const { gifts } = turn.world;
  const coins = gift.price * gift_num;
  const wall = gifts.walls.get(to) ?? new Map<GiftId, number>();
  gifts.walls.set(to, wall.set(gift.id, (wall.get(gift.id) ?? 0) + gift_num));
  gifts.wealth.set(from, (gifts.wealth.get(from) ?? 0) + coins);
  noteGift(gifts, room?.id ?? '', from, to, coins, turn.at);
  const seat = room?.heart_on ? room.seats.get(seatOf(room, to)) : undefined;
  if (seat) seat.heart += coins;
}

/** The same gift to the same people within the window is one combo. */
function nextCombo({ world, at }: Turn, { gift, from, to, gift_num, room }: Sending): number {
  const key = [room?.id ?? '', gift.id, gift_num, ...[...to].sort()].join(' ');
  const former = world.gifts.combos.get(from);
  const goesOn = former !== undefined && former.key === key && at - former.at <= GIFT_COMBO_MS;
  const next = goesOn ? former.count + 1 : 1;
  world.gifts.combos.set(from, { key, count: next, at });
  return next;
}

function bagCount({ gifts }: World, no: UserNo, id: GiftId): number {
  return gifts.bags.get(no)?.get(id) ?? 0;
}

/** Puts gifts into a bag, or takes them out; the caller has checked that there are enough. */
export function changeBag({ gifts }: World, no: UserNo, id: GiftId, change: number): void {
  const bag = gifts.bags.get(no) ?? new Map<GiftId, number>();
  const left = (bag.get(id) ?? 0) + change;
  if (left > 0) bag.set(id, left);
  else bag.delete(id);
  if (bag.size > 0) gifts.bags.set(no, bag);
  else gifts.bags.delete(no);
}
