import type { HallId } from '@miczero/contracts';
import { createContext, useContext } from 'react';

/** Requests of a line to its list. */
export interface LineTools {
  readonly hall_id: HallId | null;
  readonly owner: string | null;
  readonly onMention: (uid: string, nick: string) => void;
  /** Opens the menu of the line that an element belongs to. */
  readonly onMenu: (button: HTMLElement) => void;
}

const Context = createContext<LineTools>({ hall_id: null, owner: null, onMention() {}, onMenu() {} });
export const LineToolsProvider = Context.Provider;
export const useLineTools = (): LineTools => useContext(Context);
