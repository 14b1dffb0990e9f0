import { createContext, useContext, useSyncExternalStore } from 'react';
import { createTextEngine, type TextEngine, type Words } from './text-engine.ts';

const EngineContext = createContext<TextEngine>(createTextEngine(() => {}));
export const TextEngineProvider = EngineContext.Provider;

/** The texts of the page for a view, which draws again when the language changes. */
export function useTranslation(): Words {
  const { onChanged, words } = useContext(EngineContext);
  return useSyncExternalStore(onChanged, words);
}
