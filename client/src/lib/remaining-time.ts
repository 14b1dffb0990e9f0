const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** const.remaining-time: days, hours, minutes and seconds; leading zeros are left out, a past deadline is 0 seconds. */
export function remainingTime(milliseconds: number, locale: string): string {
  let seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const amount = Math.floor(seconds / size);
    seconds -= amount * size;
    if (amount > 0 || parts.length > 0 || unit === 'second') {
      parts.push(new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(amount));
    }
  }
  return parts.join(' ');
}
