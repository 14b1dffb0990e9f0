// Building a formatter costs far more than using one; there are eight locales.
const formats = new Map<string, Intl.ListFormat>();

/** Names in a row, as the language joins them. */
export function namesText(names: readonly string[], locale: string): string {
  const [only = ''] = names;
  if (names.length < 2) return only;
  const format = formats.get(locale) ?? new Intl.ListFormat(locale, { style: 'short', type: 'conjunction' });
  formats.set(locale, format);
  return format.format(names);
}
