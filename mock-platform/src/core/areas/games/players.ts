import type { DataOf, Endpoints, PlayerBrief, PlayerSkill, UserNo } from '@miczero/contracts';
import { pageOf } from '../../kernel/page.ts';
import { Refusal } from '../../kernel/refusals.ts';
import { isSeenHere } from '../../rights/sight.ts';
import type { World } from '../../state/world.ts';
import { giftIncomeOf } from '../ledger/transfer.ts';
import { userBriefOf } from '../people/people.ts';

/** The caller; empty for a visitor without a session. */
type Viewer = UserNo | '';

interface PageOf {
  readonly page: number;
  readonly limit: number;
}

/** The games of a person; an unknown number is refused. */
export function skillsOf(world: World, no: UserNo): PlayerSkill[] {
  if (!world.accounts.has(no)) throw new Refusal('userUnknown');
  return world.games.skills.get(no) ?? [];
}

/** A person as shown to others who look for company; null for a person without a name. */
function playerBriefOf(world: World, no: UserNo, viewer: Viewer, game_id?: string): PlayerBrief | null {
  const brief = userBriefOf(world, no, viewer);
  if (!brief || brief.nick === '') return null;
  const skills = world.games.skills.get(no) ?? [];
  const skill = skills.find((one) => one.game_id === game_id) ?? skills[0];
  return { ...brief, skill: skill?.level ?? '' };
}

/** api.user.v2.home.player: those online first, then by number, so that pages hold still. */
export function homePlayers(world: World, viewer: Viewer, request: PageOf & { readonly game_id?: string | undefined }) {
  const { game_id } = request;
  const nos = [...world.games.skills].flatMap(([no, skills]) =>
    game_id === undefined || skills.some((skill) => skill.game_id === game_id) ? [no] : [],
  );
  const players = nos.flatMap((no) => playerBriefOf(world, no, viewer, game_id) ?? []);
  players.sort((a, b) => Number(b.online) - Number(a.online) || (a.no < b.no ? -1 : 1));
  return { list: pageOf(players, paging(request)).rows, total: players.length };
}

/** api.user.v2.home.gift_user: by what they have received in gifts. */
export function giftUsers(world: World, viewer: Viewer, request: PageOf): DataOf<Endpoints['game.gift_user']> {
  const rich = [...world.accounts.keys()]
    .map((no) => ({ no, amount: giftIncomeOf(world, no) }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount || (a.no < b.no ? -1 : 1));
  const list = pageOf(rich, paging(request)).rows.flatMap(({ no, amount }) => {
    const player = playerBriefOf(world, no, viewer);
    return player ? [{ ...player, amount }] : [];
  });
  return { list };
}

/** api.user.v2.home.match_entry */
export function matchEntries(world: World, viewer: Viewer): DataOf<Endpoints['game.match_entry']> {
  const list = [...world.games.list.values()].map(({ game_id, game_name, icon }) => {
    const online = [...world.games.skills].filter(
      ([no, skills]) => skills.some((skill) => skill.game_id === game_id) && isSeenHere(world, no, viewer),
    ).length;
    return { game_id, game_name, icon, online };
  });
  return { list };
}

/** People whose nick holds the word, or whose number is it. */
export function findPlayers(world: World, viewer: Viewer, keyword: string): PlayerBrief[] {
  const word = keyword.trim().toLowerCase();
  const nos = [...world.accounts.values()].filter(
    ({ no, nick, banned }) => !banned && nick !== '' && (no === word || nick.toLowerCase().includes(word)),
  );
  return nos.flatMap(({ no }) => playerBriefOf(world, no, viewer) ?? []);
}

const paging = ({ page, limit }: PageOf) => ({ page, page_size: limit });
