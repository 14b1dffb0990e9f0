import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { UsageError } from './options.ts';
import { reportsFolder } from './reports-folder.ts';

test('the folder of the reports is made before a run, and one that cannot be written is refused with its name', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'reports-folder-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const places = { root, usual: path.join(root, 'reports', 'load') };
  expect(reportsFolder(places, null, 'en')).toBe(places.usual);
  expect(reportsFolder(places, 'mine/today', 'en')).toBe(path.join(root, 'mine', 'today'));
  expect([existsSync(places.usual), existsSync(path.join(root, 'mine', 'today'))]).toEqual([true, true]);
  const refused = () => reportsFolder(places, '/dev/null/x', 'en');
  expect(refused).toThrow('--out: cannot be written: /dev/null/x (ENOTDIR)');
  expect(refused).toThrow(UsageError);
  const usual = () => reportsFolder({ root, usual: '/dev/null/usual' }, null, 'en');
  expect(usual).toThrow(new UsageError('cannot be written: /dev/null/usual (ENOTDIR)'));
  expect(() => reportsFolder(places, '/dev/null/x', 'zh')).toThrow('--out：写不进去：/dev/null/x（ENOTDIR）');
});
