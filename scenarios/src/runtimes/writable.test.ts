import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { requireWritableFolder } from './require-writable.ts';
import { makeLevel, whyNoFile, whyNoFolder } from './writable.ts';

const root = mkdtempSync(path.join(tmpdir(), 'writable-'));
afterAll(() => rmSync(root, { recursive: true }));
const at = (...parts: readonly string[]) => path.join(root, ...parts);

test('folders that are missing are made, and nothing else stays', () => {
  expect(whyNoFolder(at('a', 'b'))).toBe(null);
  expect(readdirSync(at('a', 'b'))).toEqual([]);
  expect(whyNoFile(at('c', 'd', 'report.xml'))).toBe(null);
  expect(readdirSync(at('c', 'd'))).toEqual([]);
});

test('a file that is there keeps what it has', () => {
  writeFileSync(at('kept.xml'), 'former');
  expect(whyNoFile(at('kept.xml'))).toBe(null);
  expect(readFileSync(at('kept.xml'), 'utf8')).toBe('former');
});

test('a folder that another run has made in between is taken, and a file in its place is not', () => {
  mkdirSync(at('meanwhile'));
  expect(() => makeLevel(at('meanwhile'))).not.toThrow();
  writeFileSync(at('no-folder'), '');
  expect(() => makeLevel(at('no-folder'))).toThrow('EEXIST');
});

test('the reason is told by the code of the file system', () => {
  writeFileSync(at('file'), '');
  expect(whyNoFolder(at('file', 'x'))).toBe('ENOTDIR');
  expect(whyNoFile(at('file', 'x.xml'))).toBe('EEXIST');
  expect(whyNoFile(root)).toBe('EISDIR');
});

test('a folder that cannot be written is named, with its option where one names it', () => {
  expect(() => requireWritableFolder('--out', '/dev/null/x')).toThrow(/^--out: cannot be written: \/dev\/null\/x/);
  expect(() => requireWritableFolder(null, '/dev/null/x')).toThrow(/^cannot be written: \/dev\/null\/x/);
  expect(() => requireWritableFolder(null, '/dev/null/x', 'zh')).toThrow(/^写不进去：\/dev\/null\/x/);
});

test.runIf(existsSync('/proc/self'))('a place below /proc is refused at once', () => {
  expect(whyNoFolder('/proc/x/y')).toBe('ENOENT');
  expect(whyNoFile('/proc/x/y.xml')).toBe('ENOENT');
  expect(whyNoFolder('/proc')).toBe('ENOENT');
});
