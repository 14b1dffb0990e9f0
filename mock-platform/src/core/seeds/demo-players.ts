import { createRandom } from '../kernel/random.ts';
import type { Account } from '../state/accounts.ts';
import type { Hall } from '../state/halls.ts';
import type { WorldBuilder } from './builder.ts';
import { GAMES, type GamePlan, skillIn } from './published.ts';
import { gameOfHall } from './team-words.ts';

/** Members of a game's hall who play it. Everyone in a voice channel of the hall does. */
const PLAYS_SHARE = 0.6;
/** What people play who are in no such hall, or play in none of theirs: some games are better known than others. */
const PLAYED_ELSEWHERE = ['王者荣耀', '王者荣耀', '王者荣耀', '狼人杀', '狼人杀', '方块世界'];

/** People play the games of their halls, so that the players of a game are as many as its halls have. */
export function playInHalls({ world }: WorldBuilder, halls: readonly Hall[], people: readonly Account[]): void {
  const random = createRandom(`players:${world.seed}`);
  for (const [index, { no }] of people.entries()) {
    const voice = world.places.get(no)?.hall_id;
    const joined = halls.filter((hall) => hall.members.has(no));
    // The game of the voice channel comes first: it is the one that others see of a player.
    const order = joined.sort((one, other) => Number(other.id === voice) - Number(one.id === voice));
    const played = order.flatMap((hall) => {
      const game = gameNamed(gameOfHall(hall.name));
      const plays = random.chance(PLAYS_SHARE) || hall.id === voice || hall.owner === no;
      return game && plays ? [game] : [];
    });
    const elsewhere = gameNamed(random.pick(PLAYED_ELSEWHERE));
    const games = played.length === 0 && elsewhere ? [elsewhere] : played;
    world.games.skills.set(
      no,
      games.map((game) => skillIn(game, index)),
    );
  }
}

const gameNamed = (name: string): GamePlan | undefined => GAMES.find(({ game_name }) => game_name === name);
