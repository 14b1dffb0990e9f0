import { applyLanguage, createTexts, type Texts } from '../i18n/engine.ts';
import { currentLanguage } from '../i18n/languages.ts';
import type { Telemetry } from '../platform/ports.ts';

export interface PageLanguage {
  readonly texts: Texts;
  /** Shows the language that a stored choice stands for; without one (`''`) the browser's. */
  readonly choose: (stored: string) => void;
}

export interface PageLanguageOptions {
  readonly stored: string | null;
  /** `navigator.language`. */
  readonly browser: string;
  readonly telemetry: Pick<Telemetry, 'log' | 'bug'>;
}

/** The language of the page, decided once at its start (i18n.current-language) and again with every choice. */
export async function createPageLanguage({ stored, browser, telemetry }: PageLanguageOptions): Promise<PageLanguage> {
  const languageFor = (choice: string | null) =>
    currentLanguage({
      stored: choice,
      browser,
      warn: (message) => telemetry.log('warn', 'language', { message }),
    });
  const onLoadFailed = (language: string, cause: unknown) =>
    telemetry.log('error', 'language table did not load', { language, cause: String(cause) });
  const onMissing = (key: string) => telemetry.bug(new Error(`no text for ${key}`), 'texts');
  const texts = await createTexts({ language: languageFor(stored), onLoadFailed, onMissing });
  applyLanguage(document.documentElement, texts.engine.language);
  return { texts, choose: (choice) => void texts.change(languageFor(choice)) };
}
