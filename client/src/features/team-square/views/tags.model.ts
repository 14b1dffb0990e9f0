import { TEAM_TAG_MAX_CHARS, TEAM_TAGS_MAX } from '@miczero/contracts';

/** Tags from typed text: separated by spaces or commas of any script, without duplicates, within the limits of the platform. */
export function readTags(text: string): string[] {
  const tags = text.split(/[\s,，、;；]+/).map((tag) => Array.from(tag).slice(0, TEAM_TAG_MAX_CHARS).join(''));
  return [...new Set(tags.filter((tag) => tag !== ''))].slice(0, TEAM_TAGS_MAX);
}
