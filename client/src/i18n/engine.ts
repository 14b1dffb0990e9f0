import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { CHAPTER_NAMES, type Chapter, loadChapter } from './catalogue.ts';
import { FIRST_CHAPTERS } from './first-chapters.ts';
import { DEFAULT_LANGUAGE, directionOf, type Language } from './languages.ts';

export interface EngineOptions {
  readonly language: Language;
  /** Called when a language could not be loaded; the page keeps the language that it has. */
  readonly onLoadFailed: (language: Language, cause: unknown) => void;
  /** Called when a view asks for a text that no loaded chapter has: a bug. */
  readonly onMissing: (key: string) => void;
}

/** The texts of a page: the engine that views read, and the chapters that are loaded as screens and dialogs need them. */
export interface Texts {
  readonly engine: i18n;
  /** Whether these chapters are loaded in the language of the page. */
  has(chapters: readonly Chapter[]): boolean;
  /** Loads chapters in the language of the page. A later change of language loads them too. Rejects when one fails to load. */
  need(chapters: readonly Chapter[]): Promise<void>;
  /** i18n.change-reload-or-event: loads all chapters in use, then the engine emits its change event (open point B32). */
  change(language: Language): Promise<void>;
}

/** Starts with the first chapters in Chinese, then changes to `language`. */
export async function createTexts({ language, onLoadFailed, onMissing }: EngineOptions): Promise<Texts> {
  const engine = i18next.createInstance().use(initReactI18next);
  await engine.init({
    lng: DEFAULT_LANGUAGE,
    // i18n.fallback: also per key, so that a key is never shown (open point S25).
    fallbackLng: DEFAULT_LANGUAGE,
    // A copy: the engine adds later chapters to what it is given.
    resources: { [DEFAULT_LANGUAGE]: { ...FIRST_CHAPTERS } },
    // The first segment of a key names its chapter, which is a namespace of the engine.
    ns: CHAPTER_NAMES,
    defaultNS: 'common',
    nsSeparator: '.',
    saveMissing: true,
    missingKeyHandler: (_languages, chapter, key) => onMissing(`${chapter}.${key}`),
    parseMissingKeyHandler: () => '',
    // React escapes; what is put in must only not turn the words of a right-to-left text around.
    interpolation: { escapeValue: true, escape: (text: string) => isolated(text, engine.language) },
  });
  const inUse = new Set(Object.keys(FIRST_CHAPTERS) as Chapter[]);
  let wanted: Language = DEFAULT_LANGUAGE;
  const missing = (code: string, chapters: Iterable<Chapter>) =>
    [...chapters].filter((chapter) => !engine.hasResourceBundle(code, chapter));
  const load = (code: Language, chapters: readonly Chapter[]) =>
    Promise.all(
      chapters.map(async (chapter) => engine.addResourceBundle(code, chapter, await loadChapter(code, chapter))),
    );

  const texts: Texts = {
    engine,
    has: (chapters) => missing(engine.language, chapters).length === 0,
    async need(chapters) {
      for (const chapter of chapters) inUse.add(chapter);
      await load(engine.language as Language, missing(engine.language, chapters));
    },
    async change(code) {
      wanted = code;
      try {
        // A screen may need another chapter while these are loading.
        for (let rest = missing(code, inUse); rest.length > 0; rest = missing(code, inUse)) await load(code, rest);
      } catch (cause) {
        onLoadFailed(code, cause);
        return;
      }
      // The last choice wins, whichever arrives last.
      if (wanted === code) await engine.changeLanguage(code);
    },
  };
  await texts.change(language);
  return texts;
}

/** Direction and language of the page; logical CSS and fonts follow. */
export function applyLanguage(root: HTMLElement, language: string): void {
  root.lang = language;
  root.dir = directionOf(language);
}

/** In a right-to-left text a name or a number keeps its own direction (U+2068 first strong isolate, U+2069 its end). */
function isolated(text: string, language: string): string {
  return directionOf(language) === 'rtl' ? `\u2068${text}\u2069` : text;
}
