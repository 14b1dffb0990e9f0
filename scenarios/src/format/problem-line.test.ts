import { expect, test } from 'vitest';
import { pathInWords, problemLine } from './problem-line.ts';

test.each([
  ['steps[3]', 'step 4 (steps[3])', '第 4 步（steps[3]）'],
  ['steps[3].body.list[0].uid', 'step 4 (steps[3].body.list[0].uid)', '第 4 步（steps[3].body.list[0].uid）'],
  ['steps[4].steps[1].wait', 'step 5.2 (steps[4].steps[1].wait)', '第 5.2 步（steps[4].steps[1].wait）'],
  ['steps[0].together[2]', 'step 1.3 (steps[0].together[2])', '第 1.3 步（steps[0].together[2]）'],
  ['steps', 'steps', 'steps'],
  ['actors.小满.phone', 'actors.小满.phone', 'actors.小满.phone'],
])('the path %s has the number of its step, as reports count it', (path, en, zh) => {
  expect([pathInWords(path, 'en'), pathInWords(path, 'zh')]).toEqual([en, zh]);
});

test('a problem without a path is its message alone', () => {
  const problem = { line: 2, column: 3, path: '', message: 'empty' };
  expect(problemLine('a.json', problem)).toBe('a.json:2:3 empty');
  expect(problemLine('a.json', { ...problem, path: 'steps[0]' }, 'zh')).toBe('a.json:2:3 第 1 步（steps[0]）：empty');
});
