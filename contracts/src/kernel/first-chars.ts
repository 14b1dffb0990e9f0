import { charactersOf, countChars } from './char-count.ts';

/** Whether a text has at most so many characters. No text has more of them than UTF-16 units, so most texts need no count. */
export const hasAtMost = (text: string, most: number): boolean => text.length <= most || countChars(text) <= most;

/** The first characters of a text, none of them cut. */
export const firstChars = (text: string, most: number): string => charactersOf(text).slice(0, most).join('');
