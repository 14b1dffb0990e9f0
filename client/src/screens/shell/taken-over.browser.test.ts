import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { VIEWER } from '../../testing/chat-lines.ts';
import { HALL_PATH } from '../../testing/hall-page.ts';
import { mountApp } from '../../testing/mount-app.tsx';

const WORDS = '账号已在其他设备登录';

test('[hall-event.2001] a takeover by another device is told once: by a dialog, and by the bar over the page once the dialog is closed', async () => {
  const app = await mountApp({ path: HALL_PATH });
  app.server.emit('loggedInElsewhere', { platform: 'web', time: 0, msg: '' }, { to: VIEWER });
  app.server.drop();
  await app.settle();
  const dialog = page.getByRole('dialog', { name: WORDS });
  await expect.element(dialog).toBeVisible();
  const places = () => [...document.querySelectorAll('h1, h2, p, [role="status"], [role="alert"]')];
  const told = () => places().filter(({ textContent }) => textContent?.startsWith(WORDS));
  expect(told()).toHaveLength(1);
  await dialog.getByRole('button', { name: '取消' }).click();
  await app.settle();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText(WORDS)).toBeVisible();
  await page.getByRole('button', { name: '在此设备继续' }).click();
  await app.settle();
  await expect.element(page.getByText(WORDS)).not.toBeInTheDocument();
});
