import type { Store } from '@reduxjs/toolkit';
import { fetchEarly } from '../../../design/early-parts.ts';
import type { ModalsRoot } from '../../modals/index.ts';
import { quickSwitcherModal } from '../modals.ts';

let earlyKeys: typeof import('./early-keys.ts') | null = null;
/** A page is idle before a shortcut is pressed: it loads then, so that the very next key counts. */
async function loadEarlyKeys() {
  earlyKeys ??= await import('./early-keys.ts');
  return earlyKeys;
}
fetchEarly(loadEarlyKeys);

/** Opens the quick switcher, whose code comes late; what is typed meanwhile is for it. Called `label` by a screen reader. */
export function openQuickSwitcher(store: Store<ModalsRoot>, label: string): void {
  if (quickSwitcherModal.select(store.getState())) return;
  store.dispatch(quickSwitcherModal.open({ typed: '' }));
  if (earlyKeys) {
    earlyKeys.holdEarlyKeys(store, label);
    return;
  }
  void loadEarlyKeys().then(
    ({ holdEarlyKeys }) => holdEarlyKeys(store, label),
    // The switcher says itself that code does not come. Keys go on to where the focus is.
    () => {},
  );
}
