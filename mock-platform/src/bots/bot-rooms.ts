import type { UserNo } from '@miczero/contracts';
import { giftIdOf, userNoOf } from '../core/kernel/ids.ts';
import { createRandom, type Random } from '../core/kernel/random.ts';
import type { InputOf } from '../core/machine/command-table.ts';
import { roomTalk } from '../core/seeds/talk/fresh-talk.ts';
import type { Room } from '../core/state/rooms.ts';
import type { World } from '../core/state/world.ts';
import { nextLine } from './conversation.ts';
import { isBot } from './is-bot.ts';

/** What a bot does in a voice room. */
export type BotInRoom = {
  [Name in 'room.say' | 'seat.apply' | 'seat.drop' | 'gift.send']: {
    readonly name: Name;
    readonly no: UserNo;
    readonly input: InputOf<Name>;
  };
}['room.say' | 'seat.apply' | 'seat.drop' | 'gift.send'];

/** Turns that one conversation may take: in about one of seven a line is said. */
const SCENE_TURNS = 40;
/** Turns of a scene in which its conversation begins, so that the rest is enough for it. */
const BEGIN_TURNS = 20;
/** How often a scene plays where a person is who is no bot. */
const VISITED_SHARE = 0.7;
/** Applications and steps down are rarer than words. */
const SEATS_SHARE = 0.3;
const GIFTS_SHARE = 0.12;
/** Seats that the bots leave to visitors. */
const SEATS_LEFT_FREE = 3;
const ROSE = giftIdOf('rose');

/** One turn in the rooms with people in them: mostly a line of a conversation, sometimes a seat or a small gift. */
export function botInRoom(world: World, turn: number, random: Random): BotInRoom | null {
  const rooms = [...world.rooms.rooms.values()].filter(
    (room) => room.forbidden === null && botsIn(world, room).length > 1,
  );
  if (rooms.length === 0) return null;
  const scene = createRandom(`bots:${world.seed}:room:${Math.floor(turn / SCENE_TURNS)}`);
  const visited = rooms.filter(({ members }) => [...members.keys()].some((no) => !isBot(world, no)));
  const room = scene.pick(scene.chance(VISITED_SHARE) && visited.length > 0 ? visited : rooms);
  const dice = random.next();
  if (dice < GIFTS_SHARE) return giveRose(world, room, random);
  if (dice < GIFTS_SHARE + SEATS_SHARE) return changeSeat(world, room, random);
  return sayNext(world, room, turn, scene);
}

/** The bots in a room, in the order in which they came. */
function botsIn(world: World, room: Room): UserNo[] {
  return [...room.members.keys()].filter((no) => isBot(world, no));
}

/** Every scene has one room and one conversation. */
function sayNext(world: World, room: Room, turn: number, random: Random): BotInRoom | null {
  const next = nextLine(room.lines, ({ content }) => content, {
    name: `bot-${room.id}-${Math.floor(turn / SCENE_TURNS)}`,
    source: roomTalk(room.room_class),
    random,
    people: botsIn(world, room),
    mayBegin: turn % SCENE_TURNS < BEGIN_TURNS,
  });
  if (next?.body.msg_type !== '1') return null;
  return { name: 'room.say', no: next.no, input: { group_id: room.id, c_mid: next.c_mid, content: next.body.content } };
}

/** A guest steps down, or applies for a seat: a bot that leads its room accepts that (bot-hosts.ts). */
function changeSeat(world: World, room: Room, random: Random): BotInRoom | null {
  const guests = botsIn(world, room).filter((no) => no !== room.owner);
  const seated = new Set([...room.seats.values()].map(({ no }) => no));
  const free = [...room.seats].flatMap(([number, { no, forbidden }]) =>
    number > 0 && no === '' && !forbidden ? [number] : [],
  );
  const group_id = room.id;
  // Managers take their seats without asking.
  const standing = guests.filter((no) => !seated.has(no) && !room.staff.has(no));
  if (free.length > SEATS_LEFT_FREE && standing.length > 0) {
    const mic_number = random.pick(free);
    return { name: 'seat.apply', no: random.pick(standing), input: { group_id, mic_number } };
  }
  const sitting = guests.filter((no) => seated.has(no));
  return sitting.length > 1 ? { name: 'seat.drop', no: random.pick(sitting), input: { group_id } } : null;
}

/** A rose out of the bag, for a person on a seat. */
function giveRose(world: World, room: Room, random: Random): BotInRoom | null {
  const givers = botsIn(world, room).filter((no) => (world.gifts.bags.get(no)?.get(ROSE) ?? 0) > 0);
  if (givers.length === 0) return null;
  const no = random.pick(givers);
  const seated = [...room.seats.values()].flatMap((seat) =>
    seat.no === '' || seat.no === no ? [] : [userNoOf(seat.no)],
  );
  if (seated.length === 0) return null;
  const input = {
    group_id: room.id,
    to: [random.pick(seated)],
    gift_id: ROSE,
    gift_num: 1,
    is_bag: true,
    all_seats: false,
  };
  return { name: 'gift.send', no, input };
}
