import { expect, test } from 'vitest';
import { checkCss } from './check-css.ts';

const problems = (css: string, isTokenFile = false) => checkCss(css, isTokenFile).map(({ problem }) => problem);

test('finds physical sides and accepts logical ones', () => {
  expect(problems('.a { margin-left: 4px; }')).toHaveLength(1);
  expect(problems('.a {\n  right: 0;\n}')).toHaveLength(1);
  expect(problems('.a { text-align: left; }')).toHaveLength(1);
  expect(problems('.a { margin-inline-start: 4px; inset-inline-end: 0; text-align: start; }')).toEqual([]);
});

test('finds colours outside the token file and ignores comments', () => {
  expect(problems('.a { color: #7951F8; }')).toHaveLength(1);
  expect(problems('.a { color: rgba(0, 0, 0, 0.4); }')).toHaveLength(1);
  expect(problems(':root { --c: #7951F8; }', true)).toEqual([]);
  expect(problems('/* #fff, left: 0 */ .a { color: var(--text); }')).toEqual([]);
});

test('finds !important', () => {
  expect(problems('.a { color: red !important; }')).toEqual(['!important']);
});
