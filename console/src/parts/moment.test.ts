import { expect, test } from 'vitest';
import { momentOf } from './moment.ts';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'UTC' });

test('a moment is written with its date, and one that no calendar has as a number', () => {
  expect(momentOf(0, format)).toEqual({ dateTime: '1970-01-01T00:00:00.000Z', words: '01/01/1970, 00:00:00' });
  expect(momentOf(8_640_000_000_000_001, format)).toEqual({ words: '8640000000000001' });
});
