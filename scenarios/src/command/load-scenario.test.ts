import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadScenario } from './load-scenario.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a scenario without steps is refused with its place: it would hold whatever the platform does', () => {
  const file = path.join(folder, 'empty.json');
  writeFileSync(file, '{\n"format": 1,\n"title": { "zh": "一", "en": "one" },\n"actors": {},\n"steps": []\n}');
  expect(() => loadScenario(file)).toThrow(/empty\.json:5:\d+ steps: no step: it would check nothing$/);
});

test('an unknown name is told with the nearest one of the library', () => {
  expect(() => loadScenario('hall-evning')).toThrow('no file has that name (did you mean hall-evening?). See: ');
  expect(() => loadScenario('nothing-like-any-of-them')).toThrow('no file has that name. See: ');
});
