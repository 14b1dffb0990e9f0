import { configureStore } from '@reduxjs/toolkit';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { modalsReducer } from '../../modals/index.ts';
import { quickSwitcherModal } from '../modals.ts';
import { openQuickSwitcher } from './open-quick-switcher.ts';

/** A page whose field has the focus, before the code of the switcher has come. */
async function pressed() {
  const store = configureStore({ reducer: { modals: modalsReducer } });
  const fields = document.createElement('div');
  fields.innerHTML = '<input aria-label="draft" /><input aria-label="late field" />';
  document.body.append(fields);
  onTestFinished(() => fields.remove());
  const draft = page.getByLabelText('draft');
  let keysOfDraft = 0;
  draft.element().addEventListener('keydown', () => {
    keysOfDraft += 1;
  });
  await draft.click();
  openQuickSwitcher(store);
  const close = () => void store.dispatch(quickSwitcherModal.close());
  return { draft, close, open: () => quickSwitcherModal.select(store.getState()), keysOfDraft: () => keysOfDraft };
}

test('keys are kept for the switcher until its field has the focus, and do nothing where the focus is', async () => {
  const { draft, open, keysOfDraft } = await pressed();
  await userEvent.keyboard('slw{Backspace}{Enter}');
  expect(open()).toEqual({ typed: 'sl\n' });
  expect([keysOfDraft(), (draft.element() as HTMLInputElement).value]).toEqual([0, '']);
  (page.getByLabelText('late field').element() as HTMLElement).focus();
  await userEvent.keyboard('w');
  await expect.element(page.getByLabelText('late field')).toHaveValue('w');
  await draft.click();
  await userEvent.keyboard('x');
  await expect.element(draft).toHaveValue('x');
  expect(open()).toEqual({ typed: 'sl\n' });
});

test('a switcher that was closed before its field was there takes no more keys', async () => {
  const { draft, open, close } = await pressed();
  await userEvent.keyboard('s');
  close();
  await userEvent.keyboard('x');
  expect(open()).toBe(null);
  await expect.element(draft).toHaveValue('x');
});
