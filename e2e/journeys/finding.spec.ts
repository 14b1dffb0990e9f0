import { ACHE, expect, signIn, test, XIAOMAN } from '../fixtures.ts';

const CHANNEL_FIELD = /给 .+ 写消息/;

test.describe('finding a place', () => {
  test.beforeEach(async ({ world }) => {
    await world.control('worlds.reset', { seed_world: 'demo', seed: 3 });
  });

  test('[route.invite] [route.lazy.invite] a shared link presents the hall and the inviter to a visitor, who signs in and arrives in its channel', async ({
    visitor,
  }) => {
    const page = await visitor('/invite?hall=8008&from=10001');
    const card = page.getByRole('article');
    await expect(card.getByText(/^小满 邀请你加入/)).toBeVisible();
    await expect(card.getByRole('heading', { name: '极速车队' })).toBeVisible();
    await expect(card.getByText(/\d+ 成员/)).toBeVisible();
    await card.getByRole('button', { name: '加入大厅', exact: true }).click();
    await signIn(page, ACHE);
    await expect(page).toHaveURL(/\/index\/room\/8008/);
    await expect(page.getByRole('textbox', { name: CHANNEL_FIELD })).toBeEnabled();
  });

  test('[rule.banner.type-2] [modal.search] [room-flow.join-type.2-search] a banner joins its room, and so does a room that was searched for', async ({
    signedIn,
  }) => {
    const page = await signedIn(XIAOMAN, '/index/more');
    await page
      .getByRole('list', { name: '活动' })
      .getByRole('link', { name: /深夜唱片行/ })
      .click();
    await expect(page.getByRole('heading', { name: '深夜唱片行' })).toBeVisible();
    await expect(page.getByText('已在房间里')).toBeVisible();
    await page.goto('/index/more');
    await page.getByRole('button', { name: '搜索大厅、房间和用户' }).click();
    const dialog = page.getByRole('dialog', { name: '搜索' });
    await dialog.getByRole('combobox').fill('树洞');
    await expect(dialog.getByRole('option', { name: /树洞电台/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '树洞电台' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  test('[route.index-piazza] [route.lazy.index-piazza] [screen.hall.team-up-square] [hall-event.1015.status-2] a team that one user publishes appears for another, and ends for both', async ({
    signedIn,
  }) => {
    const captain = await signedIn(XIAOMAN, '/index/piazza');
    const player = await signedIn(ACHE, '/index/piazza');
    await expect(player.getByRole('heading', { name: '组队广场' })).toBeVisible();
    await captain.getByRole('button', { name: '发起组队' }).first().click();
    const dialog = captain.getByRole('dialog', { name: '发起组队' });
    await dialog.getByLabel('大厅').selectOption({ label: '零号麦官方大厅' });
    await dialog.getByLabel('语音频道').selectOption({ label: '联欢舞台' });
    await dialog.getByLabel('玩什么、找什么样的队友').fill('联欢排练缺主持');
    await dialog.getByLabel('标签').fill('联欢 主持');
    await dialog.getByRole('button', { name: '发布' }).click();
    await expect(captain).toHaveURL(/\/index\/room\/8001\?channel_id=9008/);
    const card = player.getByRole('listitem').filter({ has: player.getByRole('heading', { name: '联欢排练缺主持' }) });
    await expect(card.getByText('还差 19 人')).toBeVisible();
    await captain.goto('/index/piazza');
    await captain.getByRole('button', { name: '结束组队：联欢排练缺主持' }).click();
    await expect(card).toHaveCount(0);
  });

  test('[entity.message-card] a friend is called into a voice channel by a private message, and comes by its card', async ({
    signedIn,
  }) => {
    const captain = await signedIn(XIAOMAN, '/index/room/8001?channel_id=9008');
    const friend = await signedIn(ACHE, '/index/more');
    await captain.getByRole('button', { name: '叫朋友来' }).click();
    const dialog = captain.getByRole('dialog', { name: /^邀请朋友来“零号麦官方大厅 · 联欢舞台”$/ });
    await dialog.getByRole('button', { name: '发送给 阿澈' }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: '阿澈' })).toContainText('已发送');
    await friend.getByRole('button', { name: /^消息/ }).first().click();
    const messages = friend.getByRole('complementary', { name: '消息' });
    await messages.getByRole('button', { name: /小满/ }).first().click();
    await messages
      .getByRole('region', { name: '卡片：零号麦官方大厅 · 联欢舞台' })
      .getByRole('link', { name: '去看看' })
      .click();
    await expect(friend).toHaveURL(/\/invite\?hall=8001&channel=9008|\/index\/room\/8001\?channel_id=9008/);
  });

  test('[screen.hall.team-up-square] a team is published by a page whose part of halls came after the square', async ({
    signedIn,
  }) => {
    const page = await signedIn(XIAOMAN, '/index/more');
    let letIn = () => {};
    const wait = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    await page.route('**/assets/hall.texts-*.js', async (route) => {
      await wait;
      await route.continue();
    });
    await page.goto('/index/piazza');
    await page.getByRole('button', { name: '发起组队' }).first().click();
    const dialog = page.getByRole('dialog', { name: '发起组队' });
    await expect(page.getByRole('button', { name: '发布', exact: true })).toHaveCount(0);
    letIn();
    await dialog.getByLabel('大厅').selectOption({ label: '零号麦官方大厅' });
    await dialog.getByLabel('语音频道').selectOption({ label: '联欢舞台' });
    await dialog.getByLabel('玩什么、找什么样的队友').fill('联欢排练缺主持');
    await dialog.getByRole('button', { name: '发布' }).click();
    await expect(page).toHaveURL(/\/index\/room\/8001\?channel_id=9008/);
  });
});
