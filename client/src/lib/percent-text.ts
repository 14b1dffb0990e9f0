/** A share in percent, in the digits of the language: 0.5 is "50%" or "۵۰٪". */
export const percentText = (share: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
