import { createContext, useContext } from 'react';

const LayersAboveContext = createContext(0);

/** How many of several dialogs side by side lie above this one. */
export const LayersAboveProvider = LayersAboveContext.Provider;

/** Only the dialog on top answers Esc: one layer at a time. */
export function useIsTopLayer(): boolean {
  return useContext(LayersAboveContext) === 0;
}

/** A dialog shows the one that it was opened from, and none below that: those are there again when it is their turn. */
export function useIsBuried(): boolean {
  return useContext(LayersAboveContext) > 1;
}

const BackLabelContext = createContext<string | undefined>(undefined);

/** Says of a dialog that it takes the place of the one below it, to which a button with this label leads back. */
export const BackLabelProvider = BackLabelContext.Provider;
export const useBackLabel = () => useContext(BackLabelContext);
