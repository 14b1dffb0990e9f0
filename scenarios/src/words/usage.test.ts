import { expect, test } from 'vitest';
import { USAGE } from './usage.ts';

const optionsIn = (text: string) => text.match(/--[a-z]+|[a-z]+(?:-har)?(?= \[)/g);

test('the help has the same commands and options in both languages, in the same order', () => {
  const inCommands = (text: string) => optionsIn(text.split('\n\n')[0] ?? '');
  expect(inCommands(USAGE.zh)).toEqual(inCommands(USAGE.en));
  const explained = (text: string) => text.match(/^ {2}(?:--)?[a-z-]+/gm);
  expect(explained(USAGE.zh)).toEqual(explained(USAGE.en));
  expect(explained(USAGE.en)).toContain('  --replace');
  const lines = USAGE.zh.split('\n').filter((line) => line !== '' && !line.startsWith('npm run '));
  expect(lines.filter((line) => !/\p{Script=Han}/u.test(line))).toEqual([]);
});
