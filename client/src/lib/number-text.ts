import { hasPlainDigits } from './plain-digits.ts';

/** A number in the digits of the language: 1314 is 1314, and 12,345 is grouped in the way of the language. */
export function numberText(value: number, locale: string): string {
  if (Number.isInteger(value) && Math.abs(value) < 10_000 && hasPlainDigits(locale)) return String(value);
  const made = formats.get(locale) ?? new Intl.NumberFormat(locale, { useGrouping: 'min2' });
  formats.set(locale, made);
  return made.format(value);
}

// Building a formatter costs far more than using one.
const formats = new Map<string, Intl.NumberFormat>();
