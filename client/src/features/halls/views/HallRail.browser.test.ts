import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HALL_PATH } from '../../../testing/hall-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { answerWell } from '../../../testing/run-client.ts';

test('[api.lobby.op.list-my-halls] a list of halls that did not come says so in the rail, and can be asked for again', async () => {
  const app = await mountApp({ prepare: ({ http }) => http.vanish('hall.list') });
  const rail = page.getByRole('navigation', { name: '主导航' });
  const retry = rail.getByRole('button', { name: '大厅列表没有加载出来，重试' });
  await expect.element(retry).toBeVisible();
  answerWell(app);
  await retry.click();
  await app.settle();
  await expect.element(rail.getByRole('link', { name: '小满的大厅' })).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});

test('[screen.menu.home] the first place of the rail is home: where a session begins, from everywhere', async () => {
  const app = await mountApp({ path: '/index/more' });
  const home = page.getByRole('navigation', { name: '主导航' }).getByRole('link').first();
  await expect.element(home).toHaveAccessibleName('发现大厅');
  await expect.element(home).toHaveAttribute('aria-current', 'page');
  await app.reload({ path: HALL_PATH });
  await expect.element(home).not.toHaveAttribute('aria-current');
  await home.click();
  await app.settle();
  expect(app.path()).toBe('/index/more');
});
