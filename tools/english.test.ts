import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run.ts';
import { filesEnding } from './source-files.ts';

const TITLE = /^ *(?:await )?(?:test|it)\b[^'"`\n]*(['"`])((?:\\.|(?!\1)[^\n])*)\1/gm;
const IDS = /^(?:\[[^\]]*\] ?)+/;
/** Openings that leave out the subject of a title, or hide it in a clause. */
const WITHOUT_SUBJECT =
  /^(?:who|whom|whose|whoever|what|whatever|so|are|is|has|have|does|do|was|were|of|or|and|also)\b/i;
/** Words that hide who or what is meant. */
const VAGUE = /\b(?:somebody|someone|nobody|no one|whoever|whomever)\b/i;

const files = [
  ...readdirSync(ROOT).filter((file) => file.endsWith('.md')),
  ...filesEnding(/\.(?:tsx?|mjs|md|css)$/).filter(
    (file) => !file.startsWith('docs/generated/') && file !== 'tools/english.test.ts',
  ),
];
const sourceOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const titlesOf = (source: string) => [...source.matchAll(TITLE)].map(([, , title = '']) => title.replace(IDS, ''));

test('every title of a test is a sentence with its subject', () => {
  const titles = files
    .filter((file) => /\.(?:test|spec|pact)\.tsx?$|-contract\.ts$/.test(file))
    .flatMap((file) => titlesOf(sourceOf(file)).map((title) => ({ file, title })));
  expect(titles.length).toBeGreaterThan(1500);
  expect(titles.filter(({ title }) => WITHOUT_SUBJECT.test(title))).toEqual([]);
});

test('comments, documents and titles name their subjects', () => {
  const vague = files.flatMap((file) =>
    sourceOf(file)
      .split('\n')
      .flatMap((line, index) => (VAGUE.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(vague).toEqual([]);
});

test('a title is read without its rule ids, in any quotes', () => {
  const source = ["('[a.b] [c.d, e.f] a line arrives', …", '.each([1])(`[a.b] %s stays`, …'];
  // Joined here, so that the check of citations does not read these ids as cited.
  expect(titlesOf(source.map((rest) => `test${rest}`).join('\n  '))).toEqual(['a line arrives', '%s stays']);
});
