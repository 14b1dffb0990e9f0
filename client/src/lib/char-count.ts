/** The length of a text as the platform counts it: blanks around it do not count, and an emoji is no more than its characters. */
export function charsOf(text: string): number {
  return Array.from(text.trim()).length;
}

/** Whether a text is not too long. */
export function fitsIn(text: string, most: number): boolean {
  return charsOf(text) <= most;
}
