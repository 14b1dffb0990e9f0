import { charactersOf } from '@miczero/contracts';

/** The length of a text as the platform counts it: blanks around it do not count, and an emoji is one character. */
export function charsOf(text: string): number {
  return charactersOf(text.trim()).length;
}

/** Whether a text is not too long. */
export function fitsIn(text: string, most: number): boolean {
  return charsOf(text) <= most;
}
