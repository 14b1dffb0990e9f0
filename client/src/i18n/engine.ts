import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { catalogueLoaders, defaultCatalogue } from './catalogue.ts';
import { DEFAULT_LANGUAGE, directionOf, type Language } from './languages.ts';

export interface EngineOptions {
  readonly language: Language;
  /** Told when a language's table could not be loaded; the Chinese one is used meanwhile. */
  readonly onLoadFailed: (language: Language, cause: unknown) => void;
}

/** The i18n engine with the Chinese table in place; `language` follows as soon as its table is here. */
export async function createEngine({ language, onLoadFailed }: EngineOptions): Promise<i18n> {
  const engine = i18next.createInstance().use(initReactI18next);
  await engine.init({
    lng: DEFAULT_LANGUAGE,
    // i18n.fallback: also per key, so that a key is never shown (open point S25).
    fallbackLng: DEFAULT_LANGUAGE,
    resources: { [DEFAULT_LANGUAGE]: { translation: defaultCatalogue } },
    // React escapes; what is put in must only not turn the words of a right-to-left text around.
    interpolation: { escapeValue: true, escape: (text: string) => isolated(text, engine.language) },
  });
  await changeLanguage(engine, language, onLoadFailed);
  return engine;
}

/** i18n.change-reload-or-event: the engine emits its change event; nothing reloads (open point B32). */
export async function changeLanguage(
  engine: i18n,
  language: Language,
  onLoadFailed: EngineOptions['onLoadFailed'],
): Promise<void> {
  if (!engine.hasResourceBundle(language, 'translation')) {
    try {
      const { default: table } = await catalogueLoaders[language]();
      engine.addResourceBundle(language, 'translation', table);
    } catch (cause) {
      onLoadFailed(language, cause);
      return;
    }
  }
  await engine.changeLanguage(language);
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
