import { GIFTS } from '../areas/gifts/catalogue.ts';
import { createRandom } from '../kernel/random.ts';
import type { Account } from '../state/accounts.ts';
import type { Room } from '../state/rooms.ts';
import type { WorldBuilder } from './builder.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Gifts a person, on average, of which two in three are of today. */
const GIFTS_A_PERSON = 2;

/**
 * Gifts of the last week in a room, so that its rankings of today, this week and all time have people. `present` are the
 * people inside, the first `seated` of them on seats. The oldest gift comes first, as rankings keep a bounded number of days.
 */
export function giveGifts(builder: WorldBuilder, room: Room, present: readonly Account[], seated: number): void {
  // Its own number sequence: another gift leaves the rest of the demo world unchanged.
  const random = createRandom(`gifts ${room.id}`);
  const givers = present.length > 1 ? present : [];
  const moments = Array.from({ length: givers.length * GIFTS_A_PERSON }, () =>
    random.chance(0.66) ? random.below(HOUR_MS) : DAY_MS + random.below(5 * DAY_MS),
  ).sort((one, other) => other - one);
  for (const ago_ms of moments) {
    const from = random.pick(givers);
    const to = random.pick(givers.slice(0, seated).filter((person) => person !== from));
    // Dear gifts are rare.
    const gift = GIFTS[Math.min(random.below(GIFTS.length), random.below(GIFTS.length))] ?? GIFTS[0];
    if (gift) builder.give(room, from, to, gift, random.pick([1, 1, 1, 10]), ago_ms);
  }
}
