import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readScenario } from './format/read-scenario.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const guide = readFileSync(path.join(ROOT, 'docs/how-to/play-a-scenario.md'), 'utf8');

/** The blocks of the guide in a language. */
const blocksOf = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, text = '']) => text);

test('the scenario that the guide shows can be read', () => {
  const whole = blocksOf('json').filter((text) => text.includes('"format"'));
  expect(whole.map((text) => readScenario(text).ok)).toEqual([true]);
});

test('the program that the guide shows writes a scenario that can be read', () => {
  const program = 'scenarios/examples/greetings.ts';
  expect(blocksOf('ts')).toEqual([readFileSync(path.join(ROOT, program), 'utf8')]);
  const written = execFileSync(process.execPath, ['--import', 'tsx', program], { cwd: ROOT, encoding: 'utf8' });
  expect(readScenario(written)).toMatchObject({ ok: true, scenario: { steps: { length: 6 } } });
});
