import { expect, test } from 'vitest';
import type { ImBody } from '../../platform/ports/im.ts';
import { noticeBody } from './notice-body.ts';

const card = (fields: unknown): ImBody => ({ kind: 'custom', json: JSON.stringify(fields) });
const url = '/a';

test.each([
  [{ kind: 'text', text: '在吗' }, '在吗'],
  [{ kind: 'image', url, width: 1, height: 1 }, '🖼️'],
  [{ kind: 'voice', url, durationMs: 3210 }, '🎤 3″'],
  [{ kind: 'voice', url, durationMs: 200 }, '🎤 1″'],
  [{ kind: 'video', url, durationMs: 9000, width: 0, height: 0, poster: '' }, '🎬 9″'],
  [{ kind: 'gift', id: 'rose', name: '玫瑰', image: '', count: 9 }, '🎁 玫瑰 ×9'],
  [card({ title: '周末活动', room_name: '夜谈' }), '🗂️ 周末活动'],
  [card({ title: '', room_name: '夜谈' }), '🗂️ 夜谈'],
  [card({ tags: [] }), '🗂️'],
  [card(null), '🗂️'],
  [{ kind: 'custom', json: '{' }, '🗂️'],
  [{ kind: 'recalled' }, ''],
] as const)('a notification tells the kind of a message and its facts: %o', (body: ImBody, told) => {
  expect(noticeBody(body)).toBe(told);
});

test('a long text is cut, between two characters', () => {
  expect(noticeBody({ kind: 'text', text: `${'长'.repeat(119)}😀😀` })).toBe(`${'长'.repeat(119)}😀`);
  expect(noticeBody({ kind: 'text', text: '长'.repeat(500) })).toHaveLength(120);
});
