import { expect, test } from 'vitest';
import { reportTextOf, wordsMost } from './report-text.ts';

test('a report of 401 characters is whole, and one that is too long ends with a whole character', () => {
  const text = `x${'😀'.repeat(400)}`;
  expect(reportTextOf(text, null)).toBe(text);
  expect(reportTextOf(`x${'😀'.repeat(600)}`, null)).toBe(`x${'😀'.repeat(499)}`);
});

test('the words about a message are whole when they fill their field, and the quotation gives way, none of its characters cut', () => {
  const line = { place: 'channel 9010', msg_id: '17', text: '👨‍👩‍👧'.repeat(300) } as const;
  const ids = '[channel 9010, message 17]';
  expect(reportTextOf('骗'.repeat(wordsMost(line)), line)).toBe(`${'骗'.repeat(500 - ids.length - 1)}\n${ids}`);
  const quoted = '👨‍👩‍👧'.repeat(500 - 400 - ids.length - 2);
  expect(reportTextOf('骗'.repeat(400), line)).toBe(`${'骗'.repeat(400)}\n${ids} ${quoted}`);
  expect(reportTextOf('', line)).toMatch(/^\[channel 9010, message 17\] 👨‍👩‍👧/u);
});
