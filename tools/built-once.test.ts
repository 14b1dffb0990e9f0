import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { whileBuildingAlone } from './build-lock.ts';
import { builtOnce } from './built-once.ts';

const root = mkdtempSync(path.join(tmpdir(), 'built-once-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const lock = { folder: path.join(root, 'lock') };
const source = path.join(root, 'source');
const builds: string[] = [];
const built = (succeeds = true) =>
  builtOnce(
    {
      output: path.join(root, 'dist'),
      sources: ['source'],
      build: async () => {
        builds.push('built');
        return succeeds;
      },
      whenFresh: () => void builds.push('fresh'),
    },
    root,
    lock,
  );

test('sources that change while another build is waited for are what the next build was made from', async () => {
  writeFileSync(source, 'old');
  // It takes its turn only when the build before has ended.
  let waiting = Promise.resolve(false);
  await whileBuildingAlone(async () => {
    waiting = built();
    writeFileSync(source, 'new');
  }, lock);
  expect(await waiting).toBe(true);
  await built();
  writeFileSync(source, 'old');
  expect(await built(false)).toBe(false);
  // What has failed is built again.
  await built();
  expect(builds).toEqual(['built', 'fresh', 'built', 'built']);
});
