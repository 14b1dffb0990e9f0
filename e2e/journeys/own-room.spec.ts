import type { Page } from '@playwright/test';
import { ACHE, expect, test, XIAOMAN } from '../fixtures.ts';

const ROOMS = '/app/rooms';
/** A well-formed number of an adult; only its mask is stored. */
const CARD = '11010519491231002X';
/** The reviewer of the platform takes a minute. */
const REVIEW_MS = 61_000;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });
const seat = (page: Page, name: RegExp) => page.getByRole('gridcell').getByRole('button', { name });
/** Picks an item from the menu of a user in the list of people. */
async function choose(page: Page, user: RegExp, item: string): Promise<void> {
  await page.getByRole('complementary', { name: '房间成员' }).getByRole('button', { name: user }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
/** The same, and waits until the chat shows it. */
async function order(page: Page, user: RegExp, item: string, told: string): Promise<void> {
  await choose(page, user, item);
  await expect(page.getByRole('log').getByText(told)).toBeVisible();
}
const openSettings = (page: Page) => button(page, '房间设置').click();

test('[modal.real-name] [modal.create-room] [room-flow.create.not-owned-modal] [role.real-name-verified] a user proves their name and opens a room; a guest is matched into it and says hello', async ({
  signedIn,
  world,
}) => {
  const owner = await signedIn(XIAOMAN, ROOMS);
  await button(owner, '创建房间').first().click();
  const name = dialog(owner, '实名认证');
  await name.getByLabel('真实姓名').fill('江小满');
  await name.getByLabel('身份证号码').fill(CARD);
  await name.getByRole('button', { name: '提交认证' }).click();
  await expect(name.getByText('正在审核')).toBeVisible();
  await world.control('clock.advance', { advance_ms: REVIEW_MS });
  const form = dialog(owner, '创建房间');
  await form.getByLabel('房间名称').fill('深夜食堂');
  await form.getByLabel('分类').selectOption('音乐');
  await form.getByRole('button', { name: '立即创建' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: '深夜食堂' })).toBeVisible();
  const room = new URL(owner.url()).pathname;

  const guest = await signedIn(ACHE, ROOMS);
  await expect(guest.getByRole('listitem').filter({ hasText: '深夜食堂' })).toContainText('1 人在听');
  await button(guest, '快速匹配').click();
  await expect(guest).toHaveURL(new RegExp(`${room}$`));
  await guest.getByRole('region', { name: '打个招呼' }).getByRole('button').first().click();
  await expect(owner.getByRole('log').getByText('大家好，我来啦！')).toBeVisible();
});

test('[modal.room-settings] [error.12011] the owner sets a room and a guest sees each change; a ban leads the guest away until it is lifted', async ({
  signedIn,
  world,
}) => {
  await world.control('worlds.reset', { seed_world: 'every-role', seed: 1 });
  const room = '/app/room/600001';
  const owner = await signedIn(XIAOMAN, room);
  const guest = await signedIn(ACHE, room);
  await expect(button(guest, '申请上麦')).toBeVisible();

  await openSettings(owner);
  const settings = dialog(owner, '房间设置');
  await settings.getByLabel('房间名称').fill('深夜电台');
  await settings.getByLabel('房间公告').fill('今晚点歌');
  await settings.getByRole('button', { name: '保存' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: '深夜电台' })).toBeVisible();
  await expect(guest.getByRole('main').getByText('今晚点歌').first()).toBeVisible();
  await settings.getByRole('tab', { name: '进房与上麦' }).click();
  await settings.getByRole('radio', { name: /自由上麦/ }).check();
  await settings.getByRole('button', { name: '保存' }).click();
  await settings.getByRole('button', { name: '清零' }).click();
  await owner.keyboard.press('Escape');
  await guest.getByRole('toolbar').getByRole('button', { name: '上麦', exact: true }).click();
  await expect(seat(owner, /^1 号麦，阿澈/)).toBeVisible();

  await seat(owner, /^1 号麦，阿澈/).click();
  await owner.getByRole('menuitem', { name: '拉黑' }).click();
  await owner.getByRole('button', { name: '拉黑', exact: true }).click();
  await expect(guest).toHaveURL(new RegExp(`${ROOMS}$`));
  await guest.goto(`${world.origin}${room}`);
  await expect(guest).toHaveURL(new RegExp(`${ROOMS}$`));
  await openSettings(owner);
  await settings.getByRole('tab', { name: '人员' }).click();
  await settings.getByRole('button', { name: '移出黑名单 阿澈' }).click();
  await expect(settings.getByText('没有人被拉黑')).toBeVisible();
});

