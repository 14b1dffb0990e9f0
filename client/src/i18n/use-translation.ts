import { createContext, useContext } from 'react';
import { createTextEngine, type Words } from './text-engine.ts';

export const WordsContext = createContext<Words>(createTextEngine(() => {}).words());

/** The texts of the page for a view, which draws again when the language changes. */
export const useTranslation = (): Words => useContext(WordsContext);
