import { ACHE, expect, openChannel, say, signIn, test, UNFINISHED, XIAOMAN } from '../fixtures.ts';

test('[rule.template.login-wrong] [session.login.credentials] a wrong password says so and keeps what was typed', async ({
  visitor,
}) => {
  const page = await visitor('/login');
  const dialog = page.getByRole('dialog', { name: '欢迎来到零号麦' });
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await expect(dialog.getByText('请输入账号')).toBeVisible();
  await expect(dialog.getByText('请输入密码')).toBeVisible();
  await dialog.getByLabel('手机号或账号').fill(XIAOMAN);
  await dialog.getByLabel('密码', { exact: true }).fill('wrong-password');
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await expect(dialog.getByText('请先阅读并同意用户协议和隐私政策')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await expect(dialog.getByText('账号或密码错误')).toBeVisible();
  await expect(dialog.getByLabel('手机号或账号')).toHaveValue(XIAOMAN);
});

test('[session.fetch-user-on-start] [session.login-info-encrypted] a reload keeps the session, which is not readable in storage', async ({
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

test('[session.base-not-1-completion-modal] [modal.user-info-completion] an unfinished profile is completed before anything else', async ({
  visitor,
}) => {
  const page = await visitor('/login');
  await signIn(page, UNFINISHED);
  const dialog = page.getByRole('dialog', { name: '完善资料' });
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(dialog.getByText('请输入昵称')).toBeVisible();
  await dialog.getByLabel('昵称').fill('新来的');
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /新来的/ }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /新来的/ }).first()).toBeVisible();
});

test('[session.invalid-code.clears] [session.invalid-code.message] [session.invalid-code.redirect] [route.login.on-session-invalid] [error.10001-10010] a session that ends says so once and asks for a login', async ({
  signedIn,
  world,
}) => {
  const page = await signedIn(ACHE);
  await openChannel(page);
  const { list } = await world.control('connections.list');
  await world.control('accounts.set', { user: list[0]?.user ?? '', banned: true });
  await expect(page.getByText('用户信息已失效，请重新登录')).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: '欢迎来到零号麦' })).toBeVisible();
});

test('signing out in one tab signs the other one out', async ({ signedIn }) => {
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

test('a draft survives a reload', async ({ signedIn }) => {
  const page = await signedIn(XIAOMAN);
  await openChannel(page);
  const field = page.getByRole('textbox', { name: /给 .+ 写消息/ });
  await field.fill('还没写完的话');
  await page.reload();
  await expect(field).toHaveValue('还没写完的话');
  await field.clear();
  await say(page, '写完了');
  await page.reload();
  await expect(field).toHaveValue('');
});
