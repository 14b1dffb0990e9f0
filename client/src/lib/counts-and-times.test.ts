import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockText, separatorText } from './clock-text.ts';
import { badgeCount, largeCount, numberText } from './large-count.ts';
import { hasPlainDigits } from './plain-digits.ts';
import { remainingTime } from './remaining-time.ts';

describe('largeCount', () => {
  test.each([
    [0, '0'],
    [9999, '9999'],
    [10_000, '1.0w'],
    [12_345, '1.2w'],
    [1_234_567, '123.5w'],
  ])('[const.large-counts] %i is shown as %s', (count, text) => {
    expect(largeCount(count)).toBe(text);
  });

  test('a badge never grows beyond three characters', () => {
    fc.assert(fc.property(fc.nat(), (count) => badgeCount(count).length <= 3));
    expect([badgeCount(99), badgeCount(100)]).toEqual(['99', '99+']);
    expect([badgeCount(100, 'fa-IR'), largeCount(12_345, 'fa-IR')]).toEqual(['۹۹+', '۱٫۲w']);
  });
});

describe('remainingTime', () => {
  const DAY = 86_400_000;
  test('[const.remaining-time] units are days, hours, minutes and seconds', () => {
    expect(remainingTime(DAY + 2 * 3_600_000 + 3 * 60_000 + 4000, 'en-US')).toBe('1 day 2 hr 3 min 4 sec');
    expect(remainingTime(59_000, 'en-US')).toBe('59 sec');
    expect(remainingTime(60_000, 'zh-CN')).toBe('1分钟 0秒');
  });
  test('[const.remaining-time] a deadline that has passed is 0 seconds, a started second counts', () => {
    expect(remainingTime(-5, 'en-US')).toBe('0 sec');
    expect(remainingTime(1, 'en-US')).toBe('1 sec');
  });
});

describe('separatorText', () => {
  const words = { today: '今天', yesterday: '昨天' };
  const now = new Date(2026, 2, 1, 0, 5).getTime();
  test('[rule.date-separator] today and yesterday are named, across a month and minutes after midnight', () => {
    expect(separatorText(now - 60_000, now, 'zh-CN', words)).toBe('今天 00:04');
    expect(separatorText(now - 600_000, now, 'zh-CN', words)).toBe('昨天 23:55');
  });
  test('[rule.date-separator] older lines carry the day, of another year the year too', () => {
    expect(separatorText(new Date(2026, 0, 9, 8, 0).getTime(), now, 'zh-CN', words)).toBe('1月9日 08:00');
    expect(separatorText(new Date(2025, 0, 9, 8, 0).getTime(), now, 'zh-CN', words)).toBe('2025年1月9日 08:00');
  });
});

describe.each(['zh-CN', 'zh-TW', 'en-US', 'ja-JP', 'id-ID', 'pt-BR', 'fa-IR', 'bn-BD'])('in %s', (locale) => {
  test('a count and a clock without a formatter are written as one writes them', () => {
    const plain = new Intl.NumberFormat(locale, { useGrouping: false });
    const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    fc.assert(
      fc.property(fc.nat(), fc.date({ noInvalidDate: true, min: new Date(0) }), (count, at) => {
        expect(numberText(count, locale)).toBe(plain.format(count));
        expect(clockText(at.getTime(), locale)).toBe(clock.format(at));
      }),
    );
  });
  test('a number below 1000 that is written plainly has no group', () => {
    const grouped = new Intl.NumberFormat(locale);
    fc.assert(
      fc.property(fc.nat({ max: 999 }), (count) => {
        expect(hasPlainDigits(locale)).toBe(String(count) === grouped.format(count));
      }),
    );
  });
});
