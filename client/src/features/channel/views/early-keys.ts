import type { Store } from '@reduxjs/toolkit';
import type { ModalsRoot } from '../../modals/index.ts';
import { quickSwitcherModal } from '../modals.ts';

const ID = 'early-keys';

/**
 * Until the field of the quick switcher has the focus, a field that is out of sight takes what is typed, compositions of an input
 * method too, and hands it over. Called `label` by a screen reader.
 */
export function holdEarlyKeys({ dispatch, getState, subscribe }: Store<ModalsRoot>, label: string): void {
  const selectOpen = () => quickSwitcherModal.select(getState());
  const { activeElement } = document;
  // The switcher came first.
  if (!selectOpen() || activeElement?.closest('[role=dialog]')) return;
  document.getElementById(ID)?.remove();
  const field = document.createElement('input');
  field.id = ID;
  field.ariaLabel = label;
  // Where the switcher comes: the list of an input method opens there.
  field.style.cssText = 'position:fixed;inset:20vh auto auto 50%;inline-size:1px;opacity:0;pointer-events:none';
  // Within a landmark, and gone with its page.
  (document.querySelector('main') ?? document.body).append(field);
  field.focus();
  let isEntered = false;
  const tell = () => {
    const typed = field.value + (isEntered && field.value !== '' ? '\n' : '');
    if (selectOpen()) dispatch(quickSwitcherModal.open({ typed }));
  };
  field.oninput = () => {
    isEntered = false;
    tell();
  };
  field.onkeydown = (event) => {
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    isEntered = event.key === 'Enter';
    if (isEntered) tell();
    else dispatch(quickSwitcherModal.close());
  };
  field.onblur = () => {
    // Only the switcher may give it the focus from now on.
    field.tabIndex = -1;
    tell();
  };
  // The switcher gives the focus back to where it found it: here, which hands it on.
  const giveBack = () => {
    if (activeElement instanceof HTMLElement) activeElement.focus();
    field.remove();
  };
  const unsubscribe = subscribe(() => {
    if (selectOpen()) return;
    unsubscribe();
    field.onfocus = giveBack;
    if (document.activeElement === field) giveBack();
    // The focus comes back within a frame, or goes elsewhere.
    requestAnimationFrame(() => requestAnimationFrame(() => field.remove()));
  });
}
