import type { UserNo } from '@miczero/contracts';
import { userNoOf } from '../core/kernel/ids.ts';
import type { InputOf } from '../core/machine/command-table.ts';
import type { Room } from '../core/state/rooms.ts';
import type { World } from '../core/state/world.ts';
import { isBot } from './is-bot.ts';

/** How long an application stays open before the bot accepts it. */
const CONSIDERED_MS = 4000;

export interface BotAccepts {
  readonly name: 'seat.agree';
  readonly no: UserNo;
  readonly input: InputOf<'seat.agree'>;
}

/** The oldest application in a room whose owner is a bot and is there: a bot lets everyone onto a seat. */
export function acceptedApplication(world: World, now: number): BotAccepts | null {
  for (const room of world.rooms.rooms.values()) {
    if (room.applications.size === 0 || !isLedByBot(world, room) || !hasFreeSeat(room)) continue;
    for (const [to, { at }] of room.applications) {
      if (room.members.has(to) && now - at >= CONSIDERED_MS) {
        return { name: 'seat.agree', no: userNoOf(room.owner), input: { group_id: room.id, to } };
      }
    }
  }
  return null;
}

const isLedByBot = (world: World, { owner, members }: Room) => isBot(world, owner) && members.has(owner);

const hasFreeSeat = ({ seats }: Room) =>
  [...seats].some(([number, { no, forbidden }]) => number > 0 && no === '' && !forbidden);
