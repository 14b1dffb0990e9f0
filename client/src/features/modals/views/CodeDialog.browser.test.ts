import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerExplore } from '../../../testing/explore.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';

test('[modal.code] an app has a code to scan, with its address to read; it opens and closes by itself', async () => {
  const app = await mountApp({ prepare: answerExplore });
  await page
    .getByRole('button', { name: /^扫码下载/ })
    .first()
    .click();
  await app.settle();
  const dialog = page.getByRole('dialog', { name: '扫码下载' });
  await expect.element(dialog.getByRole('img', { name: '扫码下载' })).toBeVisible();
  await expect.element(dialog).toHaveTextContent(/https?:\/\//);
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
