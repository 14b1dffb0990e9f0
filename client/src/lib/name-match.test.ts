import { expect, test } from 'vitest';
import { nameRank } from './name-match.ts';
import { holdsPinyin } from './pinyin-match.ts';

const rank = nameRank(holdsPinyin);

test.each([
  ['攻略', 'gonglue', 2],
  ['攻略', 'gonglve', 2],
  ['攻略', 'gl', 2],
  ['攻略', 'gongl', 2],
  ['长安大厅', 'changan', 2],
  ['青柠不酸', 'nf', null],
  ['青柠不酸', 'nb', 2],
  ['青柠不酸', 'qingnbs', 2],
  ['快乐', 'kl', 2],
  ['音乐', 'yiny', 2],
  ['上海', 'shh', 2],
  ['小满GG', 'mgg', 2],
  ['绿茶', 'lvc', 2],
  ['😀小满', 'xm', 2],
  ['小满', 'xm', 2],
  ['小满', '满', 1],
  ['小满', '小', 0],
  ['小满', 'mx', null],
  ['General', 'gen', 0],
  ['General', 'ral', 1],
])('%s answers %s with %s', (name, query, expected) => {
  expect(rank([name], query)).toBe(expected);
});

test('plain names match before the dictionary has loaded', () => {
  expect([nameRank(null)(['攻略'], 'gl'), nameRank(null)(['攻略'], '略')]).toEqual([null, 1]);
});
