import { createContext, type RefCallback, useContext, useState } from 'react';

/**
 * The focus of a button that another element replaces when the code behind it arrives. Both carry this ref; the
 * replacement takes the focus in the commit that removes the stand-in, so the focus never falls back to the page.
 */
export type KeptFocusRef = RefCallback<HTMLElement>;

const KeptFocusContext = createContext<KeptFocusRef | undefined>(undefined);
export const KeptFocusProvider = KeptFocusContext.Provider;

/** A ref for a stand-in. Give it to the replacement as well, through `KeptFocusProvider`. */
export function useKeptFocus(): KeptFocusRef {
  const [ref] = useState(keptFocus);
  return ref;
}

/** The ref that the real trigger of a popup carries; undefined where nothing stood in for it. */
export function useStandInFocus(): KeptFocusRef | undefined {
  return useContext(KeptFocusContext);
}

function keptFocus(): KeptFocusRef {
  let hadFocus = false;
  return (element) => {
    if (hadFocus) element?.focus({ preventScroll: true });
    hadFocus = false;
    // React detaches refs while the old element is still in the document.
    return () => {
      hadFocus = element !== null && document.activeElement === element;
    };
  };
}
