import { useCallback } from 'react';
import type { Sayable } from './text.ts';
import { useTranslation } from './use-translation.ts';

/** Turns a text of the state, our own by key or a server's, into words of the language of the page. */
export function useSay(): (text: Sayable) => string {
  const { t, refusal } = useTranslation();
  return useCallback((text) => ('server' in text ? refusal(text) : t(text.key, { ...text.params })), [t, refusal]);
}
