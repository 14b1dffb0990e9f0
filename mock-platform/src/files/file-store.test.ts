import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createDiskFiles } from './disk-files.ts';
import { createMemoryFiles, type FileStore } from './file-store.ts';

const dir = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(dir, { recursive: true }));

const told: string[] = [];
const logger = { error: (message: string) => void told.push(message) };

const DIGITS = Buffer.from('0123456789');
const nameOf = (bytes: Buffer) => `${createHash('sha256').update(bytes).digest('hex')}.webm`;
const NAME = nameOf(DIGITS);
const OTHER = `${'1'.repeat(64)}.webm`;

async function save(files: FileStore, world: string, bytes: Buffer): Promise<string> {
  const name = nameOf(bytes);
  await (await files.draft(world, name, bytes)).keep();
  return name;
}

describe.each([
  ['on disk', createDiskFiles(dir, logger)],
  ['in memory', createMemoryFiles()],
])('files %s', (where, files) => {
  test('a file is read as a whole and in parts, and has a size', async () => {
    await save(files, 'main', DIGITS);
    expect(await files.size('main', NAME)).toBe(10);
    expect(String(await files.read('main', NAME))).toBe('0123456789');
    expect(String(await files.readPart('main', NAME, { first: 3, last: 5 }))).toBe('345');
    expect(String(await files.readPart('main', NAME, { first: 9, last: 9 }))).toBe('9');
  });

  test('one file that comes several times at once is stored, and refused to none', async () => {
    const names = await Promise.all(Array.from({ length: 8 }, () => save(files, 'many', Buffer.alloc(100_000, 7))));
    expect(await files.size('many', names[0] ?? '')).toBe(100_000);
    if (where === 'on disk') expect(readdirSync(join(dir, 'many'))).toEqual([names[0]]);
  });

  test('a draft is found once it is kept, and leaves nothing when it is dropped', async () => {
    const draft = await files.draft('drafts', NAME, DIGITS);
    expect(await files.size('drafts', NAME)).toBeNull();
    await draft.drop();
    if (where === 'on disk') expect(readdirSync(join(dir, 'drafts'))).toEqual([]);
    await save(files, 'drafts', DIGITS);
    expect(await files.size('drafts', NAME)).toBe(10);
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

describe('files on a disk', () => {
  const files = createDiskFiles(dir, logger);

  test.each([
    ['altered', (path: string) => writeFile(path, '0123456780')],
    ['cut off', (path: string) => truncate(path, 4)],
    ['emptied', (path: string) => truncate(path, 0)],
  ])(
    'a file that was %s is not served, is told once, and is served again once it was stored again',
    async (_how, harm) => {
      const world = `harmed-${_how.replace(' ', '-')}`;
      await save(files, world, DIGITS);
      expect(await files.size(world, NAME)).toBe(10);
      const path = join(dir, world, NAME);
      await harm(path);
      await utimes(path, new Date(0), new Date(0));
      told.length = 0;
      expect(await files.size(world, NAME)).toBeNull();
      expect(await files.read(world, NAME)).toBeNull();
      expect(await files.readPart(world, NAME, { first: 0, last: 1 })).toBeNull();
      expect(told).toEqual(['file is damaged and not served']);
      await save(files, world, DIGITS);
      expect(String(await files.read(world, NAME))).toBe('0123456789');
    },
  );

  test('a draft that a crash has left is removed by a later start, one under way is not', async () => {
    await mkdir(join(dir, 'crashed'));
    const [old, young] = ['old', 'young'].map((each) => join(dir, 'crashed', `${NAME}.${each}.draft`)) as [
      string,
      string,
    ];
    for (const path of [old, young]) await writeFile(path, 'half');
    await utimes(old, new Date(0), new Date(0));
    createDiskFiles(dir, logger);
    await expect.poll(() => existsSync(old)).toBe(false);
    expect(existsSync(young)).toBe(true);
  });

  test('a disk without room is told once for many files, and keeps none of them', async () => {
    await symlink('/dev/null', join(dir, 'full'));
    told.length = 0;
    for (let file = 0; file < 3; file += 1) await expect(files.draft('full', NAME, DIGITS)).rejects.toThrow();
    expect(told).toEqual(['file could not be stored']);
    await rm(join(dir, 'full'));
  });
});
