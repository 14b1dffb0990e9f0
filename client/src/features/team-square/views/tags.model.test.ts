import { TEAM_TAG_MAX_CHARS, TEAM_TAGS_MAX } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { areTagsFitting, readTags } from './tags.model.ts';

test('tags stand between spaces and commas of any script, each once', () => {
  expect(readTags(' 五排，开麦、钻石; 五排,a b ')).toEqual(['五排', '开麦', '钻石', 'a', 'b']);
  expect(readTags(' ，, ')).toEqual([]);
});

test('tags are kept as they were typed, and known not to fit the platform when they are too many or too long', () => {
  const tags = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`).join(' ');
  expect([areTagsFitting(tags(TEAM_TAGS_MAX)), areTagsFitting(tags(TEAM_TAGS_MAX + 1))]).toEqual([true, false]);
  const long = (chars: number) => `五排 ${'🎮'.repeat(chars)}`;
  expect([areTagsFitting(long(TEAM_TAG_MAX_CHARS)), areTagsFitting(long(TEAM_TAG_MAX_CHARS + 1))]).toEqual([
    true,
    false,
  ]);
  expect(readTags(long(40))).toEqual(['五排', '🎮'.repeat(40)]);
});
