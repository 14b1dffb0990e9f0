import { LARGE_COUNT_FROM } from '@miczero/contracts';
import { hasPlainDigits } from './plain-digits.ts';

/** const.large-counts: 9999 is 9999, 10000 is 1.0w, 12345 is 1.2w; in the digits of the language. */
export function largeCount(count: number, locale = 'en-US'): string {
  return count < LARGE_COUNT_FROM ? numberText(count, locale) : `${numberText(count / LARGE_COUNT_FROM, locale, 1)}w`;
}

/** A badge has room for two digits. */
export function badgeCount(count: number, locale = 'en-US'): string {
  return count > 99 ? `${numberText(99, locale)}+` : numberText(count, locale);
}

/** A number in the digits of the language, without grouping. */
export function numberText(value: number, locale: string, decimals = 0): string {
  if (decimals === 0 && Number.isInteger(value) && hasPlainDigits(locale)) return String(value);
  const key = locale + decimals;
  formats[key] ??= new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return formats[key].format(value);
}

// Building a formatter costs far more than using one; there are eight locales and two forms.
const formats: Record<string, Intl.NumberFormat> = {};
