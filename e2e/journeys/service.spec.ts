import type { Page } from '@playwright/test';
import { ACHE, expect, test, XIAOMAN } from '../fixtures.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: '消息' });
const openMessages = (page: Page) => page.getByRole('button', { name: /^消息/ }).first().click();

test('[support.customer-service-group] [api.group.weal-bind-hall] [api.social.bar-notice-info] a group belongs to a hall, customer service answers a call, and a page that cannot reach the provider asks the platform for its notices', async ({
  signedIn,
  visitor,
  world,
}) => {
  await world.control('worlds.reset', { seed_world: 'every-role', seed: 1 });
  const owner = await signedIn(XIAOMAN);
  await openMessages(owner);
  await panel(owner)
    .getByRole('button', { name: /福利群/ })
    .first()
    .click();
  await panel(owner).getByRole('button', { name: '群成员' }).click();
  await panel(owner).getByRole('button', { name: '绑定' }).click();
  await expect(panel(owner).getByText(/所属大厅：/)).toBeVisible();
  await panel(owner).getByRole('button', { name: '联系客服' }).click();
  await expect(panel(owner).getByRole('heading', { name: '零号麦客服' })).toBeVisible();

  let answered: Promise<unknown> = Promise.resolve();
  await visitor('/index/more', await world.signedIn(ACHE), async (context) => {
    const stranger = { account: '1', token: 'not one' };
    await context.route('**/user/getImToken*', (route) =>
      route.fulfill({ json: { code: 0, message: '', data: stranger } }),
    );
    answered = context.waitForEvent('response', {
      predicate: (response) => response.url().includes('bar/notice/info') && response.ok(),
      timeout: 40_000,
    });
  });
  await answered;
});
