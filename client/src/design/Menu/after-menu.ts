import { createContext } from 'react';

/** Runs an action once the menu is gone, which then leaves the focus alone; null where a menu has a trigger of its own. */
export const AfterMenuContext = createContext<((action: () => void) => void) | null>(null);
