import type { ParseKeys } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** A key of the catalogue. */
export type TextKey = ParseKeys;
export type Sayable =
  | { readonly key: TextKey; readonly params?: Readonly<Record<string, string | number>> }
  | { readonly server: string };

/** Turns a text of the state, our own by key or a server's as it came, into words. */
export function useSay(): (text: Sayable) => string {
  const { t } = useTranslation();
  return useCallback((text) => ('server' in text ? text.server : t(text.key, { ...text.params })), [t]);
}
