import type { Page } from '@playwright/test';
import { ACHE, expect, signIn, test, XIAOMAN } from '../fixtures.ts';

const menuOf = (page: Page, nick: string) => page.getByRole('button', { name: `${nick} 的菜单` }).first();

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

  // A chat-app user without a phone is asked for one, and signs in by the code that the sms of the demo shows.
  const stranger = await visitor('/?code=demo-chat-new&state=s');
  const bind = stranger.getByRole('dialog', { name: '绑定手机号' });
  await expect(bind).toBeVisible();
  expect(await stranger.evaluate(() => localStorage.getItem('ypb_third_party'))).toContain('ticket');

  const page = await visitor('/login');
  await signIn(page, XIAOMAN);
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
