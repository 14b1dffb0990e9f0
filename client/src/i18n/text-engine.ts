import i18next, { type i18n } from 'i18next';
import { numberText } from '../lib/number-text.ts';
import { CHAPTER_NAMES } from './catalogue.ts';
import { DEFAULT_LANGUAGE, directionOf, type Language } from './languages.ts';
import type { Sayable, TextKey } from './text.ts';

/** Values for the names in braces; `count` also selects the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Translate = (key: TextKey, values?: TextValues) => string;

/** A server's text, with the code that it came with. */
export type ServerText = Extract<Sayable, { readonly server: string }>;
/** Finds our own words for a server's text among the templates of a language. */
export type RefusalWords = (engine: Pick<TextEngine, 'language' | 'template'>, text: ServerText) => string;

/** The texts for views. A change of language replaces the object, so that views render again. */
export interface Words {
  readonly t: Translate;
  /** A server's text in the language of the page, as far as we have words for it. */
  readonly refusal: (text: ServerText) => string;
  readonly i18n: Pick<TextEngine, 'language' | 'template'>;
}

/** The loaded texts of a page and the language that it shows: i18next, with the types of the catalogue. */
export interface TextEngine {
  readonly language: Language;
  readonly t: Translate;
  readonly words: () => Words;
  has(language: Language, chapter: string): boolean;
  add(language: Language, chapter: string, texts: object): void;
  /** A text from the catalogue of one language, without fallback. */
  template(language: Language, key: string): string | undefined;
  /** Without `refusals` the texts of a server stand as they came: those of the platform are Chinese. */
  show(language: Language, refusals?: RefusalWords): Promise<void>;
  /** Calls back after each change of language; returns what ends that. */
  readonly onChanged: (listener: () => void) => () => void;
}

/** Starts in Chinese without texts. `onMissing` learns of keys that no loaded chapter has; they show as nothing. */
export function createTextEngine(onMissing: (key: string) => void): TextEngine {
  const engine: i18n = i18next.createInstance();
  void engine.init({
    lng: DEFAULT_LANGUAGE,
    // i18n.fallback: also per key, so that a key is never shown (open point S25).
    fallbackLng: DEFAULT_LANGUAGE,
    resources: {},
    // Nothing is fetched by the engine itself.
    initAsync: false,
    // The first segment of a key names its chapter, which is a namespace of the engine.
    nsSeparator: '.',
    ns: CHAPTER_NAMES,
    defaultNS: 'common',
    saveMissing: true,
    missingKeyHandler: (_languages, chapter, key) => onMissing(`${chapter}.${key}`),
    parseMissingKeyHandler: () => '',
    // React escapes. Inserted values must only not reorder the words of a right-to-left text.
    interpolation: { escapeValue: true, escape: (text: string) => isolated(text, engine.language) },
  });
  // The engine's own way makes a formatter for each number that it fills in.
  engine.services.formatter?.add('number', (value: number, language = DEFAULT_LANGUAGE) =>
    numberText(Number(value), language),
  );
  function template(language: Language, key: string): string | undefined {
    const [chapter = '', ...path] = key.split('.');
    const text: unknown = engine.getResource(language, chapter, path.join('.'));
    return typeof text === 'string' ? text : undefined;
  }
  const wordsOf = (language: Language, refusals: RefusalWords = (_engine, { server }) => server): Words => {
    const fixed = engine.getFixedT(language);
    const i18n = { language, template };
    const t: Translate = (key, values) => {
      // The engine's own way to a text takes ten times as long, and most texts leave nothing to fill in.
      const text = values ? undefined : template(language, key);
      return text && !/[{$]/.test(text) ? text : fixed(key, { ...values });
    };
    return { t, refusal: (text) => refusals(i18n, text), i18n };
  };
  let words = wordsOf(DEFAULT_LANGUAGE);
  return {
    get language() {
      return words.i18n.language;
    },
    get t() {
      return words.t;
    },
    words: () => words,
    has: (language, chapter) => engine.hasResourceBundle(language, chapter),
    // A copy: the engine keeps what it is given.
    add: (language, chapter, texts) => void engine.addResourceBundle(language, chapter, { ...texts }),
    template,
    async show(language, refusals) {
      words = wordsOf(language, refusals);
      await engine.changeLanguage(language);
    },
    onChanged(listener) {
      engine.on('languageChanged', listener);
      return () => engine.off('languageChanged', listener);
    },
  };
}

/** In a right-to-left text a name or a number keeps its own direction (U+2068 first strong isolate, U+2069 its end). */
function isolated(text: string, language: string): string {
  return directionOf(language) === 'rtl' ? `\u2068${text}\u2069` : text;
}
