/** The eight languages (i18n.eight-languages), each by its own name. */
export const LANGUAGES = [
  { code: 'zh-CN', name: '简体中文' },
  { code: 'zh-TW', name: '繁體中文' },
  { code: 'en-US', name: 'English' },
  { code: 'ja-JP', name: '日本語' },
  { code: 'id-ID', name: 'Bahasa Indonesia' },
  { code: 'pt-BR', name: 'Português (Brasil)' },
  { code: 'fa-IR', name: 'فارسی' },
  { code: 'bn-BD', name: 'বাংলা' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];

/** const.default-language */
export const DEFAULT_LANGUAGE: Language = 'zh-CN';

/** Exact but for the letter case: en-GB is not en-US (open point B31). */
export function supportedLanguage(tag: string): Language | null {
  const wanted = tag.toLowerCase();
  return LANGUAGES.find(({ code }) => code.toLowerCase() === wanted)?.code ?? null;
}

export interface LanguageSources {
  /** The choice that was stored, or null. */
  readonly stored: string | null;
  /** The browser's language, or an empty text. */
  readonly browser: string;
  readonly warn: (message: string) => void;
}

/** i18n.current-language: the stored preference, else the browser's language, else zh-CN. */
export function currentLanguage({ stored, browser, warn }: LanguageSources): Language {
  const wanted = stored || browser;
  if (wanted === '') return DEFAULT_LANGUAGE;
  const language = supportedLanguage(wanted);
  if (language !== null) return language;
  warn(`language ${wanted} is not supported, using ${DEFAULT_LANGUAGE}`); // i18n.fallback
  return DEFAULT_LANGUAGE;
}

const RIGHT_TO_LEFT = /^(he|ar|fa|ku)/i;

/** i18n.direction-rtl, i18n.direction-ltr */
export function directionOf(language: string): 'rtl' | 'ltr' {
  return RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
}
