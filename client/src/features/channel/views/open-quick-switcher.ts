import type { Store } from '@reduxjs/toolkit';
import type { ModalsRoot } from '../../modals/index.ts';
import { quickSwitcherModal } from '../modals.ts';

/** The field of early keys. */
export const EARLY_KEYS = 'early-keys';

/**
 * Opens the quick switcher, whose code comes late. Until its field has the focus, a field that is out of sight takes what is typed,
 * compositions of an input method too, and hands it over. Called `label` by a screen reader.
 */
export function openQuickSwitcher({ dispatch, getState }: Store<ModalsRoot>, label: string): void {
  const isOpen = () => quickSwitcherModal.select(getState()) !== null;
  if (isOpen()) return;
  const { activeElement } = document;
  document.getElementById(EARLY_KEYS)?.remove();
  const field = document.createElement('input');
  field.id = EARLY_KEYS;
  field.ariaLabel = label;
  // Where the switcher comes: the list of an input method opens there. Chromium puts the next character before the last one where a field
  // has no room for its text.
  field.style.cssText = 'position:fixed;inset:20vh auto auto 50%;opacity:0;pointer-events:none';
  const tell = (enter: '' | '\n' | '\n\n') => {
    if (isOpen()) dispatch(quickSwitcherModal.open({ typed: field.value && field.value + enter }));
  };
  const giveBack = () => {
    if (activeElement instanceof HTMLElement) activeElement.focus();
    field.remove();
  };
  field.oninput = () => tell('');
  field.onkeydown = ({ key, isComposing, shiftKey }) => {
    if (isComposing) return;
    if (key === 'Enter') tell(shiftKey ? '\n\n' : '\n');
    if (key === 'Escape') dispatch(quickSwitcherModal.close());
    // The key goes on to where the focus was.
    if (!isOpen()) giveBack();
  };
  field.onblur = () => {
    field.tabIndex = -1;
    // The switcher gives the focus back to where it found it: here, which hands it on.
    field.onfocus = giveBack;
  };
  // Within a landmark, and gone with its page.
  (document.querySelector('main') ?? document.body).append(field);
  field.focus();
  dispatch(quickSwitcherModal.open({ typed: '' }));
}
