import { shelfOfBrowser } from '../storage/shelf.ts';
import { savedActions } from './saved-actions.ts';
import { isOfActions } from './stored-actions.ts';

/** Keeps the actions of this page in the browser, together with those of its other pages. */
export function keepInBrowser(): void {
  const shelf = shelfOfBrowser('localStorage');
  if (!shelf) return;
  savedActions.keepIn(shelf);
  addEventListener('storage', (event) => isOfActions(event) && savedActions.readAgain());
  addEventListener('pagehide', () => savedActions.flush());
}
