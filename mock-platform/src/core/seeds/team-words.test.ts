import { TEAM_TAG_MAX_CHARS } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { createRandom } from '../kernel/random.ts';
import { gameOfHall, teamWords } from './team-words.ts';

const HALLS = ['峡谷夜行者', '狼人夜话', '龙息公会', '深夜电台'];

test.each(HALLS)('a team of %s has other words than those that gather now', (hall) => {
  for (let seed = 0; seed < 50; seed += 1) {
    const first = teamWords(hall, createRandom(`${seed}`), new Set());
    const second = teamWords(hall, createRandom(`${seed}`), new Set([first.game_info]));
    expect(second.game_info).not.toBe(first.game_info);
  }
});

test('[screen.hall.team-up-square] the first tag is the game of the hall, so that the filter by game finds the team; no blank is left', () => {
  for (const hall of HALLS) {
    for (let seed = 0; seed < 50; seed += 1) {
      const { game_info, tags } = teamWords(hall, createRandom(`${seed}`), new Set());
      if (gameOfHall(hall) !== '') expect(tags[0]).toBe(gameOfHall(hall));
      expect(`${game_info}${tags.join('')}`).not.toMatch(/[{}]/);
      for (const tag of tags) expect([...tag].length).toBeLessThanOrEqual(TEAM_TAG_MAX_CHARS);
    }
  }
});
