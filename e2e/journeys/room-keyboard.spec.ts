import type { Page } from '@playwright/test';
import { arrowTo, tabTo } from '../by-keyboard.ts';
import { ACHE, expect, test, type World, XIAOMAN } from '../fixtures.ts';

const seat = (page: Page, name: RegExp) => page.getByRole('gridcell').getByRole('button', { name });
const bar = (page: Page) => page.getByRole('toolbar', { name: '上麦操作' });
const dock = (page: Page) => page.getByRole('region', { name: '语音', exact: true });
/** What a screen reader announces: the text of a live region, not of a control. */
const hears = (page: Page, text: RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1, { timeout: 15_000 });

/** A line of the chat: a log, whose new lines screen readers announce. */
const reads = (page: Page, line: string) =>
  expect(page.getByRole('log', { name: '公屏消息' }).getByText(line, { exact: true })).toBeVisible();

/** Opens the room from the list of rooms. */
async function enter(page: Page) {
  await tabTo(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /样板房间/ })
      .first(),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid', { name: '麦位' })).toBeVisible();
  await hears(page, /^已在房间里$/);
  await expect(dock(page).getByRole('status')).toContainText('语音已连接');
}

/** The pages of the owner and of a guest, who are in the room. */
async function bothInside(
  signedIn: (phone: string, path: string) => Promise<Page>,
  world: World,
): Promise<readonly [Page, Page]> {
  await world.control('worlds.reset', { seed_world: 'every-role', seed: 1 });
  const [owner, guest] = [await signedIn(XIAOMAN, '/app/rooms'), await signedIn(ACHE, '/app/rooms')];
  for (const page of [owner, guest]) await enter(page);
  return [owner, guest];
}

/** Opens the menu of a seat in the first row of the guests. */
async function openSeat(page: Page, name: RegExp) {
  await tabTo(page, page.getByRole('grid', { name: '麦位' }));
  // From the host's seat to the row below it.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await arrowTo(page, seat(page, name), 'ArrowRight');
  await page.keyboard.press('Enter');
}

test('the keyboard alone enters a room, asks for a seat, is accepted, mutes, is muted, sends a gift and steps down, and each step is announced to the user whom it concerns', async ({
  signedIn,
  world,
}) => {
  test.setTimeout(90_000);
  const [owner, guest] = await bothInside(signedIn, world);

  await tabTo(guest, bar(guest).getByRole('button', { name: '申请上麦' }));
  await guest.keyboard.press('Enter');
  await expect(seat(guest, /申请中/)).toBeVisible();
  await hears(owner, /^阿澈 申请上麦/);

  await tabTo(owner, bar(owner).getByRole('button', { name: '申请列表 1' }));
  await owner.keyboard.press('Enter');
  const queue = owner.getByRole('dialog', { name: '上麦申请' });
  await tabTo(owner, queue.getByRole('button', { name: '同意 阿澈 上麦' }));
  await owner.keyboard.press('Enter');
  await hears(guest, /^你的上麦申请通过了，你在 \d 号麦。$/);
  await expect(queue.getByRole('list')).toHaveCount(1);
  await owner.keyboard.press('Escape');
  await hears(owner, /^阿澈 上了 \d 号麦。$/);
  await expect(bar(owner).getByRole('button', { name: '申请列表 0' })).toBeFocused();

  await tabTo(guest, dock(guest).getByRole('button', { name: '静音' }));
  await guest.keyboard.press('Enter');
  await expect(dock(guest).getByRole('button', { name: '取消静音' })).toBeFocused();

  await openSeat(owner, /阿澈/);
  await arrowTo(owner, owner.getByRole('menuitem', { name: '禁麦' }));
  await owner.keyboard.press('Enter');
  await hears(guest, /^你被管理员禁麦了，别人听不到你。$/);
  await expect(seat(owner, /阿澈.*已被禁麦/)).toBeFocused();

  await tabTo(guest, bar(guest).getByRole('button', { name: '送礼物' }));
  await guest.keyboard.press('Enter');
  const gifts = guest.getByRole('dialog', { name: '送礼物' });
  await tabTo(guest, gifts.getByRole('radiogroup', { name: '礼物' }));
  await guest.keyboard.press('Space');
  await tabTo(guest, gifts.getByRole('button', { name: /^赠送/ }));
  await guest.keyboard.press('Enter');
  await hears(guest, /^已送出/);
  await guest.keyboard.press('Escape');
  await expect(bar(guest).getByRole('button', { name: '送礼物' })).toBeFocused();
  await expect(owner.getByRole('log', { name: '公屏消息' })).toContainText(/阿澈.*小满/);

  await tabTo(guest, bar(guest).getByRole('button', { name: '下麦' }));
  await guest.keyboard.press('Enter');
  await hears(guest, /^你已下麦。$/);
  await hears(owner, /^阿澈 离开了 \d 号麦。$/);
});

