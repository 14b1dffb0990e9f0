import { describe, expect, test } from 'vitest';
import { matches, valueAt } from './matching.ts';

test('objects may have more fields, lists have as many items, and scalars are compared as text', () => {
  expect(matches({ id: '7', is: true }, { id: 7, is: '1', more: 1 })).toBe(true);
  expect(matches([1], [1, 2])).toBe(false);
  expect(matches({ id: '' }, {})).toBe(true);
  expect(matches('x', { x: 1 })).toBe(false);
});

test('JSON inside of a text is compared as the object or list that it stands for', () => {
  const line = {
    list: [{ mid: 'a', body: JSON.stringify({ content: '晚上好', time: 5, gift: { to: [{ id: 1 }] } }) }],
  };
  expect(matches({ list: [{ body: { content: '晚上好', gift: { to: [{ id: '1' }] } } }] }, line)).toBe(true);
  expect(matches({ list: [{ body: { content: '早' } }] }, line)).toBe(false);
  expect(matches({ list: '[1]' }, { list: '[1]' })).toBe(true);
  expect(matches({ list: [1] }, { list: '[1' })).toBe(false);
  expect(valueAt(line, 'list.0.body.content')).toBe('晚上好');
});

describe('a matcher', () => {
  test.each([
    [{ $contains: '上' }, '晚上好', '早'],
    [{ $contains: '1' }, 213, 23],
    [{ $matches: '^晚.好$' }, '晚上好', '晚上好啊'],
    [{ $matches: '^\\d+$' }, 12, '1x'],
    [{ $at_least: 3 }, '3', 2],
    [{ $at_most: '3' }, 3, 4],
    [{ $at_least: 1, $at_most: 3 }, 2, 4],
    [{ $at_least: 0 }, 0, ''],
    [{ $some: [2] }, [1, 2], [1]],
    [{ $some: [{ a: 1 }] }, '[{"a":1},{"a":2}]', '[{"a":2}]'],
    [{ $some: [1, 1] }, [1, 2, 1], [1, 2]],
    [{ $some: [{ a: 1 }, { b: 1 }] }, [{ a: 1, b: 1 }, { a: 1 }], [{ a: 1, b: 1 }]],
  ])('%j fits %j and not %j', (expected, fitting, other) => {
    expect([matches(expected, fitting), matches(expected, other)]).toEqual([true, false]);
  });

  test('fits no value that is absent', () => {
    const all = [{ $contains: '1' }, { $matches: '.*' }, { $at_least: 0 }, { $at_most: 0 }, { $some: [1] }];
    expect(all.filter((each) => matches({ x: each }, {}))).toEqual([]);
  });
});
