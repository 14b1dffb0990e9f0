import { HALL_NAME_MAX_CHARS } from '@miczero/contracts';

/** The length of a name as the platform counts it: blanks around it do not count, and an emoji is no more than its characters. */
export function charsOfName(name: string): number {
  return [...name.trim()].length;
}

/** Whether a hall or a channel can be called this, as far as the length goes. */
export function isNameOfLength(name: string): boolean {
  const chars = charsOfName(name);
  return chars > 0 && chars <= HALL_NAME_MAX_CHARS;
}
