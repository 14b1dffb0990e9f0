import { ENDPOINTS, type Endpoint, ERRORS, isSessionCode, type RefusalName, SEATS_MAX } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { CHAPTER_NAMES, CHAPTERS } from './catalogue.ts';
import { FIRST_CHAPTERS } from './first-chapters.ts';
import { LANGUAGES, type Language } from './languages.ts';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../testing/**', '!../screens/gallery/**'],
  { query: '?raw', import: 'default', eager: true },
);

function entries(table: object, prefix = ''): [string, string][] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? entries(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, String(value)]],
  );
}

/** All texts of a language by key. */
async function textsOf(language: Language): Promise<Map<string, string>> {
  const chapters = Object.entries(await CHAPTERS[language]());
  const texts = await Promise.all(
    chapters.map(async ([file, load]) => entries(await load(), `${file.slice('./'.length, -'.json'.length)}.`)),
  );
  return new Map(texts.flat());
}

/** The chapter with words for refusals. It is empty in Chinese, because the platform's own words are Chinese. */
const REFUSALS = 'refusal.';

/** With their formats: a number that a view has written already is none to the formatter of another language. */
const placeholders = (text: string) => [...text.matchAll(/\{\{\s*([^}]+?)\s*\}\}/g)].map((match) => match[1]).sort();
/** Calls that the client makes: their names stand in its sources. */
const CALLS = Object.values<Endpoint>(ENDPOINTS).filter(({ name }) =>
  Object.values(sources).some((source) => source.includes(`'${name}'`)),
);
/** Refusals that any call, any line that is sent, and the audio may meet. */
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
  'audioFull',
];
/** Words that several places use: the product, buttons, emoticons, states of a call. */
const SHARED: readonly string[] = ['app', 'common', 'emoji', 'voice'];
const chinese = await textsOf('zh-CN');

