import { TEAM_TAG_MAX_CHARS, TEAM_TAGS_MAX } from '@miczero/contracts';
import { fitsIn } from '../../../lib/char-count.ts';

/** What the platform takes, for the text that says so. */
export const TAG_LIMITS = { tags: TEAM_TAGS_MAX, chars: TEAM_TAG_MAX_CHARS } as const;

/** Tags from typed text: separated by spaces or commas of any script, without duplicates. */
export function readTags(text: string): string[] {
  return [...new Set(text.split(/[\s,，、;；]+/).filter((tag) => tag !== ''))];
}

/** Whether the platform takes the tags of a text. None is cut or left out unseen. */
export function areTagsFitting(text: string): boolean {
  const tags = readTags(text);
  return tags.length <= TAG_LIMITS.tags && tags.every((tag) => fitsIn(tag, TAG_LIMITS.chars));
}
