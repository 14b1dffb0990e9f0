import type { ParseKeys } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalWords } from './refusal-words.ts';

/** A key of the catalogue. */
export type TextKey = ParseKeys;
export type Sayable =
  | { readonly key: TextKey; readonly params?: Readonly<Record<string, string | number>> }
  | { readonly server: string; readonly code?: number | undefined };

/** Turns a text of the state, our own by key or a server's, into words of the language of the page. */
export function useSay(): (text: Sayable) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    (text) => ('server' in text ? refusalWords(i18n, text) : t(text.key, { ...text.params })),
    [t, i18n],
  );
}
