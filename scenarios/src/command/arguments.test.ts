import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const mistakeIn = (line: string) => {
  try {
    readArguments(line.split(' ').filter((word) => word !== ''));
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

test.each([
  ['', 'name a task: list, check, run, '],
  ['bogus', 'there is no task "bogus"; there is list, check, run, '],
  ['chekc', 'there is no task "chekc"; did you mean "check"? there is list'],
  ['run', 'run needs the name or file of a scenario, or several. See: '],
  ['export a b', 'export needs the name of one world, not a b. See: '],
  ['list hall-evening', 'list needs no names, not hall-evening. '],
  ['run x --at 3 --times 7 --map 1=2', 'run does not take --at, --times, --map; it takes --origin, --world, '],
  ['check --seed 1', 'check does not take --seed; it takes --lang'],
  ['list --world a', 'list does not take --world; it takes no options'],
  ['replay x --junit y', 'replay does not take --junit; it takes --at, --times'],
  ['run x --sped 3', 'Unknown option \'--sped\'; did you mean "--speed"? See: '],
  ['run x --seed', "Option '--seed <value>' argument missing See: "],
])('"%s" is refused, and the mistake is named', (line, words) => {
  expect(mistakeIn(line)).toContain(words);
});

test('a command that fits is read', () => {
  expect(readArguments(['run', 'a', 'b', '--seed', '4', '--junit', 'x.xml'])).toEqual({
    task: 'run',
    names: ['a', 'b'],
    values: { seed: '4', junit: 'x.xml' },
  });
  expect(readArguments(['from-har', 'a.har', '--replace'])?.values).toEqual({ replace: true });
  expect(readArguments(['run', '--help'])).toBeNull();
});

test('options that npm kept for itself are told with the command that hands them on', () => {
  expect(() => readArguments(['run', 'seat-war'], { KEPT_BY_NPM: 'cache,seed' })).toThrow(
    'npm kept --seed for itself. Write -- before what is meant for the command: npm run scenario -- run … --seed …',
  );
  const asShort = { KEPT_BY_NPM: 'long,all,global' };
  expect(() => readArguments(['check'], asShort)).toThrow('npm run scenario -- check … --lang …');
  expect(readArguments(['run', 'seat-war'], { KEPT_BY_NPM: 'cache,all' })).not.toBeNull();
});

test('check takes the language of what it prints', () => {
  expect(readArguments(['check', '--lang', 'zh'])?.values).toEqual({ lang: 'zh' });
});