/** Keys of the texts that an expression chooses from. A template chooses from all that begin as it does. */
const keysIn = (expression: string): readonly string[] =>
  [...expression.matchAll(/'([a-z]\w*(?:\.\w+)+)'|`([a-z][\w.]*\.)\$\{/gi)].flatMap(([, key, start]) =>
    start === undefined ? [key ?? ''] : [...chinese.keys()].filter((each) => each.startsWith(start)),
  );
/** The opening tag that begins there: a `>` between braces belongs to an expression. */
function openingTag(source: string, at: number): string {
  let depth = 0;
  for (let end = at; end < source.length; end += 1) {
    if (source[end] === '{') depth += 1;
    if (source[end] === '}') depth -= 1;
    if (source[end] === '>' && depth === 0) return source.slice(at, end + 1);
  }
  return '';
}
/** Buttons and links that show texts and are named by others: a shown one, and the name. */
function namedButtons(source: string): (readonly [shown: string, name: string])[] {
  return [...source.matchAll(/<(Button|ButtonLink|Link|button)\b/g)].flatMap(({ index, 1: element }) => {
    const tag = openingTag(source, index);
    if (tag.endsWith('/>')) return [];
    const inside = source.slice(index + tag.length, source.indexOf(`</${element}>`, index + tag.length));
    const names = keysIn(/aria-label=\{t\((.*?)\)\}/s.exec(tag)?.[1] ?? '');
    // What has an id describes the button, see aria-describedby.
    const shown = keysIn(inside.replace(/alt=\{[^}]*\}/g, '').replace(/<(\w+)[^>]* id=\{\w+\}.*?<\/\1>/gs, ''));
    if (names.length === 1) return shown.map((text) => [text, names[0] ?? ''] as const);
    return shown.length === names.length ? shown.map((text, at) => [text, names[at] ?? ''] as const) : [];
  });
}
const NAMED_BUTTONS = Object.values(sources).flatMap(namedButtons);

describe('catalogue', () => {
  test.each([
    ['on one line', `<button aria-label={t('im.read')}>{t('im.sending')}</button>`],
    [
      'behind one without content',
      `<Button onClick={() => go()} />\n<Link to="/" aria-label={t('im.read')}>{t('im.sending')}</Link>`,
    ],
    ['on lines', `<Button\n  onClick={() => go()}\n  aria-label={t('im.read')}\n>\n  {t('im.sending')}\n</Button>`],
  ])('the words and the name of a button %s are read', (_where, source) => {
    expect(namedButtons(source)).toEqual([['im.sending', 'im.read']]);
  });

  test('a name that stays while the words change is held to each of them', () => {
    const source = `<Button aria-label={t('im.read')}>{t(isHere ? 'im.sending' : 'im.resend')}</Button>`;
    expect(namedButtons(source)).toEqual([
      ['im.sending', 'im.read'],
      ['im.resend', 'im.read'],
    ]);
  });

  test('a button whose name and words are chosen by templates counts with each of them', () => {
    const key = ['`im.preview.$', '{kind}`'].join('');
    const source = `<Button aria-label={t(${key})}>{t(${key})}</Button>`;
    const each = [...chinese.keys()].filter((one) => one.startsWith('im.preview.'));
    expect(each.length).toBeGreaterThan(3);
    expect(namedButtons(source)).toEqual(each.map((one) => [one, one]));
  });

  test.each(LANGUAGES.map(({ code }) => [code]))(
    'in %s the name of a button contains the words that it shows, for those who say what they see',
    async (code: Language) => {
      // As many as there are: one that the reading of the sources misses is missed here, and a new one raises the number.
      expect(NAMED_BUTTONS).toHaveLength(17);
      const texts = await textsOf(code);
      const textOf = (key: string) => texts.get(key)?.toLocaleLowerCase(code);
      expect(NAMED_BUTTONS.flat().filter((key) => !textOf(key))).toEqual([]);
      expect(NAMED_BUTTONS.filter(([shown, name]) => !textOf(name)?.includes(textOf(shown) ?? ''))).toEqual([]);
    },
  );

  test.each(LANGUAGES.map(({ code }) => [code]))(
    '[i18n.eight-languages] %s has every text of the Chinese catalogue and no other, with the same placeholders and formats',
    async (code: Language) => {
      const texts = await textsOf(code);
      const own = [...texts.keys()].filter((key) => !key.startsWith(REFUSALS) && !key.endsWith('_many'));
      expect(own.sort()).toEqual([...chinese.keys()].sort());
      for (const [key, text] of texts) {
        expect(text.trim(), key).not.toBe('');
        expect(placeholders(text), key).toEqual(placeholders(chinese.get(key.replace(/_many$/, '_other')) ?? ''));
      }
    },
  );

  test.each(LANGUAGES.map(({ code }) => [code]))(
    '[i18n.eight-languages] %s has each text with plural forms in each form of its grammar',
    async (code: Language) => {
      const texts = await textsOf(code);
      const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
      const counted = [...texts.keys()].flatMap((key) =>
        key.endsWith('_other') ? [key.slice(0, -'other'.length)] : [],
      );
      expect(counted.length).toBeGreaterThan(10);
      expect(
        counted.flatMap((key) => pluralCategories.map((form) => key + form)).filter((key) => !texts.has(key)),
      ).toEqual([]);
    },
  );

  test.each(LANGUAGES.flatMap(({ code }) => (code === 'zh-CN' ? [] : [[code]])))(
    '[i18n.eight-languages] %s has words for every refusal that the calls and lines of the client can meet',
    async (code: Language) => {
      const words = [...(await textsOf(code)).keys()].filter((key) => key.startsWith(REFUSALS));
      expect(CALLS.length).toBeGreaterThan(150);
      const met = CALLS.flatMap(({ refusals }) => refusals);
      const names = [...new Set([...met, ...ALWAYS_POSSIBLE])].filter((name) => !isSessionCode(ERRORS[name].code));
      expect(names.map((name) => `${REFUSALS}${name}`).filter((key) => !words.includes(key))).toEqual([]);
      for (const key of words) expect(Object.keys(ERRORS)).toContain(key.slice(REFUSALS.length));
    },
  );

  test('a chapter is named after the feature, screen or view that shows it', () => {
    const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const places = Object.keys(sources).flatMap((file) => {
      const [folder, view] = [
        /(?:features|screens)\/([\w-]+)\//.exec(file)?.[1],
        /(\w+?)(?:Dialog)?\.tsx$/.exec(file)?.[1],
      ];
      return [folder && camel(folder), view && `${view[0]?.toLowerCase()}${view.slice(1)}`];
    });
    expect(CHAPTER_NAMES.filter((name) => !SHARED.includes(name) && !places.includes(name))).toEqual([]);
  });

  test('the client shows every text: a key stands in the code as it is, or begins a template', () => {
    const code = Object.values(sources).join('\n');
    const templates = [...code.matchAll(/`([a-zA-Z.]+\.)\$\{/g)].map((match) => match[1] ?? '');
    // A text with plural forms is asked for without the name of its form.
    const asked = new Set([...chinese.keys()].map((key) => key.replace(/_(?:one|other)$/, '')));
    const unused = [...asked].filter(
      (key) => !code.includes(`'${key}'`) && !templates.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  test('the first chapters are chapters of the Chinese catalogue as they are', () => {
    const first = new Map(entries(FIRST_CHAPTERS));
    expect([...first].filter(([key, text]) => chinese.get(key) !== text)).toEqual([]);
    expect(first.size).toBeLessThan(chinese.size / 3);
  });

  test('[i18n.interface-chinese] every Chinese text is Chinese, but for two that are given in English and three that are all punctuation', () => {
    const english = [...chinese].filter(([, text]) => !/\p{Script=Han}/u.test(text)).map(([key]) => key);
    expect(english.sort()).toEqual([
      'chat.announce',
      'feedback.noResponse',
      'feedback.requestError',
      'im.preview.by',
      'seats.comma',
    ]);
  });

  test.each([
    ['feedback.sessionInvalid', '用户信息已失效，请重新登录', 'error.10001-10010'],
    ['feedback.networkError', '网络异常', 'error.transport.response'],
    ['feedback.noResponse', 'None response! Please retry.', 'error.transport.no-response'],
    ['feedback.requestError', 'Request error, please retry', 'error.transport.request'],
    ['halls.joined', '加入成功', 'error.message.hall-joined'],
    ['halls.dissolved', '当前大厅已被解散', 'error.message.hall-dissolved'],
    ['halls.left', '您已退出【{{hall}}】大厅！', 'error.message.hall-left'],
    ['chat.composer.leftGroup', '你已不在此群', 'error.message.group-not-joined'],
    ['chat.unsupported', '格式不支持', 'error.message.card-format'],
  ])('%s is verbatim "%s" (%s)', (key, text) => {
    expect(chinese.get(key)).toBe(text);
  });

  test.each([
    ['禁麦', /静麦|静了你的麦|关闭了你的麦/],
    ['静音', /闭麦|关麦/],
    ['抱上麦', /请上了/],
    ['主持麦', /主持位/],
    ['重连', /重新连接中/],
    ['群聊已解散', /群已解散/],
  ])('one state has one word in Chinese: %s, and nothing like %s', (_word, others) => {
    expect([...chinese].filter(([, text]) => others.test(text))).toEqual([]);
  });

  test.each([['zh-CN'], ['zh-TW']] as const)(
    '%s: a space stands between Han and Latin, as in 去找 TA',
    async (code) => {
      const touching = /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u;
      expect([...(await textsOf(code))].filter(([, text]) => touching.test(text))).toEqual([]);
    },
  );

  test.each(LANGUAGES.map(({ code }) => [code]))(
    '%s: the guide to a new room names as many seats as the form offers',
    async (code: Language) => {
      const most = new Intl.NumberFormat(code).format(SEATS_MAX);
      expect((await textsOf(code)).get('guides.create_room.text')).toContain(most);
    },
  );

  test('views take every text from the catalogue', () => {
    const own = Object.entries(sources).filter(
      ([path, source]) => path.endsWith('.tsx') && /\p{Script=Han}/u.test(source),
    );
    expect(own.map(([path]) => path)).toEqual([]);
  });
});