test('[screen.money.ranking-received] [screen.money.ranking-sent] [modal.gift-points] gifts to one, to several and to all count in the rankings of the room; the owner gives seats and roles, mutes, and turns applications down', async ({
  signedIn,
  world,
}) => {
  await world.control('worlds.reset', { seed_world: 'every-role', seed: 1 });
  const room = '/app/room/600001';
  const owner = await signedIn(XIAOMAN, room);
  const guest = await signedIn(ACHE, room);
  await guest.getByRole('button', { name: '收藏房间', exact: true }).click();
  await expect(guest.getByRole('button', { name: '取消收藏' })).toBeVisible();

  for (const name of [/团子/, /阿澈/]) {
    await choose(owner, name, '抱上麦');
    await expect(seat(owner, name)).toBeVisible();
  }
  await guest.getByRole('button', { name: '保持静音' }).click();
  await expect(seat(guest, /，我，已静音/)).toBeVisible();

  await button(guest, '送礼物').click();
  const gifts = dialog(guest, '送礼物');
  await gifts.getByRole('radio', { name: /棒棒糖/ }).check({ force: true });
  const receivers = gifts.getByRole('checkbox');
  const send = async (call: string) => {
    const [reply] = await Promise.all([
      guest.waitForResponse((response) => new URL(response.url()).pathname.endsWith(call)),
      gifts.getByRole('button', { name: '赠送' }).click(),
    ]);
    expect(await reply.json()).toMatchObject({ code: 0 });
  };
  // The host is chosen from the start.
  await expect(receivers.nth(1)).toBeChecked();
  await send('/sendGiftOne');
  await receivers.nth(2).click();
  await send('/sendGift');
  await receivers.first().click();
  await send('/roomSend');
  await gifts.getByRole('tab', { name: '背包' }).click();
  await expect(gifts.getByRole('tabpanel', { name: '背包' })).toBeVisible();
  await guest.keyboard.press('Escape');

  await button(owner, '礼物榜').click();
  const ranking = dialog(owner, '房间礼物榜');
  await expect(ranking.getByRole('listitem').first()).toContainText('分');
  await ranking.getByRole('tab', { name: '贡献榜' }).click();
  await expect(ranking.getByRole('listitem').first()).toContainText('阿澈');
  await ranking.getByRole('button', { name: '礼物积分' }).click();
  await expect(dialog(owner, '礼物积分').getByRole('row', { name: /今日/ })).toContainText('第 1 名');

  await owner.keyboard.press('Escape');
  await owner.keyboard.press('Escape');
  await order(owner, /阿澈/, '设为接待', '阿澈 成为接待');
  await order(owner, /阿澈/, '取消接待', '阿澈 不再是接待');
  await order(owner, /阿澈/, '设为管理员', '阿澈 成为管理员');
  await order(owner, /阿澈/, '取消管理员', '阿澈 不再是管理员');
  await order(owner, /阿澈/, '禁言', '阿澈 已被禁言');
  await expect(guest.getByRole('textbox', { name: '在公屏发言' })).toBeDisabled();
  await order(owner, /阿澈/, '解除禁言', '阿澈 已解除禁言');
  await guest.getByRole('textbox', { name: '在公屏发言' }).fill('我又能说话了');
  await guest.keyboard.press('Enter');
  const said = (page: Page) => page.getByRole('log').getByText('我又能说话了');
  for (const page of [owner, guest]) await expect(said(page)).toBeVisible();
  await button(owner, '清屏').click();
  await dialog(owner, '清空公屏？').getByRole('button', { name: '清屏' }).click();
  await expect(dialog(owner, '清空公屏？')).toHaveCount(0);
  for (const page of [owner, guest]) await expect(said(page)).toHaveCount(0);
  const bar = guest.getByRole('toolbar', { name: '上麦操作' });
  await bar.getByRole('button', { name: '下麦' }).click();
  await bar.getByRole('button', { name: '申请上麦' }).click();
  await bar.getByRole('button', { name: '取消申请' }).click();
  await bar.getByRole('button', { name: '申请上麦' }).click();
  await button(owner, '申请列表 1').click();
  await dialog(owner, '上麦申请').getByRole('button', { name: '全部拒绝' }).click();
  await expect(bar.getByRole('button', { name: '申请上麦' })).toBeVisible();
  await owner.keyboard.press('Escape');
  const ownBar = owner.getByRole('toolbar', { name: '上麦操作' });
  await ownBar.getByRole('button', { name: '下麦' }).click();
  await expect(seat(guest, /^主持麦.*主持不在/)).toBeVisible();

  await guest.getByRole('button', { name: '离开房间' }).click();
  await guest.goto(`${world.origin}${ROOMS}?show=favourite`);
  await expect(guest.getByRole('main').getByRole('link', { name: '样板房间' })).toBeVisible();
  await guest.getByRole('link', { name: '最近去过' }).click();
  await expect(guest.getByRole('main').getByRole('link', { name: '样板房间' })).toBeVisible();
});
