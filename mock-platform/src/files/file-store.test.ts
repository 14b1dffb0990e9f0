import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createDiskFiles, createMemoryFiles } from './file-store.ts';

const dir = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(dir, { recursive: true }));

const NAME = `${'0'.repeat(64)}.webm`;
const OTHER = `${'1'.repeat(64)}.webm`;

describe.each([
  ['on disk', createDiskFiles(dir)],
  ['in memory', createMemoryFiles()],
])('files %s', (where, files) => {
  test('a file is read as a whole and in parts, and has a size', async () => {
    await files.save('main', NAME, Buffer.from('0123456789'));
    expect(await files.size('main', NAME)).toBe(10);
    expect(String(await files.read('main', NAME))).toBe('0123456789');
    expect(String(await files.readPart('main', NAME, { first: 3, last: 5 }))).toBe('345');
    expect(String(await files.readPart('main', NAME, { first: 9, last: 9 }))).toBe('9');
  });

  test('one file that comes several times at once is stored, and refused to none', async () => {
    await Promise.all(Array.from({ length: 8 }, () => files.save('many', NAME, Buffer.alloc(100_000, 7))));
    expect(await files.size('many', NAME)).toBe(100_000);
    if (where === 'on disk') expect(readdirSync(join(dir, 'many'))).toEqual([NAME]);
  });

  test('a file that does not exist, and a name that is not one of a file, have neither bytes nor size', async () => {
    for (const name of [OTHER, '../main', '']) {
      expect(await files.size('main', name)).toBeNull();
      expect(await files.read('main', name)).toBeNull();
      expect(await files.readPart('main', name, { first: 0, last: 1 })).toBeNull();
    }
    expect(await files.size('../main', NAME)).toBeNull();
  });
});
