import type { Store } from '@reduxjs/toolkit';
import type { ModalsRoot } from '../../modals/index.ts';
import { quickSwitcherModal } from '../modals.ts';

/**
 * Opens the quick switcher, whose code comes late. Until its field has the focus, keys are meant for it: they are handed over, and do
 * nothing where the focus still is.
 */
export function openQuickSwitcher({ dispatch, getState }: Pick<Store<ModalsRoot>, 'dispatch' | 'getState'>): void {
  const selectOpen = () => quickSwitcherModal.select(getState());
  if (selectOpen()) return;
  dispatch(quickSwitcherModal.open({ typed: '' }));
  const waiting = new AbortController();
  const listen = { capture: true, signal: waiting.signal };
  const stop = () => waiting.abort();
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const open = selectOpen();
    if (!open) return stop();
    const { typed } = open;
    const added = key === 'Enter' ? '\n' : key;
    const isBack = key === 'Backspace';
    if (event.ctrlKey || event.altKey || event.metaKey || (added.length > 1 && !isBack)) return;
    event.preventDefault();
    event.stopPropagation();
    dispatch(quickSwitcherModal.open({ typed: isBack ? typed.slice(0, -1) : typed + added }));
  };
  addEventListener('keydown', onKeyDown, listen);
  addEventListener('focusin', stop, listen);
}
