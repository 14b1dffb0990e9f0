import { hasPlainDigits } from './plain-digits.ts';

/** Hours and minutes of a line. */
export function clockText(at: number, locale: string): string {
  // Indonesian has a dot between them.
  if (hasPlainDigits(locale) && !locale.startsWith('id')) {
    const time = new Date(at);
    return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  }
  return formatter(locale, 'clock', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
}

/** Minutes and seconds of a recording. */
export function secondsText(seconds: number, locale: string): string {
  const digits = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
  const minutes = new Intl.NumberFormat(locale, { useGrouping: false });
  const whole = Math.max(0, Math.round(seconds));
  return `${minutes.format(Math.floor(whole / 60))}:${digits.format(whole % 60)}`;
}

/** The whole moment, for a tooltip. */
export function momentText(at: number, locale: string): string {
  return formatter(locale, 'moment', { dateStyle: 'full', timeStyle: 'short' }).format(at);
}

export interface DateSeparatorWords {
  readonly today: string;
  readonly yesterday: string;
}

/** What a date separator says: the time today, with the day otherwise (local time zone, open point S26). */
export function separatorText(at: number, now: number, locale: string, words: DateSeparatorWords): string {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / 86_400_000);
  const clock = clockText(at, locale);
  if (days <= 0) return `${words.today} ${clock}`;
  if (days === 1) return `${words.yesterday} ${clock}`;
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const day = sameYear
    ? formatter(locale, 'day', { month: 'long', day: 'numeric' }).format(at)
    : formatter(locale, 'year', { year: 'numeric', month: 'long', day: 'numeric' }).format(at);
  return `${day} ${clock}`;
}

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

// Building a formatter costs far more than using one; there are eight locales and four forms at most.
const formatters: Record<string, Intl.DateTimeFormat> = {};

function formatter(locale: string, form: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + form;
  formatters[key] ??= new Intl.DateTimeFormat(locale, options);
  return formatters[key];
}
