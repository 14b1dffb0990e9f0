import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDate, relativeTime } from './relative-time.ts';

const NOW = new Date(2026, 5, 15, 12, 0, 0).getTime();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const say = (past: number, locale = 'zh-CN') => relativeTime(NOW - past, NOW, { locale, justNow: '刚刚' });

describe('relativeTime', () => {
  test('[const.relative-time] [const.relative-time.just-now] under one minute, and of the future, it says just now', () => {
    expect(say(0)).toBe('刚刚');
    expect(say(59_999)).toBe('刚刚');
    expect(say(-DAY)).toBe('刚刚');
  });

  test.each([
    ['[const.relative-time.minutes] from 1 minute', MINUTE, '1分钟前'],
    ['[const.relative-time.minutes] up to 59 minutes', HOUR - 1, '59分钟前'],
    ['[const.relative-time.hours] from 1 hour', HOUR, '1小时前'],
    ['[const.relative-time.hours] up to 23 hours', DAY - 1, '23小时前'],
    ['[const.relative-time.days] from 1 day', DAY, '1天前'],
    ['[const.relative-time.days] up to 6 days', 7 * DAY - 1, '6天前'],
    ['[const.relative-time.weeks] from 1 week', 7 * DAY, '1周前'],
    ['[const.relative-time.weeks] up to 4 weeks', 35 * DAY - 1, '4周前'],
    ['[const.relative-time.date] then the local date', 35 * DAY, '2026-05-11'],
  ])('%s', (_title, past, text) => {
    expect(say(past)).toBe(text);
  });

  test('[const.relative-time] other languages use their own words and digits', () => {
    expect(say(5 * MINUTE, 'en-US')).toBe('5 minutes ago');
    expect(say(5 * MINUTE, 'fa-IR')).toContain('۵');
  });

  test('[const.relative-time.date] the date is ten characters for every time', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 4e12 }), (at) => /^\d{4}-\d\d-\d\d$/.test(isoDate(at))));
  });
});
