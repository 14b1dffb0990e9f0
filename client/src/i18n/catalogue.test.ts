import { ENDPOINTS, ERRORS, isSessionCode, type RefusalName } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { catalogueLoaders, defaultCatalogue } from './catalogue.ts';
import { changeLanguage, createEngine } from './engine.ts';
import { LANGUAGES, type Language } from './languages.ts';

const views = import.meta.glob('../**/*.tsx', { query: '?raw', import: 'default', eager: true }) as Record<
  string,
  string
>;

function entries(table: object, prefix = ''): [string, string][] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? entries(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, String(value)]],
  );
}
const flat = (table: object) => new Map(entries(table));
/** Words for the refusals of the platform, which the Chinese table does not need: the platform's own are Chinese. */
const REFUSALS = 'refusal.';

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)].map((match) => match[1]).sort();
/** What a session, a hall and a text channel ask for. */
const CALLS_OF_SCREENS = [
  'account.captcha',
  'account.forgot',
  'account.login',
  'account.register',
  'account.setbase',
  'account.sms',
  'channel.check_join',
  'channel.check_password',
  'channel.detail',
  'channel.join',
  'channel.leave',
  'channel.message',
  'channel.user_list',
  'file.upload',
  'hall.detail',
  'hall.enter',
  'hall.list',
  'hall.search',
  'hall.user_card',
  'hall.user_list',
  'login.partner',
  'login.partner_op',
  'login.silent',
  'login.wechat',
  'notice.list',
  'user.infos',
] as const;
/** What any call, and any line that is sent, may be answered with. */
const ALWAYS_POSSIBLE: readonly RefusalName[] = [
  'requestInvalid',
  'signatureSkewed',
  'platformBroken',
  'platformStopping',
  'sendBlocked',
  'messageTooLong',
  'sendTooFast',
  'textMuted',
  'permissionNeeded',
];
const chinese = flat(defaultCatalogue);

describe('catalogue', () => {
  test.each(LANGUAGES.map(({ code }) => [code]))(
    '[i18n.eight-languages] %s has every text of the Chinese table and no other, with the same placeholders',
    async (code: Language) => {
      const table = flat((await catalogueLoaders[code]()).default);
      expect([...table.keys()].filter((key) => !key.startsWith(REFUSALS)).sort()).toEqual([...chinese.keys()].sort());
      for (const [key, text] of table) {
        expect(text.trim(), key).not.toBe('');
        expect(placeholders(text), key).toEqual(placeholders(chinese.get(key) ?? ''));
      }
    },
  );

  test.each(LANGUAGES.flatMap(({ code }) => (code === 'zh-CN' ? [] : [[code]])))(
    '[i18n.eight-languages] %s has words for every refusal that the calls and lines of the client can meet',
    async (code: Language) => {
      const words = [...flat((await catalogueLoaders[code]()).default).keys()].filter((key) =>
        key.startsWith(REFUSALS),
      );
      const met = CALLS_OF_SCREENS.flatMap((name) => [...ENDPOINTS[name].refusals]);
      const names = [...new Set([...met, ...ALWAYS_POSSIBLE])].filter((name) => !isSessionCode(ERRORS[name].code));
      expect(names.map((name) => `${REFUSALS}${name}`).filter((key) => !words.includes(key))).toEqual([]);
      for (const key of words) expect(Object.keys(ERRORS)).toContain(key.slice(REFUSALS.length));
    },
  );

  test('[i18n.interface-chinese] every Chinese text is Chinese, but for two that are given in English and one that is all punctuation', () => {
    const english = [...chinese].filter(([, text]) => !/\p{Script=Han}/u.test(text)).map(([key]) => key);
    expect(english.sort()).toEqual(['chat.announce', 'feedback.noResponse', 'feedback.requestError']);
  });

  test.each([
    ['feedback.sessionInvalid', '用户信息已失效，请重新登录', 'error.10001-10010'],
    ['feedback.networkError', '网络异常', 'error.transport.response'],
    ['feedback.noResponse', 'None response! Please retry.', 'error.transport.no-response'],
    ['feedback.requestError', 'Request error, please retry', 'error.transport.request'],
    ['feedback.hallJoined', '加入成功', 'error.message.hall-joined'],
    ['toast.operationDone', '操作成功', 'error.message.operation-success'],
    ['feedback.hallDissolved', '当前大厅已被解散', 'error.message.hall-dissolved'],
    ['toast.hallLeft', '您已退出【{{hall}}】大厅！', 'error.message.hall-left'],
    ['composer.leftGroup', '你已不在此群', 'error.message.group-not-joined'],
    ['chat.unsupported', '格式不支持', 'error.message.card-format'],
  ])('%s is verbatim "%s" [%s]', (key, text) => {
    expect(chinese.get(key)).toBe(text);
  });

  test('the menu labels are in the Chinese table', () => {
    expect([chinese.get('menu.home'), chinese.get('menu.myRooms'), chinese.get('menu.room')]).toEqual([
      '首页',
      '我的房间',
      '房间',
    ]);
  });

  test('the template messages are in the Chinese table', () => {
    const keys = [
      'form.usernameRequired',
      'form.passwordRequired',
      'form.phoneRequired',
      'form.phoneInvalid',
      'form.codeRequired',
      'form.ruleDescriptionShort',
      'login.wrong',
      'login.failed',
      'login.success',
    ];
    for (const key of keys) expect(chinese.get(key), key).toBeTruthy();
  });

  test('no view carries a text of its own', () => {
    const own = Object.entries(views).filter(
      ([path, source]) =>
        !path.includes('.test.') &&
        !path.includes('/gallery/') &&
        !path.includes('/testing/') &&
        /\p{Script=Han}/u.test(source),
    );
    expect(own.map(([path]) => path)).toEqual([]);
  });
});

describe('engine', () => {
  const fails: Language[] = [];
  const onLoadFailed = (language: Language) => fails.push(language);

  test('[i18n.change-reload-or-event] changing the language emits a change event and reloads nothing', async () => {
    const engine = await createEngine({ language: 'zh-CN', onLoadFailed });
    const seen: string[] = [];
    engine.on('languageChanged', (language) => seen.push(language));
    await changeLanguage(engine, 'en-US', onLoadFailed);
    expect([engine.t('login.submit'), seen, fails]).toEqual(['Sign in', ['en-US'], []]);
  });

  test('numbers inside a text are written in the digits of the language', async () => {
    const engine = await createEngine({ language: 'fa-IR', onLoadFailed });
    expect(engine.t('card.age', { n: 21 })).toContain('۲۱');
  });

  test('[i18n.direction-rtl] what is put into a right-to-left text keeps its own direction', async () => {
    const engine = await createEngine({ language: 'fa-IR', onLoadFailed });
    expect(engine.t('discover.enterNamed', { name: '<A&B>' })).toContain('\u2068<A&B>\u2069');
    await changeLanguage(engine, 'en-US', onLoadFailed);
    expect(engine.t('discover.enterNamed', { name: '<A&B>' })).not.toContain('\u2068');
  });

  test('[i18n.fallback] a text that a language lacks is shown in Chinese, never as a key', async () => {
    const engine = await createEngine({ language: 'zh-CN', onLoadFailed });
    engine.addResourceBundle('pt-BR', 'translation', { login: {} });
    await engine.changeLanguage('pt-BR');
    expect(engine.t('login.submit')).toBe('登录');
  });
});
