import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run.ts';
import { filesEnding } from './source-files.ts';

/** `open point B5`, `open points A5, C9`, `open points C2 to C4`. */
const CITATION = /open points? ((?:[ABCS]\d+(?:, | and | to )?)+)/gi;

const defined = new Set(
  [...readFileSync(`${ROOT}docs/open-points.md`, 'utf8').matchAll(/^\| ([ABCS]\d+) \|/gm)].map((match) => match[1]),
);

function cited(text: string): string[] {
  return [...text.matchAll(CITATION)].flatMap((match) => (match[1] ?? '').match(/[ABCS]\d+/g) ?? []);
}

test('docs/open-points.md defines every open point that a file cites', () => {
  const unknown = filesEnding(/\.(?:tsx?|mjs|md)$/)
    .flatMap((file) => cited(readFileSync(path.join(ROOT, file), 'utf8')).map((id) => ({ file, id })))
    .filter(({ id }) => !defined.has(id));
  expect(unknown).toEqual([]);
  expect(defined.size).toBeGreaterThan(100);
});

test('finds single citations, lists and ranges', () => {
  expect(cited('see open point B5; open points A5, C9, C18 and open points C2 to C4')).toEqual(
    'B5 A5 C9 C18 C2 C4'.split(' '),
  );
});
