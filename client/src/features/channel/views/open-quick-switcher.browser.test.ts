import { configureStore } from '@reduxjs/toolkit';
import { expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
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
  await draft.click();
  openQuickSwitcher(store, 'switch');
  const close = () => void store.dispatch(quickSwitcherModal.close());
  return { draft, close, open: () => quickSwitcherModal.select(store.getState()) };
}
const focusLate = () => (page.getByLabelText('late field').element() as HTMLElement).focus();

test('keys are kept for the switcher until its field has the focus', async () => {
  const { draft, open } = await pressed();
  await userEvent.keyboard('slw{Backspace}{Enter}');
  expect(open()).toEqual({ typed: 'sl\n' });
  await expect.element(draft).toHaveValue('');
  await userEvent.keyboard('{Backspace}w');
  expect(open()).toEqual({ typed: 'sw' });
  focusLate();
  await userEvent.keyboard('w');
  await expect.element(page.getByLabelText('late field')).toHaveValue('w');
  expect(open()).toEqual({ typed: 'sw' });
});

test('Shift and Enter are two line breaks', async () => {
  const { open } = await pressed();
  await userEvent.keyboard('s{Shift>}{Enter}{/Shift}');
  expect(open()).toEqual({ typed: 's\n\n' });
});

test('Enter before any key is not lost for the text, and opens nothing', async () => {
  const { open } = await pressed();
  await userEvent.keyboard('{Enter}s');
  expect(open()).toEqual({ typed: 's' });
});

test('the switcher gets the words of an input method, whose Enter chooses a word', async () => {
  const { draft, open } = await pressed();
  const field = page.getByLabelText('switch').element() as HTMLInputElement;
  field.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
  );
  for (const text of '大厅') await cdp().send('Input.insertText', { text });
  expect(open()).toEqual({ typed: '大厅' });
  await expect.element(draft).toHaveValue('');
});

test.each([['Escape'], ['the page']])(
  'a switcher that %s closes before its field was there gives the focus back',
  async (by) => {
    const { draft, open, close } = await pressed();
    await userEvent.keyboard('s');
    if (by === 'Escape') await userEvent.keyboard('{Escape}');
    else close();
    await userEvent.keyboard('x');
    expect(open()).toBe(null);
    await expect.element(draft).toHaveValue('x');
    expect(page.getByLabelText('switch').elements()).toEqual([]);
  },
);
