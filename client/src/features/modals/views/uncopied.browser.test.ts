import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FailureFact } from '../../../platform/http/api-failure.ts';
import { HALL_PATH, line } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountedApp, mountApp } from '../../../testing/mount-app.tsx';
import { hear } from '../../../testing/talk.ts';
import { failureRaised } from '../../feedback/index.ts';

const dialog = () => page.getByRole('dialog', { name: '没能复制' });
const selected = () => {
  const field = document.activeElement as HTMLTextAreaElement;
  return field.value.slice(field.selectionStart, field.selectionEnd);
};

async function mountRefusing(): Promise<MountedApp> {
  const refuse = { writeText: () => Promise.reject(new Error('denied')) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: refuse });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  return mountApp({ path: HALL_PATH });
}

test('a line that the browser did not copy stands selected in a field, and Esc leads back to the line', async () => {
  const app = await mountRefusing();
  const words = `今晚八点\n${'开黑'.repeat(40)}`;
  hear(app, 10, { content: words });
  await app.settle();
  await line('今晚八点')
    .getByText(/今晚八点/)
    .click({ button: 'right' });
  await app.settle();
  await page.getByRole('menuitem', { name: '复制文字' }).click();
  await app.settle();
  const field = dialog().getByRole('textbox', { name: /已经选中/ });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('readonly');
  expect(selected()).toBe(words);
  for (const width of [360, 1440]) expect(await inspect(width)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('the text of a toast that the browser did not copy stands selected as well', async () => {
  const app = await mountRefusing();
  const refused = {
    endpoint: 'hall.list',
    reason: 'business',
    code: 5,
    message: '忙不过来',
    showType: 2,
  } as FailureFact;
  app.dispatch(failureRaised(refused));
  await app.settle();
  await page.getByRole('region', { name: '通知' }).getByRole('button', { name: '复制' }).click();
  await app.settle();
  await expect.element(dialog()).toBeVisible();
  expect(selected()).toBe('忙不过来');
});
