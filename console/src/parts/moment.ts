/** A moment for a `time` element. One that no calendar has, of a world of an earlier version, is its bare number. */
export function momentOf(
  at: number,
  format: Intl.DateTimeFormat,
): { readonly dateTime?: string; readonly words: string } {
  const date = new Date(at);
  return Number.isNaN(date.getTime())
    ? { words: String(at) }
    : { dateTime: date.toISOString(), words: format.format(date) };
}
