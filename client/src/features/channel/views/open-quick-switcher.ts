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
  dispatch(quickSwitcherModal.open());
  const waiting = new AbortController();
  const listen = { capture: true, signal: waiting.signal };
  const stop = () => waiting.abort();
  const onKeyDown = (event: KeyboardEvent) => {
    const open = selectOpen();
    const typed = open && typedWith(event, open.typed ?? '');
    if (!open || event.key === 'Escape') stop();
    if (typed === null) return;
    event.preventDefault();
    event.stopPropagation();
    dispatch(event.key === 'Escape' ? quickSwitcherModal.close() : quickSwitcherModal.open({ typed }));
  };
  addEventListener('keydown', onKeyDown, listen);
  addEventListener('focusin', stop, listen);
}

/** null for a key that writes nothing. */
function typedWith({ key, ctrlKey, altKey, metaKey }: KeyboardEvent, typed: string): string | null {
  if (ctrlKey || altKey || metaKey) return null;
  if (key === 'Backspace') return typed.slice(0, -1);
  if (key === 'Enter') return `${typed}\n`;
  return key.length === 1 ? typed + key : key === 'Escape' ? typed : null;
}
