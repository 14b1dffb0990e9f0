const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const LAST_WEEK = 4;

export interface RelativeTimeOptions {
  readonly locale: string;
  /** Text for less than one minute, and for a time in the future. */
  readonly justNow: string;
}

/** const.relative-time: just now, minutes, hours up to 23, days up to 6, weeks up to 4, then the local date. */
export function relativeTime(at: number, now: number, { locale, justNow }: RelativeTimeOptions): string {
  const past = now - at;
  if (past < MINUTE) return justNow; // const.relative-time.just-now
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  if (past < HOUR) return format.format(-Math.floor(past / MINUTE), 'minute'); // const.relative-time.minutes
  if (past < DAY) return format.format(-Math.floor(past / HOUR), 'hour'); // const.relative-time.hours
  if (past < WEEK) return format.format(-Math.floor(past / DAY), 'day'); // const.relative-time.days
  const weeks = Math.floor(past / WEEK);
  if (weeks <= LAST_WEEK) return format.format(-weeks, 'week'); // const.relative-time.weeks
  return isoDate(at); // const.relative-time.date
}

/** YYYY-MM-DD in the local time zone (open point B19). */
export function isoDate(at: number): string {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
