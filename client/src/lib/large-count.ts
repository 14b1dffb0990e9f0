import { LARGE_COUNT_FROM } from '@miczero/contracts';

/** const.large-counts: 9999 is 9999, 12345 is 1.2w. Readers of other languages know no w: theirs is 12.3K, or 1.2万. */
export function largeCount(count: number, locale: string): string {
  if (count < LARGE_COUNT_FROM) return numberText(count, locale);
  if (!locale.startsWith('zh')) return numberText(count, locale, 1, 'compact');
  return `${numberText(count / LARGE_COUNT_FROM, locale, 1)}w`;
}

/** A badge has room for two digits. */
export function badgeCount(count: number, locale = 'en-US'): string {
  return count > 99 ? `${numberText(99, locale)}+` : numberText(count, locale);
}

/** A number in the digits of the language, without grouping. */
export function numberText(value: number, locale: string, decimals = 0, notation?: 'compact'): string {
  const key = `${locale} ${decimals} ${notation}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      notation,
      useGrouping: false,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  formats.set(key, format);
  return format.format(value);
}

// Building a formatter costs far more than using one; there are eight locales and three forms.
const formats = new Map<string, Intl.NumberFormat>();
