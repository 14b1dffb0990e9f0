import { expect, test } from 'vitest';
import { readFilter, tagsOf, teamsFor, writeFilter } from './team-filter.model.ts';
import type { TeamCardModel } from './team-square.selectors.ts';

const team = (fields: Partial<TeamCardModel>): TeamCardModel =>
  ({ inv_id: '1', game_info: '', tags: [], free: null, inside: 1, ...fields }) as TeamCardModel;
const found = (teams: readonly TeamCardModel[], query: string) =>
  teamsFor(teams, readFilter(new URLSearchParams(query))).map(({ inv_id }) => inv_id);

test('a filter address survives a round trip and drops unknown parameters', () => {
  for (const query of ['', 'tag=五排', 'game=王者荣耀&mode=small&free=1']) {
    expect(decodeURIComponent(`${writeFilter(readFilter(new URLSearchParams(query)))}`)).toBe(query);
  }
  expect(`${writeFilter(readFilter(new URLSearchParams('mode=other&free=yes&x=1')))}`).toBe('');
});

test('a game is found in words and tags, a size counts all places, a team without a limit is big and has a place', () => {
  const teams = [
    team({ inv_id: '1', game_info: '王者荣耀五排', free: 0, inside: 5 }),
    team({ inv_id: '2', tags: ['王者荣耀'], free: 3, inside: 3 }),
    team({ inv_id: '3', game_info: '听歌' }),
  ];
  expect(found(teams, 'game=王者荣耀')).toEqual(['1', '2']);
  expect(found(teams, 'mode=small')).toEqual(['1']);
  expect(found(teams, 'mode=big')).toEqual(['2', '3']);
  expect(found(teams, 'free=1')).toEqual(['2', '3']);
  expect(found(teams, 'tag=王者荣耀&free=1')).toEqual(['2']);
});

test('the tags are those of the teams, the most frequent first, and not more than a row', () => {
  const teams = [team({ tags: ['a', 'b'] }), team({ tags: ['b', 'c'] })];
  expect(tagsOf(teams)).toEqual(['b', 'a', 'c']);
  expect(tagsOf(teams, 2)).toEqual(['b', 'a']);
});
