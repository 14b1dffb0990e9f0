import { type ReactNode, useSyncExternalStore } from 'react';
import type { TextEngine } from './text-engine.ts';
import { WordsContext } from './use-translation.ts';

/** Follows the language once for the whole page: a page of lines would subscribe two hundred times. */
export function TextEngineProvider({ value, children }: { readonly value: TextEngine; readonly children: ReactNode }) {
  const words = useSyncExternalStore(value.onChanged, value.words);
  return <WordsContext value={words}>{children}</WordsContext>;
}
