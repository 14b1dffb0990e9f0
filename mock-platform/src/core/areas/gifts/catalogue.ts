import type { Gift, GiftId, UserNo } from '@miczero/contracts';
import { giftIdOf } from '../../kernel/ids.ts';
import type { World } from '../../state/world.ts';

/** A gift that can be given. */
export interface CatalogueGift {
  readonly id: GiftId;
  readonly name: string;
  /** Whole coins. */
  readonly price: number;
  /** Name of the animation; empty plays none. */
  readonly effect: string;
  /** Goes across the whole screen. */
  readonly screen: boolean;
  readonly confession: boolean;
  /** Only a room can show it. */
  readonly room_only: boolean;
}

const PLAIN = { effect: '', screen: false, confession: false, room_only: false };

/** Names and prices are ours: the specification shows no gift. */
export const GIFTS: readonly CatalogueGift[] = [
  { ...PLAIN, id: giftIdOf('rose'), name: '玫瑰', price: 1, effect: 'rose' },
  { ...PLAIN, id: giftIdOf('candy'), name: '棒棒糖', price: 9, effect: 'candy' },
  { ...PLAIN, id: giftIdOf('cola'), name: '快乐水', price: 33, effect: 'cola' },
  { ...PLAIN, id: giftIdOf('headset'), name: '开黑耳机', price: 99, effect: 'headset' },
  { ...PLAIN, id: giftIdOf('cat'), name: '招财猫', price: 188, effect: 'cat' },
  {
    ...PLAIN,
    id: giftIdOf('balloon'),
    name: '告白气球',
    price: 520,
    effect: 'balloon',
    screen: true,
    confession: true,
  },
  { ...PLAIN, id: giftIdOf('rocket'), name: '冲天火箭', price: 1314, effect: 'rocket', screen: true, room_only: true },
  { ...PLAIN, id: giftIdOf('castle'), name: '云上城堡', price: 5200, effect: 'castle', screen: true, room_only: true },
];

const BY_ID = new Map(GIFTS.map((gift) => [gift.id, gift]));

export function findGift(id: GiftId): CatalogueGift | undefined {
  return BY_ID.get(id);
}

function giftDataOf({ gifts }: World, gift: CatalogueGift, viewer: UserNo): Gift {
  return {
    gift_id: gift.id,
    name: gift.name,
    image: '',
    price: gift.price,
    gift_effect: gift.effect,
    is_screen: gift.screen,
    is_confession: gift.confession,
    bag_num: gifts.bags.get(viewer)?.get(gift.id) ?? 0,
  };
}

/** api.room.v1.giftListNew; in a private chat without the gifts that only a room can show. */
export function giftList(world: World, viewer: UserNo, place: 'room' | 'chat'): Gift[] {
  const shown = GIFTS.filter((gift) => place === 'room' || !gift.room_only);
  return shown.map((gift) => giftDataOf(world, gift, viewer));
}

/** api.go.home.gift.bag */
export function bagOf(world: World, viewer: UserNo): Gift[] {
  return giftList(world, viewer, 'room').filter(({ bag_num }) => bag_num > 0);
}

/** A person's gift wall: every gift received, the most expensive first. */
export function giftWallOf({ gifts }: World, no: UserNo): { gift: CatalogueGift; count: number }[] {
  const wall = [...(gifts.walls.get(no) ?? [])].flatMap(([id, count]) => {
    const gift = findGift(id);
    return gift ? [{ gift, count }] : [];
  });
  return wall.sort((a, b) => b.gift.price - a.gift.price);
}
