import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

test.each([
  ['a value inside', { a: { b: [1, 2] } }, { a: { b: [1, 3] }, c: 4 }, [{ path: 'a.b.1', expected: '2', seen: '3' }]],
  ['an absent value', { a: { b: 1 } }, { a: {} }, [{ path: 'a.b', expected: '1', seen: null }]],
  ['an absent part', { a: { b: 1 } }, {}, [{ path: 'a', expected: '{"b":1}', seen: null }]],
  ['a list of another length', { a: [1] }, { a: [1, 2] }, [{ path: 'a', expected: '[1]', seen: '[1,2]' }]],
  ['JSON inside of a text', { x: { y: 'a' } }, { x: '{"y":"b"}' }, [{ path: 'x.y', expected: '"a"', seen: '"b"' }]],
  ['a matcher', { n: { $at_least: 3 } }, { n: 2 }, [{ path: 'n', expected: '{"$at_least":3}', seen: '2' }]],
  ['the whole', { a: 1 }, 'text', [{ path: '', expected: '{"a":1}', seen: '"text"' }]],
  ['a value that fits as text', { id: '7', is: true }, { id: 7, is: 1 }, []],
])('%s is told as deep inside as it differs', (_, expected, actual, differences) => {
  expect(differencesOf(expected, actual)).toEqual(differences);
});

test('long values are cut, and the first three differences are told', () => {
  const wanted = Object.fromEntries(['a', 'b', 'c', 'd'].map((key) => [key, 'x'.repeat(500)]));
  const differences = differencesOf(wanted, {});
  expect(differences.map(({ path }) => path)).toEqual(['a', 'b', 'c']);
  expect(differences[0]?.expected.length).toBeLessThan(100);
});
