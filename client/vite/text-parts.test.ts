import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PART_CHAPTERS } from '../src/app/late/part-chapters.ts';
import { indexModule } from './text-parts.ts';

const chapters = readdirSync(fileURLToPath(new URL('../src/i18n/locales/en-US/', import.meta.url)))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));
const index = indexModule(chapters);
const importsOf = (pattern: RegExp) => [...index.matchAll(pattern)].map(([, name]) => name);

test('every chapter has exactly one loader', () => {
  expect(importsOf(/'\.\/(\w+)\.json': /g)).toEqual(chapters);
});

test('the chapters of a part are one request', () => {
  expect(importsOf(/import\('\.\/(\w+)\.texts\.js'\)/g)).toEqual(['hall', 'room', 'rooms']);
  for (const chapter of PART_CHAPTERS.hall) expect(index).toContain(`'./${chapter}.json': hall('${chapter}')`);
});

test('the first chapters come with the index, a chapter of one dialog by itself', () => {
  expect(importsOf(/^import (\w+) from/gm)).toContain('common');
  expect(index).toContain("'./common.json': async () => common");
  expect(index).toContain("'./pictureCrop.json': late(() => import('./pictureCrop.json'))");
});
