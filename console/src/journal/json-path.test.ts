import { describe, expect, test } from 'vitest';
import { foundBy, type JournalEntry } from './journal.ts';
import { foundIn, readPathQuery } from './json-path.ts';

const BODY = {
  uid: 10002,
  'a b': 1,
  list: [
    { uid: '10001', nick: '小满' },
    { uid: '10002', nick: '阿澈' },
  ],
  empty: null,
};

describe('a path finds', () => {
  test.each([
    ['$', [BODY]],
    ['$.uid', [10002]],
    ['$.list[1].nick', ['阿澈']],
    ['$.list[*].uid', ['10001', '10002']],
    ['$..uid', [10002, '10001', '10002']],
    ["$['a b']", [1]],
    ['$.empty', [null]],
    ['$.nothing', []],
    ['$.list[9]', []],
    ['$..uid = 10002', [10002, '10002']],
    ["$..nick == '小满'", ['小满']],
    ['$..nick ~ 满', ['小满']],
    ['$.list.*.nick', ['小满', '阿澈']],
  ])('%s', (text, found) => {
    const query = readPathQuery(text);
    if (!query) throw new Error(`${text} is no path`);
    expect(foundIn(BODY, query)).toEqual(found);
  });
});

test.each(['$uid', '$.', '$.list[', '$.list[x]', '$.uid > 3', '$.uid 10002'])('%s is no path', (text) => {
  expect(readPathQuery(text)).toBeNull();
});

test('a path finds nothing in an entry whose body is not kept or is broken, and a word is no path', () => {
  const entry = { body: JSON.stringify(BODY) } as JournalEntry;
  expect(foundBy(entry, '$.uid')).toEqual([10002]);
  expect(foundBy({ ...entry, body: '' }, '$.uid')).toEqual([]);
  expect(foundBy({ ...entry, body: '{"uid":1' }, '$.uid')).toEqual([]);
  expect(foundBy(entry, 'uid')).toEqual([]);
});
