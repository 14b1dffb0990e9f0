import { useCallback } from 'react';
import { refusalWords } from './refusal-words.ts';
import type { Sayable } from './text.ts';
import { useTranslation } from './use-translation.ts';

/** Turns a text of the state, our own by key or a server's, into words of the language of the page. */
export function useSay(): (text: Sayable) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    (text) => ('server' in text ? refusalWords(i18n, text) : t(text.key, { ...text.params })),
    [t, i18n],
  );
}
