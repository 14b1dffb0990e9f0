import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
