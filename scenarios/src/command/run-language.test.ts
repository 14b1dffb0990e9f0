import { expect, test } from 'vitest';
import { languageIn, runLanguage } from './run-language.ts';

test.each([
  [undefined, {}, 'en'],
  [undefined, { LANG: 'zh_CN.UTF-8' }, 'zh'],
  [undefined, { LANG: 'zh' }, 'zh'],
  [undefined, { LANG: 'zha_CN' }, 'en'],
  [undefined, { LANG: 'zh_CN.UTF-8', LC_ALL: 'C.UTF-8' }, 'en'],
  [undefined, { LANG: 'en_US.UTF-8', LC_ALL: 'zh_TW.UTF-8' }, 'zh'],
  [undefined, { LANG: 'en_US.UTF-8', LC_MESSAGES: 'zh_CN' }, 'zh'],
  [undefined, { LANG: 'zh_CN.UTF-8', LC_ALL: '' }, 'zh'],
  ['en', { LANG: 'zh_CN.UTF-8' }, 'en'],
  ['zh', { LC_ALL: 'C' }, 'zh'],
] as const)('with --lang %s and the environment %j a report speaks %s', (asked, environment, language) => {
  expect(runLanguage(asked, environment)).toBe(language);
});

test('another language is refused with those that there are', () => {
  expect(() => runLanguage('fr', {})).toThrow('--lang fr: there is zh and en');
  expect(() => runLanguage('fr', { LANG: 'zh_CN' })).toThrow('--lang fr：可用 zh 和 en');
});

test.each([
  [['run', '--lang', 'zh', '--bogus'], {}, 'zh'],
  [['--lang=zh', '--help'], {}, 'zh'],
  [['--help', '--lang', 'en'], { LANG: 'zh_CN.UTF-8' }, 'en'],
  [['--help', '--lang', 'fr'], { LANG: 'zh_CN.UTF-8' }, 'zh'],
  [['run', '--lang'], {}, 'en'],
  [['--help'], { LANG: 'zh_CN.UTF-8' }, 'zh'],
])('%j in the environment %j has the mistakes and the help of a command in %s', (written, environment, language) => {
  expect(languageIn(written, environment)).toBe(language);
});
