import type { TeamCardModel } from './team-square.selectors.ts';

/** Filters in the address of the square. Empty texts filter nothing. */
export interface TeamFilter {
  readonly game: string;
  readonly tag: string;
  readonly mode: TeamMode;
  /** Only teams with a free place. */
  readonly isFree: boolean;
}
export const TEAM_MODES = ['all', 'small', 'big'] as const;
/** By the size of the team: up to five, or more. */
export type TeamMode = (typeof TEAM_MODES)[number];
const SMALL_TEAM_MAX = 5;

export function readFilter(query: URLSearchParams): TeamFilter {
  const mode = TEAM_MODES.find((one) => one === query.get('mode')) ?? 'all';
  return { game: query.get('game') ?? '', tag: query.get('tag') ?? '', mode, isFree: query.get('free') === '1' };
}

/** The address keeps only what filters. */
export function writeFilter({ game, tag, mode, isFree }: TeamFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (game !== '') query.set('game', game);
  if (tag !== '') query.set('tag', tag);
  if (mode !== 'all') query.set('mode', mode);
  if (isFree) query.set('free', '1');
  return query;
}

/** A game is found in the words and the tags of a team, because an invite names no game of its own. */
export function teamsFor(teams: readonly TeamCardModel[], filter: TeamFilter): readonly TeamCardModel[] {
  return teams.filter((team) => {
    const { game_info, tags, free, inside } = team;
    const size = free === null ? null : free + inside;
    if (filter.game !== '' && !`${game_info} ${tags.join(' ')}`.includes(filter.game)) return false;
    if (filter.tag !== '' && !tags.includes(filter.tag)) return false;
    if (filter.mode === 'small' && (size === null || size > SMALL_TEAM_MAX)) return false;
    if (filter.mode === 'big' && size !== null && size <= SMALL_TEAM_MAX) return false;
    return !filter.isFree || free === null || free > 0;
  });
}

/** The tags of all teams, most frequent first. */
export function tagsOf(teams: readonly TeamCardModel[], max = 10): readonly string[] {
  const counts = new Map<string, number>();
  for (const tag of teams.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, max)
    .map(([tag]) => tag);
}
