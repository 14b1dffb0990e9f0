import type { BrowserContext, Locator, Page } from '@playwright/test';
import { ACHE, expect, signIn, test, type World, XIAOMAN } from '../fixtures.ts';

type Visitor = (
  path: string,
  storage?: undefined,
  prepare?: (context: BrowserContext) => Promise<void>,
) => Promise<Page>;

const menuOf = (page: Page, nick: string) => page.getByRole('button', { name: `${nick} 的菜单` }).first();

/** A visitor's page, and the id of the newest picture that it was sent to read. */
async function watching(visitor: Visitor, path: string) {
  let id = '';
  const page = await visitor(path, undefined, async (context) => {
    context.on('response', async (response) => {
      if (!/account\/captcha/.test(response.url())) return;
      // A page that closes has no bodies any more. A test that needs the id waits for it.
      const answer: { readonly data: { readonly captcha_id: string } } | null = await response.json().catch(() => null);
      if (answer) id = answer.data.captcha_id;
    });
  });
  const drawn = async () => {
    await expect.poll(() => id).not.toBe('');
    return id;
  };
  return { page, drawn };
}

/** Reads the picture, asks for an sms to this phone, and types its code. */
async function fillSms(dialog: Locator, world: World, phone: string, captcha_id: string): Promise<void> {
  const { answer } = await world.control('captchas.read', { captcha_id });
  await dialog.getByLabel('手机号', { exact: true }).fill(phone);
  await dialog.getByLabel('图形验证码', { exact: true }).fill(answer);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(dialog.getByLabel('验证码', { exact: true })).toBeFocused();
  const { code } = await world.control('sms.read', { phone });
  await dialog.getByLabel('验证码', { exact: true }).fill(code);
}

/** How a user arrives from elsewhere (docs/how-to/sign-in-from-other-apps.md), who it is, and where they land. */
const ARRIVALS = [
  { query: `verify=demo-link&room_no=600001&phone=${XIAOMAN}`, lands: /\/app\/room\/600001$/, nick: null },
  { query: 'code=demo-chat&state=s', lands: /\/index\/more$/, nick: '小满' },
  { query: 'pcCode=demo-partner', lands: /\/index\/room\/8001/, nick: '阿澈' },
  { query: 'pcCodeGame=demo-game', lands: /\/index\/more$/, nick: '阿澈' },
] as const;

test('[session.login.silent-link] [session.login.chat-app-code] [session.login.partner-app-code] [session.login.game-life-code] [session.login.credentials] [session.storage.login-token] [session.storage.user-id] [session.storage.user-info] every kind of login signs in, lands where it should and leaves nothing of its code in the address', async ({
  visitor,
}) => {
  for (const { query, lands, nick } of ARRIVALS) {
    const page = await visitor(`/?${query}`);
    await expect(page).toHaveURL(lands);
    if (nick !== null) await expect(menuOf(page, nick)).toBeVisible();
    expect(page.url()).not.toMatch(/demo|verify|code|phone/i);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(['ypb_login', 'ypb_uid', 'ypb_user_info'].filter((key) => !keys.includes(key))).toEqual([]);
  }

  const page = await visitor('/login');
  await signIn(page, XIAOMAN);
  await expect(menuOf(page, '小满')).toBeVisible();
});

test('[session.login.chat-app-no-phone.bind] [api.account.captcha] [api.account.sms] a chat-app user without a phone binds one by the code of an sms, and is signed in as its user', async ({
  visitor,
  world,
}) => {
  const { page, drawn } = await watching(visitor, '/?code=demo-chat-new&state=s');
  const bind = page.getByRole('dialog', { name: '绑定手机号' });
  await expect(bind).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('ypb_third_party'))).toContain('ticket');
  await fillSms(bind, world, ACHE, await drawn());
  await bind.getByRole('button', { name: '绑定并登录' }).click();
  await expect(menuOf(page, '阿澈')).toBeVisible();
  await expect(bind).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('ypb_third_party'))).toBeNull();

  // From now on the chat app alone is enough.
  const next = await visitor('/?code=demo-chat-new&state=s');
  await expect(menuOf(next, '阿澈')).toBeVisible();
});

test('[session.login.credentials] [api.account.captcha] [api.account.sms] a user signs in by an sms; a picture that was misread sends none', async ({
  visitor,
  world,
}) => {
  const { page, drawn } = await watching(visitor, '/login');
  const dialog = page.getByRole('dialog', { name: '欢迎来到零号麦' });
  await dialog.getByRole('tab', { name: '验证码登录' }).click();
  const first = await drawn();
  await dialog.getByLabel('手机号', { exact: true }).fill(XIAOMAN);
  await dialog.getByLabel('图形验证码', { exact: true }).fill('0');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(dialog.getByLabel('图形验证码', { exact: true })).toBeFocused();
  await expect(dialog.getByLabel('图形验证码', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  // Another picture stands in its place.
  await expect.poll(drawn).not.toBe(first);
  await fillSms(dialog, world, XIAOMAN, await drawn());
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await expect(menuOf(page, '小满')).toBeVisible();
});

test('[api.account.wechat-auth] a user binds a chat account from the settings, comes back to their page, and signs in by it; another user cannot bind it', async ({
  signedIn,
  visitor,
  world,
}) => {
  const chooseAt = (page: Page) => page.getByRole('button', { name: '以「聊天里的小林」继续' }).click();
  const openFromSettings = async (page: Page) => {
    await page.keyboard.press('Control+,');
    await page.getByRole('dialog', { name: '设置' }).getByRole('button', { name: '聊天账号' }).click();
    return page.getByRole('dialog', { name: '聊天账号' });
  };
  const page = await signedIn(ACHE, '/index/piazza');
  await expect(menuOf(page, '阿澈')).toBeVisible();
  const dialog = await openFromSettings(page);
  await expect(dialog.getByText('还没有绑定聊天账号')).toBeVisible();
  await dialog.getByRole('link', { name: '去聊天应用绑定' }).click();
  await expect(page).toHaveTitle(/模拟聊天应用/);
  await chooseAt(page);
  await expect(dialog.getByText('已绑定「聊天里的小林」')).toBeVisible();
  await expect(page).toHaveURL(/\/index\/piazza$/);

  const own = await visitor(`/chat-app?${new URLSearchParams({ redirect_uri: `${world.origin}/`, state: 's' })}`);
  await chooseAt(own);
  await expect(menuOf(own, '阿澈')).toBeVisible();

  const other = await signedIn(XIAOMAN, '/index/more');
  await expect(menuOf(other, '小满')).toBeVisible();
  const taken = await openFromSettings(other);
  await expect(taken.getByText('已绑定聊天账号')).toBeVisible();
  await taken.getByRole('link', { name: '绑定其他聊天账号' }).click();
  await chooseAt(other);
  await expect(taken.getByRole('alert')).toHaveText('该聊天账号已绑定其他用户');
});
