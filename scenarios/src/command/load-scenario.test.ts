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

test('mistakes in a file and an unknown name are told in Chinese where that is asked for, with the step as reports count it', () => {
  const file = path.join(folder, 'wrong.json');
  writeFileSync(
    file,
    '{\n"format": 1,\n"title": { "zh": "一", "en": "one" },\n"actors": {},\n"steps": [{ "wait": 1 },\n{ "wait": 0 }]\n}',
  );
  expect(() => loadScenario(file)).toThrow(/wrong\.json:6:11 step 2 \(steps\[1\]\.wait\): at least 1, not 0$/);
  expect(() => loadScenario(file, 'zh')).toThrow(/wrong\.json:6:11 第 2 步（steps\[1\]\.wait）：至少为 1，而不是 0$/);
  expect(() => loadScenario('hall-evning', 'zh')).toThrow('没有这个名字（是不是 hall-evening？）。查看全部：');
});
