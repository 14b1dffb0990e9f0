import { expect, test } from 'vitest';
import type { ImLine } from '../index.ts';
import { continues, createRunKeys, runsOf } from './im-runs.ts';

const line = (at: number, body: ImLine['body'], from = '10002'): ImLine => ({
  id: String(at),
  clientId: `${body.kind}${at}`,
  from,
  at,
  body,
  delivery: 'sent',
});
const picture = (at: number, from?: string) => line(at, { kind: 'image', url: '', width: 1, height: 1 }, from);

test('pictures that one person sent within a minute stand together; any other line stands alone', () => {
  const words = line(120_004, { kind: 'text', text: '看图' });
  const lines = [picture(1), picture(60_001), picture(120_002), picture(120_003, '10003'), words, picture(120_005)];
  expect(runsOf(lines).map((run) => run.map(({ clientId }) => clientId))).toEqual([
    ['image1', 'image60001'],
    ['image120002'],
    ['image120003'],
    ['text120004'],
    ['image120005'],
  ]);
});

test('a line goes on with what its author said within five minutes, but for notices and what was taken back', () => {
  const words = (at: number, from?: string) => line(at, { kind: 'text', text: '' }, from);
  expect(continues(words(300_001), words(1))).toBe(true);
  expect(continues(words(300_002), words(1))).toBe(false);
  expect(continues(words(2, '10003'), words(1))).toBe(false);
  expect(continues(words(2), undefined)).toBe(false);
  expect(continues(words(2), line(1, { kind: 'recalled' }))).toBe(false);
  expect(continues(line(2, { kind: 'recalled' }), words(1))).toBe(false);
});

test('a run keeps its key when its first picture is taken back, when an earlier one comes, and when the next one follows', () => {
  const keysOf = createRunKeys();
  const [first, second, third, fourth] = [picture(2), picture(3), picture(4), picture(5)];
  const [key] = keysOf(runsOf([second, third]));
  expect(keysOf(runsOf([first, second, third]))).toEqual([key]);
  expect(keysOf(runsOf([first, second, third, fourth]))).toEqual([key]);
  const recalled = { ...first, body: { kind: 'recalled' } as const };
  const [own, after] = keysOf(runsOf([recalled, second, third, fourth]));
  expect(after).toBe(key);
  expect(own).not.toBe(key);
  const parted = keysOf(runsOf([recalled, second, { ...third, body: { kind: 'recalled' } as const }, fourth]));
  expect(new Set(parted).size).toBe(4);
});
