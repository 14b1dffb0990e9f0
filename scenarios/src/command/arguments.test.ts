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
  ['run x --sped 3', 'there is no option --sped; did you mean --speed? See: '],
  ['run x --seed', '--seed: needs a value; one that begins with a dash is written as --seed=VALUE. See: '],
  ['from-har x --replace=yes', '--replace: takes no value. See: '],
  ['run x -y', "Unknown option '-y' See: "],
  ['chekc --lang zh', '没有叫 chekc 的任务；是不是 check？可用：list, check, run, '],
  ['export a --lang=zh --speed 2', 'export 没有 --speed；它的选项：--origin, --token, --out, --lang'],
  ['list --lang=zh', 'list 没有 --lang；它的选项：无'],
  ['run --lang zh', 'run：后面要写一个或几个剧本的名字或文件。见：npm run scenario -- --help'],
  ['run x --sped 3 --lang zh', '没有选项 --sped；是不是 --speed？见：'],
  ['run x --lang zh --seed', '--seed：后面要写值；以减号开头的值写成 --seed=值。见：'],
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

test('the mistakes of a command line speak the language of the terminal', () => {
  expect(() => readArguments(['bogus'], { LANG: 'zh_CN.UTF-8' })).toThrow('没有叫 bogus 的任务；可用：list, ');
  expect(() => readArguments(['run', 'a'], { LANG: 'zh_CN.UTF-8', KEPT_BY_NPM: 'seed' })).toThrow(
    'npm 自己拿走了 --seed。要交给命令的选项，前面请加 --：npm run scenario -- run … --seed …',
  );
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
