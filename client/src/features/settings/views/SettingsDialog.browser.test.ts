import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerContacts } from '../../../testing/contacts.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';

const settings = () => page.getByRole('dialog', { name: '设置' });
const doors = () => settings().getByRole('list', { name: '更多设置' }).getByRole('button');

test('[i18n.change-reload-or-event] the settings change language, theme and density at once and lead to keys, devices, blocklist and password', async () => {
  const app = await mountApp({ prepare: answerContacts });
  await userEvent.keyboard('{Control>},{/Control}');
  await app.settle();
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  await settings().getByRole('radio', { name: '深色' }).click();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await settings().getByRole('radio', { name: '紧凑' }).click();
  await expect.element(settings().getByRole('radio', { name: '紧凑' })).toBeChecked();
  for (const [door, dialog] of [
    ['键盘快捷键', '键盘快捷键'],
    ['语音与设备', '语音设置'],
    ['黑名单', '好友与关注'],
  ] as const) {
    await settings().getByRole('button', { name: door }).click();
    await app.settle();
    await expect.element(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog', { name: dialog })).not.toBeInTheDocument();
    await expect.element(settings()).toBeVisible();
  }
  await settings().getByRole('radio', { name: 'English' }).click();
  await app.settle();
  await expect.element(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en-US');
});

test('a visitor has the settings of the device and none of the account', async () => {
  const app = await mountApp({ path: '/index/more', signedIn: false });
  await userEvent.keyboard('{Control>},{/Control}');
  await app.settle();
  expect(
    doors()
      .elements()
      .map((door) => door.textContent),
  ).toEqual(['键盘快捷键', '用户协议', '隐私政策']);
  await doors().filter({ hasText: '隐私政策' }).click();
  await app.settle();
  await expect.element(page.getByRole('dialog', { name: '隐私政策' })).toBeVisible();
});

test('[analytics.page-view] pages are counted until the user wants them not to be', async () => {
  const app = await mountApp({ path: '/index/more' });
  const counted = () => app.pageViews.map(({ page: shown }) => shown);
  await userEvent.keyboard('{Control>},{/Control}');
  await app.settle();
  await settings().getByRole('switch', { name: '统计我打开的页面' }).click();
  await expect.element(settings().getByRole('switch', { name: '统计我打开的页面' })).not.toBeChecked();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('link', { name: '组队广场' }).click();
  await app.settle();
  expect(counted()).toEqual(['/index/more']);
  await userEvent.keyboard('{Control>},{/Control}');
  await settings().getByText('统计我打开的页面').click();
  await expect.element(settings().getByRole('switch', { name: '统计我打开的页面' })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('link', { name: '发现大厅' }).click();
  await app.settle();
  expect(counted()).toEqual(['/index/more', '/index/more']);
});
