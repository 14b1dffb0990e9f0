import { expect, test } from 'vitest';
import type { Sendable } from './sending.ts';
import { gistsOf } from './sequence-gists.ts';

const line = (body: Record<string, unknown>, name = 'chatMessage') =>
  ({ socket: 'hall', name, to: { kind: 'channel', id: '9001' }, content: { body }, from: '', mid: '' }) as Sendable;

test('rows of one event are told by what sets them apart, whatever their ids', () => {
  const said = (msg_id: string, content: string, nick = '小满') =>
    line({ msg_id, type: 1002, content, author: { nick } });
  expect(gistsOf([said('1', '其一'), said('2', '其二'), said('3', '其二', '阿澈')])).toEqual([
    'content: 其一, author.nick: 小满',
    'content: 其二, author.nick: 小满',
    'content: 其二, author.nick: 阿澈',
  ]);
});

test('a row that is alone, or like all others of its event, is told by its first texts', () => {
  const noted = line({ hall_id: '8001', text: '今晚八点', empty: '', time: 'now' }, 'notice');
  expect(gistsOf([line({ content: '一句' }), noted])).toEqual(['content: 一句', 'text: 今晚八点']);
  expect(gistsOf([noted, noted])).toEqual(['text: 今晚八点', 'text: 今晚八点']);
});

test('long values that differ only at their ends are told apart', () => {
  const shared = '长'.repeat(30);
  expect(gistsOf([line({ content: `${shared}一`, nick: '甲' }), line({ content: `${shared}二`, nick: '甲' })])).toEqual(
    [`content: ${'长'.repeat(24)}…`, `content: ${'长'.repeat(24)}…`],
  );
});

test('a long value is cut, a body as it is goes on one line, an empty one tells nothing', () => {
  expect(gistsOf([line({ content: '长'.repeat(30) })])).toEqual([`content: ${'长'.repeat(24)}…`]);
  expect(gistsOf([{ ...line({}), content: { raw: '{\n  "broken' } }, line({})])).toEqual(['raw: { "broken', '']);
});
