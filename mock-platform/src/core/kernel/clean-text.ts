import { HALL_NAME_MAX_CHARS } from '@miczero/contracts';
import { hasBlockedWord } from './blocked-words.ts';
import { Refusal } from './refusals.ts';
import { isShownName, shownTextOf } from './shown-text.ts';

/** The stored form of the name of a hall, a channel, a game or a group. */
export function cleanName(name: string, mostChars = HALL_NAME_MAX_CHARS): string {
  const clean = name.trim();
  if (!isShownName(clean, mostChars) || hasBlockedWord(clean)) throw new Refusal('nameInvalid');
  return clean;
}

/** A longer text, which may be empty. */
export function cleanText(text: string): string {
  const clean = shownTextOf(text);
  if (hasBlockedWord(clean)) throw new Refusal('sendBlocked');
  return clean;
}

/** Tags without empty and double ones. */
export function cleanTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map(cleanText))].filter((tag) => tag !== '');
}
