import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run.ts';

/**
 * Sources of nondeterminism, which would fold the same log into a different world: clocks, randomness, async code, the
 * environment.
 */
const IMPURE = [
  /\bMath\.random\b/,
  /\bDate\.now\b/,
  /\bnew Date\(\s*\)/,
  /\bperformance\./,
  /\bset(?:Timeout|Interval|Immediate)\b/,
  /\basync\b/,
  /\bawait\b/,
  /\brandom(?:Bytes|UUID|Int|FillSync)\b/,
  /\bprocess\./,
];

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file));
}

/** Impure identifiers in the code of a source, comments excluded. */
function impureWords(source: string): string[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/(['"`])(?:\\.|(?!\1)[^\\])*\1/g, "''");
  return IMPURE.flatMap((word) => word.exec(code)?.[0] ?? []);
}

test('the core uses no clock, no randomness and no async code', () => {
  const files = sources(`${ROOT}mock-platform/src/core`);
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) =>
    impureWords(readFileSync(file, 'utf8')).map((word) => `${path.relative(ROOT, file)}: ${word}`),
  );
  expect(found).toEqual([]);
});

test('finds each impure identifier', () => {
  expect(impureWords('const a = Date.now(); // fine')).toEqual(['Date.now']);
  expect(impureWords('/** async */ const b = "await";')).toEqual([]);
  expect(impureWords('import { randomBytes } from "node:crypto";')).toEqual(['randomBytes']);
});
