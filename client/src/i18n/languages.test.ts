import { describe, expect, test } from 'vitest';
import { currentLanguage, directionOf, LANGUAGES, supportedLanguage } from './languages.ts';

function detect(stored: string | null, browser: string) {
  const warnings: string[] = [];
  const language = currentLanguage({ stored, browser, warn: (message) => warnings.push(message) });
  return { language, warnings };
}

describe('currentLanguage', () => {
  test('[i18n.current-language] the stored preference wins over the browser language', () => {
    expect(detect('ja-JP', 'en-US')).toEqual({ language: 'ja-JP', warnings: [] });
    expect(detect(null, 'en-US')).toEqual({ language: 'en-US', warnings: [] });
  });

  test('[i18n.current-language] [const.default-language] the language is zh-CN without a stored or supported one, without a warning', () => {
    expect(detect(null, '')).toEqual({ language: 'zh-CN', warnings: [] });
  });

  test('[i18n.fallback] an unknown language falls back to zh-CN with a warning that names it', () => {
    const { language, warnings } = detect(null, 'en-GB');
    expect(language).toBe('zh-CN');
    expect(warnings).toEqual([expect.stringContaining('en-GB')]);
    expect(detect('xx', 'en-US').language).toBe('zh-CN');
  });

  test.each(LANGUAGES.map(({ code }) => [code]))(
    '[i18n.supported.%s] a language is found in any letter case',
    (code) => {
      expect(supportedLanguage(code.toLowerCase())).toBe(code);
      expect(supportedLanguage(code.toUpperCase())).toBe(code);
    },
  );

  test('[i18n.eight-languages] eight languages are offered', () => {
    expect(new Set(LANGUAGES.map(({ code }) => code)).size).toBe(8);
  });
});

describe('directionOf', () => {
  test.each(['he-IL', 'ar', 'fa-IR', 'FA', 'ku'])('[i18n.direction-rtl] %s runs from right to left', (language) => {
    expect(directionOf(language)).toBe('rtl');
  });
  test.each(['zh-CN', 'zh-TW', 'en-US', 'ja-JP', 'id-ID', 'pt-BR', 'bn-BD'])(
    '[i18n.direction-ltr] %s runs from left to right',
    (language) => {
      expect(directionOf(language)).toBe('ltr');
    },
  );
});
