import { DEFAULT_LANGUAGE, directionOf, type Language } from './languages.ts';
import type { TextKey } from './text.ts';

/** What is put in place of the names in braces; `count` also chooses between the plural forms of a text. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Translate = (key: TextKey, values?: TextValues) => string;

/** What a view reads. A change of language replaces it, so that views draw again. */
export interface Words {
  readonly t: Translate;
  readonly i18n: Pick<TextEngine, 'language' | 'template'>;
}

/** The loaded texts of a page and the language that it shows. */
export interface TextEngine {
  readonly language: Language;
  readonly t: Translate;
  readonly words: () => Words;
  has(language: Language, chapter: string): boolean;
  add(language: Language, chapter: string, texts: object): void;
  /** A text as it stands in the catalogue of one language, without fallback. */
  template(language: Language, key: string): string | undefined;
  show(language: Language): void;
  /** Calls back after each change of language; returns what ends that. */
  readonly onChanged: (listener: () => void) => () => void;
}

/** `{{name}}`, or `{{name, number}}` for a number in the digits of the language. */
const VALUE = /\{\{\s*(\w+)\s*(,\s*number\s*)?\}\}/g;

/** Starts in Chinese without texts. `onMissing` learns of keys that no loaded chapter has; they show as nothing. */
export function createTextEngine(onMissing: (key: string) => void): TextEngine {
  const chapters = new Map<string, object>();
  const listeners = new Set<() => void>();

  function template(language: Language, key: string): string | undefined {
    const [chapter = '', ...path] = key.split('.');
    const found = path.reduce<unknown>(
      (table, name) => (table as Readonly<Record<string, unknown>> | undefined)?.[name],
      chapters.get(`${language}/${chapter}`),
    );
    return typeof found === 'string' ? found : undefined;
  }

  function wordsOf(language: Language): Words {
    const t: Translate = (key, values = {}) => {
      const { count } = values;
      // i18n.fallback: by text, so that a text that a language lacks is Chinese (open point S25).
      for (const code of new Set([language, DEFAULT_LANGUAGE])) {
        const form = typeof count === 'number' ? `${key}_${pluralForm(code, count)}` : key;
        const text = template(code, form) ?? template(code, key);
        if (text !== undefined) return filled(text, values, language);
      }
      onMissing(key);
      return '';
    };
    return { t, i18n: { language, template } };
  }

  let words = wordsOf(DEFAULT_LANGUAGE);
  return {
    get language() {
      return words.i18n.language;
    },
    get t() {
      return words.t;
    },
    words: () => words,
    has: (language, chapter) => chapters.has(`${language}/${chapter}`),
    add: (language, chapter, texts) => void chapters.set(`${language}/${chapter}`, texts),
    template,
    show(language) {
      words = wordsOf(language);
      for (const listener of listeners) listener();
    },
    onChanged(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The catalogues distinguish one from all other numbers. */
function pluralForm(language: Language, count: number): 'one' | 'other' {
  return new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other';
}

function filled(text: string, values: TextValues, language: Language): string {
  return text.replace(VALUE, (_all, name: string, asNumber: string | undefined) => {
    const value = values[name] ?? '';
    return isolated(asNumber ? new Intl.NumberFormat(language).format(Number(value)) : String(value), language);
  });
}

/** In a right-to-left text a name or a number keeps its own direction (U+2068 first strong isolate, U+2069 its end). */
function isolated(text: string, language: Language): string {
  return directionOf(language) === 'rtl' ? `\u2068${text}\u2069` : text;
}
