import type { Store } from '@reduxjs/toolkit';
import type { ModalsRoot } from '../../modals/index.ts';
import { quickSwitcherModal } from '../modals.ts';

/**
 * Opens the quick switcher, whose code comes late. Until its field has the focus, keys are meant for it: they are handed over, and do
 * nothing where the focus still is.
 */
export function openQuickSwitcher({ dispatch, getState }: Pick<Store<ModalsRoot>, 'dispatch' | 'getState'>): void {
  if (quickSwitcherModal.select(getState())) return;
  dispatch(quickSwitcherModal.open());
  let typed = '';
  let isEntered = false;
  const waiting = new AbortController();
  const listen = { capture: true, signal: waiting.signal };
  const stop = () => waiting.abort();

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (!quickSwitcherModal.select(getState())) return stop();
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (key === 'Enter') isEntered = typed !== '';
    else if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key.length === 1) typed += key;
    else if (key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    dispatch(key === 'Escape' ? quickSwitcherModal.close() : quickSwitcherModal.open({ typed, isEntered }));
  }
  window.addEventListener('keydown', onKeyDown, listen);
  window.addEventListener('focusin', stop, listen);
}
