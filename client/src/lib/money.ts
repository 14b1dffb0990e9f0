import { numberText } from './number-text.ts';

/** Coins are whole. */
export const coinsText = (coins: number, locale: string): string => numberText(coins, locale);

/** A price in whole cents of its currency. */
export function priceText(cents: number, currency: string, locale: string): string {
  try {
    return format(locale, currency, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
      cents / 100,
    );
  } catch {
    // A server may send an unknown currency.
    return `${format(locale, 'cents', { minimumFractionDigits: 2 }).format(cents / 100)} ${currency}`;
  }
}

// Building a formatter costs far more than using one.
const formats = new Map<string, Intl.NumberFormat>();

function format(locale: string, form: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${form}`;
  const made = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, made);
  return made;
}
