import { type GiftEffect, ROOM_LINE, type UserNo } from '@miczero/contracts';
import { forgetOldest } from '../../kernel/bounded.ts';
import type { Turn } from '../../kernel/turn.ts';
import { type Room, type RoomLine, seatOf } from '../../state/rooms.ts';
import { personOf } from '../rooms/room-data.ts';
import { tellDecorations, toRoom } from '../rooms/tell.ts';
import type { CatalogueGift } from './catalogue.ts';

/** How long a confession waits for its answer. */
const CONFESSION_MS = 600_000;
const CONFESSIONS_KEPT = 1000;
/** Gifts of a room that those who come in are told of. */
const GIFT_LINES_KEPT = 20;

interface Given {
  readonly gift: CatalogueGift;
  readonly from: UserNo;
  readonly to: readonly UserNo[];
  readonly gift_num: number;
  readonly is_bag: boolean;
  readonly combo: number;
}

/** room-event.0x3002, room-event.0x4039, and the hearts of those on the seats (room-event.0x4040). */
export function tellGift(turn: Turn, room: Room, { gift, from, to, gift_num, is_bag, combo }: Given): void {
  const line = lineOfGift(turn, room, { gift, from, to, gift_num });
  const body = {
    mid: String(line.id),
    from: personOf(turn.world, from),
    to: to.map((no) => personOf(turn.world, no)),
    gift_id: gift.id,
    gift_name: gift.name,
    image: '',
    gift_num,
    combo,
    is_bag,
    effects: gift.effect === '' ? [] : [effectOf(gift, gift_num, from, turn.at)],
  };
  const address = { audience: toRoom(room), room: room.id, from };
  turn.emitRoom('giftSent', body, address);
  if (gift.screen) turn.emitRoom('screenGift', body, address);
  if (room.heart_on && to.some((no) => seatOf(room, no) !== -1)) tellDecorations(turn, room);
}

/** What those who come in later read of it. */
function lineOfGift(
  turn: Turn,
  room: Room,
  { gift, from, to, gift_num }: Pick<Given, 'gift' | 'from' | 'to' | 'gift_num'>,
): RoomLine {
  const { rooms } = turn.world;
  rooms.last_line += 1;
  const told = { gift_id: gift.id, gift_name: gift.name, gift_num, to };
  const line = { id: rooms.last_line, from, at: turn.at, type: ROOM_LINE.gift, c_mid: '', content: '', gift: told };
  room.gifts = [...(room.gifts ?? []), line].slice(-GIFT_LINES_KEPT);
  return line;
}

/** entity.gift-effect, list A. */
function effectOf(gift: CatalogueGift, gift_num: number, userid: UserNo, addTime: number): GiftEffect {
  return {
    addTime,
    listType: 'A',
    gift_num,
    gift_effect: gift.effect,
    effect: { enter_room: '', vehicle: '' },
    userid,
  };
}

/** room-event.0x68: a confession is complete when the other one has answered it in time. */
export function completeConfession(turn: Turn, room: Room | null, gift: CatalogueGift, from: UserNo, to: UserNo): void {
  const { confessions } = turn.world.gifts;
  const asked = confessions.get(`${to} ${from}`);
  if (asked === undefined || turn.at - asked > CONFESSION_MS) {
    confessions.set(`${from} ${to}`, turn.at);
    forgetOldest(confessions, CONFESSIONS_KEPT);
    return;
  }
  confessions.delete(`${to} ${from}`);
  if (!room) return;
  const [one, other] = [personOf(turn.world, from), personOf(turn.world, to)];
  const body = { from: one, to: other, gift_name: gift.name, msg: `${one.nick} 和 ${other.nick} 告白成功` };
  turn.emitRoom('confessionCompleted', body, { audience: toRoom(room), room: room.id, from });
}
