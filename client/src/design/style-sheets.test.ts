import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));

const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(path.join(SOURCES, file), 'utf8') }));

test('no style sheet asks what the whole page contains, which would restyle the page after each element that comes or goes', () => {
  expect(sheets.length).toBeGreaterThan(100);
  const asking = sheets.filter(({ css }) => /(?::root|\bhtml|\bbody)[^\s{,]*:has\(/.test(css));
  expect(asking.map(({ file }) => file)).toEqual([]);
});

test('a custom property with a type has that type from one style sheet: it counts for the whole page', () => {
  const typed = sheets.flatMap(({ css }) => [...css.matchAll(/@property (--[\w-]+)/g)].map(([, name]) => name));
  expect(typed.length).toBeGreaterThan(0);
  expect(typed.filter((name, at) => typed.indexOf(name) !== at)).toEqual([]);
});

test('an animation that follows a scroll position is kept from browsers that would show its end for good', () => {
  const following = sheets.filter(({ css }) => css.includes('animation-timeline:'));
  expect(following.length).toBeGreaterThan(0);
  const unguarded = following.filter(({ css }) => {
    const guard = css.indexOf('@supports (animation-timeline: scroll())');
    return guard === -1 || /\banimation-timeline: (?!scroll\(\)\))/.test(css.slice(0, guard));
  });
  expect(unguarded.map(({ file }) => file)).toEqual([]);
});
