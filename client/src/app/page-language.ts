import type { i18n } from 'i18next';
import { applyLanguage, changeLanguage, createEngine } from '../i18n/engine.ts';
import { currentLanguage } from '../i18n/languages.ts';
import type { Telemetry } from '../platform/ports.ts';

export interface PageLanguage {
  readonly engine: i18n;
  /** Shows the language that a stored choice stands for; without one (`''`) the browser's. */
  readonly choose: (stored: string) => void;
}

export interface PageLanguageOptions {
  readonly stored: string | null;
  /** `navigator.language`. */
  readonly browser: string;
  readonly telemetry: Pick<Telemetry, 'log'>;
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
  const engine = await createEngine({ language: languageFor(stored), onLoadFailed });
  applyLanguage(document.documentElement, engine.language);
  return { engine, choose: (choice) => void changeLanguage(engine, languageFor(choice), onLoadFailed) };
}
