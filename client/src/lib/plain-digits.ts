/**
 * Whether a language writes whole numbers below 1000 as JavaScript does. The first formatter of a page takes some 25 ms, and most of
 * what a page counts is small.
 */
export const hasPlainDigits = (locale: string): boolean => !/^(?:fa|bn)/.test(locale);
