import type { Page } from '@playwright/test';
import { ACHE, expect, test, XIAOMAN } from '../fixtures.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: '消息' });
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
  await panel(owner).getByRole('button', { name: '返回会话列表' }).click();
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

test('[api.go.barUserInfos] a user who writes from an account in the bars has a name, and an answer goes to that account', async ({
  world,
  signedIn,
}) => {
  await world.control('worlds.reset', { seed_world: 'demo', seed: 3 });
  const page = await signedIn(XIAOMAN);
  // The provider knows no name of such an account: the platform tells it.
  const told = page.waitForResponse((response) => response.url().includes('/go/user/barUserInfos'));
  await page.reload();
  const { data } = (await (await told).json()) as { readonly data: { readonly list: readonly { nick: string }[] } };
  const nick = data.list[0]?.nick ?? '';
  await openMessages(page);
  await panel(page)
    .getByRole('listitem')
    .filter({ hasText: '在开黑吧看到你的帖子' })
    .getByRole('button')
    .first()
    .click();
  await expect(panel(page).getByRole('heading', { name: nick, exact: true })).toBeVisible();
  const log = panel(page).getByRole('log');
  await expect(log.getByText('在开黑吧看到你的帖子，还缺辅助吗？')).toBeVisible();
  const field = panel(page).getByRole('textbox', { name: '输入消息' });
  await field.fill('缺，今晚八点');
  await field.press('Enter');
  await expect(log.getByRole('article').filter({ hasText: '缺，今晚八点' })).toHaveCount(1);
  await panel(page).getByRole('button', { name: '返回会话列表' }).click();
  await expect(panel(page).getByRole('listitem').filter({ hasText: '缺，今晚八点' })).toHaveCount(1);
  await page.reload();
  await openMessages(page);
  await expect(panel(page).getByRole('listitem').filter({ hasText: '缺，今晚八点' })).toHaveCount(1);
});
