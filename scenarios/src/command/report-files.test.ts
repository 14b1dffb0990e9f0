import { expect, test } from 'vitest';
import { fileNames } from './report-files.ts';

test('scenarios of one name in two folders have a file each, and the same one twice has a number', () => {
  expect(fileNames(['x/same.json', './y/same.json', 'stories/hall-evening', 'same.json', 'x/same.json'])).toEqual([
    'x/same',
    'y/same',
    'stories/hall-evening',
    'same',
    'x/same-2',
  ]);
});

test('no report leaves its folder', () => {
  expect(fileNames(['../a.json', '/tmp/b.json'])).toEqual(['a', expect.stringMatching(/^(?!\/)(?!.*\.\.).*tmp\/b$/)]);
});
