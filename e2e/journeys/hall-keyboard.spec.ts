import type { Page } from '@playwright/test';
import { arrowTo, tabTo } from '../by-keyboard.ts';
import { ACHE, channelRow, composer, expect, HALL, log, openChannel, row, say, test, XIAOMAN } from '../fixtures.ts';

/** What a screen reader is told without being asked: every live region that holds the text. */
const told = (page: Page, text: string) =>
  page.locator('[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]').filter({ hasText: text });
/** The name by which a screen reader calls what has the focus. */
const focused = (page: Page) => page.locator(':focus');

test('[modal.search] keys that follow Ctrl+K are the text of the switcher while its code is on the way, and the focus comes back', async ({
  signedIn,
}) => {
  const page = await signedIn(ACHE);
  await openChannel(page);
  let arrive = () => {};
  const isOnItsWay = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/QuickSwitcher/, async (route) => {
    await isOnItsWay;
    await route.continue();
  });
  await composer(page).focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('liangge');
  arrive();
  const search = page.getByRole('combobox', { name: /搜索大厅/ });
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('liangge');
  await page.keyboard.press('Escape');
  await expect(composer(page)).toBeFocused();
  await expect(composer(page)).toHaveText('');
});

test('[modal.search] Enter in the switcher acts within two seconds on the names that are known when the dictionary of pinyin never comes', async ({
  visitor,
  world,
}) => {
  const page = await visitor('/index/more', await world.signedIn(XIAOMAN));
  await page.waitForLoadState('networkidle');
  let asked = 0;
  // It hangs: an answer that fails would let Enter go on.
  await page.route(/pinyin-match/, () => {
    asked += 1;
  });
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('两个人');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: HALL.general })).toBeVisible();
  expect(asked).toBe(1);
});

test('the keyboard alone finds a hall by Ctrl+K, mentions a member, makes a channel, which opens, joins a voice and leaves it; a screen reader hears each step', async ({
  visitor,
  world,
}) => {
  const page = await visitor('/index/more', await world.signedIn(XIAOMAN));
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  // The keys of the page come with its late parts.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox');
  await expect(search).toBeFocused();
  await page.keyboard.type('两个人');
  const found = page.getByRole('listbox', { name: '搜索结果' }).getByRole('option', { name: '两个人的大厅 大厅' });
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await expect(search).toHaveAttribute('aria-activedescendant', (await found.getAttribute('id')) ?? 'none');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: HALL.general })).toBeVisible();
  await expect(log(page)).toHaveAttribute('aria-busy', 'false');

  await tabTo(page, composer(page));
  await page.keyboard.type('@阿');
  await expect(page.getByRole('option', { name: /阿澈/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('来吗');
  await page.keyboard.press('Enter');
  await expect(row(page, '@阿澈 来吗')).toHaveCount(1);
  const other = await visitor('/index/more', await world.signedIn(ACHE));
  await openChannel(other);
  await expect(row(other, '@阿澈 来吗')).toHaveCount(1);
  await say(other, '马上到');
  await expect(told(page, '马上到')).not.toHaveCount(0);

  const members = page.getByRole('complementary', { name: '成员列表' });
  await tabTo(page, members.getByRole('region', { name: /^在线/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /的名片/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(members.locator(':focus')).toHaveCount(1);

  await tabTo(page, page.getByRole('button', { name: /两个人的大厅/ }));
  await page.keyboard.press('Enter');
  await arrowTo(page, page.getByRole('menuitem', { name: '新建频道' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '新建频道' });
  await tabTo(page, dialog.getByLabel('名称'));
  await page.keyboard.type('深夜档');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(told(page, '频道已创建')).not.toHaveCount(0);

  // The new channel opens by itself.
  await expect(page.getByRole('heading', { level: 1, name: '深夜档' })).toBeVisible();
  await expect(composer(page, '深夜档')).toBeEditable();

  // The tab stop of the channels has followed it.
  await tabTo(page, page.getByRole('navigation', { name: '频道列表' }));
  await expect(channelRow(page, '深夜档')).toBeFocused();
  await arrowTo(page, channelRow(page, HALL.voice), 'ArrowUp');
  await page.keyboard.press('Enter');
  await expect(told(page, '语音已连接')).not.toHaveCount(0);
  const dock = page.getByRole('region', { name: '语音', exact: true });
  await tabTo(page, dock);
  await tabTo(page, dock.getByRole('button', { name: '离开语音频道' }));
  await page.keyboard.press('Enter');
  await expect(dock).toBeHidden();
  await expect(page.getByRole('button', { name: '加入语音' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: '加入语音' }));
  await expect(focused(page)).toHaveAccessibleName('加入语音');
  await expect(told(page, '加入后麦克风会打开')).not.toHaveCount(0);
});
