import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));

test('no style sheet asks what the whole page contains, which would restyle the page after each element that comes or goes', () => {
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(100);
  const asking = sheets.filter((file) =>
    /(?::root|\bhtml|\bbody)[^\s{,]*:has\(/.test(readFileSync(path.join(SOURCES, file), 'utf8')),
  );
  expect(asking).toEqual([]);
});
