import { savedActions } from './saved-actions.ts';
import { isOfActions } from './stored-actions.ts';

/** Keeps the actions of this page in the browser, together with those of its other pages. */
export function keepInBrowser(): void {
  const shelf = storageOfBrowser();
  if (!shelf) return;
  savedActions.keepIn(shelf);
  addEventListener('storage', (event) => isOfActions(event) && savedActions.readAgain());
  addEventListener('pagehide', () => savedActions.flush());
}

/** Reading `localStorage` throws where the browser forbids it. */
function storageOfBrowser(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
