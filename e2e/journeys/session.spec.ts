import { ACHE, expect, openChannel, test, XIAOMAN } from '../fixtures.ts';

test('[session.fetch-user-on-start] [session.login-info-encrypted] a reload keeps the session, which is unreadable in storage', async ({
  signedIn,
}) => {
  const page = await signedIn(XIAOMAN);
  await page.reload();
  await expect(page.getByRole('button', { name: /小满/ }).first()).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain('ypb_');
  expect(stored).not.toContain('secret_key');
  expect(stored).not.toContain('access_token');
});

test('[session.invalid-code.clears] [session.invalid-code.message] [session.invalid-code.redirect] [route.login.on-session-invalid] [error.10001-10010] an ended session shows one message and opens the login', async ({
  signedIn,
  world,
}) => {
  const page = await signedIn(ACHE);
  await openChannel(page);
  // The new world knows no session of the former one.
  await world.control('worlds.reset');
  await expect(page.getByText('用户信息已失效，请重新登录')).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: '欢迎来到零号麦' })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => ['ypb_login', 'ypb_uid', 'ypb_user_info'].includes(key))).toEqual([]);
});

test('a banned account reads so, and the login opens', async ({ signedIn, world }) => {
  const page = await signedIn(ACHE);
  await openChannel(page);
  const { list } = await world.control('connections.list');
  await world.control('accounts.set', { user: list[0]?.user ?? '', banned: true });
  await expect(page.getByText('账号已被封禁')).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: '欢迎来到零号麦' })).toBeVisible();
});

test('signing out in one tab signs out the other', async ({ signedIn }) => {
  const page = await signedIn(XIAOMAN);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByRole('button', { name: /小满/ }).first()).toBeVisible();
  await second.getByRole('button', { name: '小满 的菜单' }).click();
  await second.getByRole('menuitem', { name: '退出登录' }).click();
  await second
    .getByRole('dialog')
    .or(second.getByRole('alertdialog'))
    .getByRole('button', { name: '退出登录' })
    .click();
  await expect(second.getByRole('button', { name: '登录' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '登录' }).first()).toBeVisible();
});