test('the keyboard alone moderates a room: a seat is given and taken away, the chat is muted and cleared, the user is removed and banned, and each step is announced to the user whom it concerns', async ({
  signedIn,
  world,
}) => {
  test.setTimeout(90_000);
  const [owner, guest] = await bothInside(signedIn, world);
  const choose = async (item: string) => {
    await arrowTo(owner, owner.getByRole('menuitem', { name: item, exact: true }));
    await owner.keyboard.press('Enter');
  };
  const members = owner.getByRole('complementary', { name: '房间成员' }).getByRole('list');
  const orderMember = async (item: string) => {
    await tabTo(owner, members);
    await owner.keyboard.press('Home');
    await arrowTo(owner, members.getByRole('button', { name: /阿澈/ }));
    await owner.keyboard.press('Enter');
    await choose(item);
  };
  const confirm = async (title: string, answer: string) => {
    const question = owner.getByRole('alertdialog', { name: title }).or(owner.getByRole('dialog', { name: title }));
    await tabTo(owner, question.getByRole('button', { name: answer, exact: true }));
    await owner.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
  };

  await orderMember('抱上麦');
  // The question says so by its name, with the focus on the answer that opens nothing.
  const consent = guest.getByRole('dialog', { name: /^你被抱上了 \d 号麦$/ });
  await expect(consent.getByRole('button', { name: '保持静音' })).toBeFocused();
  await guest.keyboard.press('Enter');
  await expect(seat(guest, /，我，已静音/)).toBeVisible();

  await openSeat(owner, /阿澈/);
  await choose('抱下麦');
  await hears(guest, /下麦/);
  await expect(seat(owner, /阿澈/)).toBeHidden();

  await orderMember('禁言');
  await reads(guest, '阿澈 已被禁言');
  await expect(guest.getByRole('textbox', { name: '在公屏发言' })).toBeDisabled();
  await orderMember('解除禁言');
  await reads(guest, '阿澈 已解除禁言');
  await tabTo(guest, guest.getByRole('textbox', { name: '在公屏发言' }));
  await guest.keyboard.type('我又能说话了');
  await guest.keyboard.press('Enter');
  const said = owner.getByRole('log', { name: '公屏消息' }).getByText('我又能说话了');
  await expect(said).toBeVisible();

  await tabTo(owner, owner.getByRole('main').getByRole('button', { name: '清屏', exact: true }));
  await owner.keyboard.press('Enter');
  await confirm('清空公屏？', '清屏');
  await expect(said).toHaveCount(0);
  await reads(guest, '小满 清空了公屏');
  await expect(guest.getByRole('log', { name: '公屏消息' }).getByText('我又能说话了')).toHaveCount(0);

  await orderMember('移出房间');
  await expect(guest).toHaveURL(/\/app\/rooms$/);
  await hears(guest, /移出/);
  await enter(guest);
  await orderMember('拉黑');
  await confirm('拉黑 阿澈？', '拉黑');
  await expect(guest).toHaveURL(/\/app\/rooms$/);
  await hears(guest, /你已被禁止进入该房间/);
});
