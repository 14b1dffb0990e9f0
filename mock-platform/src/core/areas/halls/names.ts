import { HALL_NAME_MAX_CHARS } from '@miczero/contracts';
import { hasBlockedWord } from '../../blocked-words.ts';
import { Refusal } from '../../refusals.ts';

/** Control, format (bidi overrides, zero width), half and private characters would let a name disguise itself. */
const DISGUISES = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u;

/** The name of a hall, a channel or a game as it is kept. */
export function cleanName(name: string): string {
  const clean = name.trim();
  const isSound = clean !== '' && [...clean].length <= HALL_NAME_MAX_CHARS && !DISGUISES.test(clean);
  if (!isSound || hasBlockedWord(clean)) throw new Refusal('nameInvalid');
  return clean;
}

/** A longer text, which may be empty. Half characters would not survive the way through UTF-8. */
export function cleanText(text: string): string {
  const clean = text.replace(/\p{Cs}/gu, '\ufffd').trim();
  if (hasBlockedWord(clean)) throw new Refusal('sendBlocked');
  return clean;
}

/** Tags without empty and double ones. */
export function cleanTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map(cleanText))].filter((tag) => tag !== '');
}
