import { createContext, useContext } from 'react';

const TopLayerContext = createContext(true);

/** Of several dialogs side by side only the one on top answers Esc: one layer at a time. */
export const TopLayerProvider = TopLayerContext.Provider;

export function useIsTopLayer(): boolean {
  return useContext(TopLayerContext);
}
