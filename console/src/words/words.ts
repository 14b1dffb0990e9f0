import type { DesignTexts } from '@miczero/client/design/texts.ts';
import { createContext, useContext } from 'react';
import { en } from './en.ts';
import { type Texts, zh } from './zh.ts';

export type Language = 'zh' | 'en';
export const TEXTS: Readonly<Record<Language, Texts>> = { zh, en };

export interface Words {
  readonly language: Language;
  readonly texts: Texts;
}

const WordsContext = createContext<Words>({ language: 'zh', texts: zh });

export const WordsProvider = WordsContext.Provider;

export function useWords(): Words {
  return useContext(WordsContext);
}

export function useTexts(): Texts {
  return useContext(WordsContext).texts;
}

/** The words that the primitives say themselves. */
export function designTextsOf({ close, cancel, copy, retry, loading }: Texts): DesignTexts {
  // The console has no password field, no toasts and no late parts.
  const unused = {
    showPassword: '',
    hidePassword: '',
    notifications: '',
    stale: '',
    partSlow: '',
    partFailed: '',
    partBroken: '',
  };
  return { close, cancel, copy, retry, loading, ...unused };
}
