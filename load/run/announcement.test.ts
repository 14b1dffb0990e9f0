import { expect, test } from 'vitest';
import { announcement } from './announcement.ts';
import { readOptions } from './options.ts';

const AT = ['--origin', 'http://localhost:4000'];

test('a run says which world of a running platform it fills', () => {
  expect(announcement(readOptions(['dedupe', ...AT]), 'sampled', 'load-a')).toBe(
    '1000 sockets listen and 20 more talk, 10 messages a second together, 30 s, validation sampled, defects: 5 % arrive twice at http://localhost:4000, world load-a',
  );
  const planted = readOptions(['room', '--lose-every', '500', '--delay-every', '900']);
  expect(announcement(planted, 'off', 'load-a')).toMatch(
    /validation off, defects: every 500th lost, every 900th late$/,
  );
  const often = readOptions(['room', '--lose-every', '2', '--repeat-every', '23', '--swap-every', '13']);
  expect(announcement(often, 'off', 'load-a')).toMatch(
    /defects: every 2nd lost, every 13th swapped, every 23rd repeated$/,
  );
  expect(announcement(readOptions(['login-wave']), 'sampled', 'load-a')).toBe('400 people sign in, 20 a second, 20 s');
});

test('a scenario names the worlds of its plays, because the run has none of its own', () => {
  expect(announcement(readOptions(['scenario', 'seat-war', ...AT]), 'sampled', 'load-a')).toBe(
    '2 plays begin a second, at most 8 at once, 20 s at http://localhost:4000, worlds load-a-…',
  );
});

test('a run is announced in the language that is asked for, or in that of the terminal', () => {
  const asked = readOptions(['room', '--swap-every', '500', ...AT, '--lang', 'zh']);
  expect(announcement(asked, 'off', 'load-a')).toBe(
    '房间里 120 人，合计每秒 8 条，30 秒，校验 off，缺陷：每 500 次调换一次，平台 http://localhost:4000，世界 load-a',
  );
  expect(readOptions(['room'], { LANG: 'zh_CN.UTF-8' }).language).toBe('zh');
  expect(readOptions(['room'], { LANG: 'zh_CN.UTF-8', LC_ALL: 'C' }).language).toBe('en');
  expect(() => readOptions(['room', '--lang', 'fr'])).toThrow('--lang fr: there is zh and en');
});

test('options that npm kept for itself are told with the command that hands them on', () => {
  expect(() => readOptions(['room'], { KEPT_BY_NPM: 'rate,swap_every' })).toThrow(
    'npm run load -- room … --rate … --swap-every …',
  );
});
