import { expect, test } from 'vitest';
import { USAGE } from './usage.ts';

const LANGUAGES = ['zh', 'en'] as const;

test.each(LANGUAGES)('each task and option of the help in %s is explained below the commands', (language) => {
  const [commands = '', ...parts] = USAGE[language].split('\n\n');
  const written = [...commands.matchAll(/(?<=npm run scenario -- )[a-z-]+|--[a-z]+/g)].map(([word]) => word);
  const explained = [...parts.join('\n').matchAll(/^ {2}((?:--)?[a-z-]+)/gm)].map(([, word]) => word);
  expect(new Set(explained)).toEqual(new Set(written));
});

test('the help explains the same in both languages, in the same order', () => {
  const explained = (text: string) => text.match(/^ {2}(?:--)?[a-z-]+/gm);
  expect(explained(USAGE.zh)).toEqual(explained(USAGE.en));
  expect(explained(USAGE.en)).toContain('  --replace');
  const lines = USAGE.zh.split('\n').filter((line) => line !== '' && !line.startsWith('npm run '));
  expect(lines.filter((line) => !/\p{Script=Han}/u.test(line))).toEqual([]);
});
