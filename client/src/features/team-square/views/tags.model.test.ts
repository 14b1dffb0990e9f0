import { TEAM_TAG_MAX_CHARS, TEAM_TAGS_MAX } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { readTags } from './tags.model.ts';

test('tags stand between spaces and commas of any script, each once', () => {
  expect(readTags(' 五排，开麦、钻石; 五排,a b ')).toEqual(['五排', '开麦', '钻石', 'a', 'b']);
  expect(readTags(' ，, ')).toEqual([]);
});

test('neither too many nor too long for the platform', () => {
  const many = Array.from({ length: TEAM_TAGS_MAX + 3 }, (_, index) => `t${index}`).join(' ');
  expect(readTags(many)).toHaveLength(TEAM_TAGS_MAX);
  expect(Array.from(readTags('🎮'.repeat(40))[0] ?? '')).toHaveLength(TEAM_TAG_MAX_CHARS);
});
