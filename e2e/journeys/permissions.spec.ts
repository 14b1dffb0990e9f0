import type { SignedCaller } from '@miczero/client/testing/signed-caller';
import {
  CHANNEL_MANAGEMENT_CALLS,
  HALL_CALLS,
  HALL_MANAGEMENT_CALLS,
  NOTICE_CALLS,
  VOICE_CALLS,
} from '@miczero/contracts';
import type { Page } from '@playwright/test';
import { type CrowdedHall as Hall, NAMES, type Name, NICKS, PHONES, crowdedHall as prepare } from '../crowded-hall.ts';
import { composer, expect, say, test } from '../fixtures.ts';

/** The orders over a user, by the words of the menu. What `target` is decides which of two opposites applies. */
function ordersOver({ hall_id, welcome }: Hall, uid: SignedCaller['no'], target: Name) {
  const person = { hall_id, uid };
  const isManager = target === 'manager' || target === 'otherManager';
  const { 'hall.set_manage': set, 'hall.remove_manage': remove, 'hall.kick_out': kick } = HALL_MANAGEMENT_CALLS;
  const { 'hall.user_mute_mic': muteMic } = VOICE_CALLS;
  const { 'channel.mute': mute } = CHANNEL_MANAGEMENT_CALLS;
  type Ask = (caller: SignedCaller) => Promise<boolean>;
  return [
    isManager
      ? (['取消管理员', (c) => c.mayCall(remove, person), (c) => c.mayCall(set, person)] as [string, Ask, Ask])
      : (['设为管理员', (c) => c.mayCall(set, person), (c) => c.mayCall(remove, person)] as [string, Ask, Ask]),
    ['禁言', (c) => c.mayCall(mute, { ...person, mute: true }), (c) => c.mayCall(mute, { ...person, mute: false })],
    [
      '禁麦',
      (c) => c.mayCall(muteMic, { ...person, mute: true }),
      (c) => c.mayCall(muteMic, { ...person, mute: false }),
    ],
    [
      '禁入频道…',
      (c) => c.mayCall(kick, { ...person, channel_id: welcome }),
      (c) => c.mayCall(kick, { ...person, channel_id: welcome, lift: true }),
    ],
    ['移出大厅', (c) => c.mayCall(kick, person), null],
  ] as readonly (readonly [string, Ask, Ask | null])[];
}

/** Actions that the platform permits between two users, found by calling it; each success is undone. */
async function allowedOver(hall: Hall, viewer: Name, target: Name): Promise<string[]> {
  const { callers, hall_id } = hall;
  const allowed: string[] = [];
  for (const [words, ask, undo] of ordersOver(hall, callers[target].no, target)) {
    if (!(await ask(callers[viewer]))) continue;
    allowed.push(words);
    if (undo) await undo(callers.owner);
    else {
      await callers[target].call(HALL_CALLS['hall.enter'], { hall_id });
      if (target.toLowerCase().includes('manager'))
        await callers.owner.call(HALL_MANAGEMENT_CALLS['hall.set_manage'], { hall_id, uid: callers[target].no });
    }
  }
  return allowed;
}

const PERSONAL = ['查看主页', '关注', '加好友', '拉黑', '举报'];
const itemsOf = async (page: Page) => {
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: '加载中' })).toHaveCount(0);
  return page.getByRole('menuitem').allTextContents();
};

/** A menu that still fades out would answer for the one that opens next. */
async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

/** The menu of a card. A user who has left is found by a line in the chat. */
async function menuOver(page: Page, target: Name): Promise<string[]> {
  const nick = NICKS[target];
  const opener =
    target === 'outsider'
      ? page.getByRole('log').getByRole('button', { name: nick, exact: true }).first()
      : page.getByRole('complementary', { name: '成员' }).getByRole('button', { name: new RegExp(nick) });
  await opener.click();
  await page.getByRole('button', { name: `对 ${nick} 的更多操作` }).click();
  await expect(page.getByRole('menuitem', { name: '关注' })).toBeVisible();
  const items = await itemsOf(page);
  for (const _layer of ['menu', 'card']) await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return items.filter((item) => !PERSONAL.includes(item));
}

/** What the platform lets a user do to the hall, by the words of its menu; each success is undone, the end comes last. */
async function allowedInHall({ hall_id, callers, spare }: Hall, viewer: Name): Promise<string[]> {
  const caller = callers[viewer];
  const { 'channel.mute_all': muteAll, 'channel.create': create, 'channel.update': update } = CHANNEL_MANAGEMENT_CALLS;
  const asks: readonly (readonly [string, () => Promise<boolean>])[] = [
    ['大厅公告', () => caller.mayCall(NOTICE_CALLS['notice.list'], { hall_id, page_size: 10 })],
    ['大厅设置', () => caller.mayCall(HALL_MANAGEMENT_CALLS['hall.update'], { hall_id, intro: '人很多的地方。' })],
    ['新建频道', () => caller.mayCall(create, { hall_id, name: viewer, type: 1 })],
    ['编辑频道', () => caller.mayCall(update, { channel_id: spare, name: '可以删' })],
    ['全员禁言', () => caller.mayCall(muteAll, { hall_id, mute: true })],
    ['退出大厅', () => caller.mayCall(HALL_MANAGEMENT_CALLS['hall.leave'], { hall_id })],
  ];
  const allowed: string[] = [];
  for (const [words, ask] of asks) if (await ask()) allowed.push(words);
  await callers.owner.call(muteAll, { hall_id, mute: false });
  if (allowed.includes('退出大厅')) await caller.call(HALL_CALLS['hall.enter'], { hall_id });
  return allowed;
}

async function menusOfHall(page: Page): Promise<string[]> {
  await page
    .getByRole('heading', { level: 2 })
    .getByRole('button', { name: /万人大厅/ })
    .click();
  const items = await itemsOf(page);
  await closeMenu(page);
  await page
    .getByRole('navigation', { name: '频道列表' })
    .getByRole('button', { name: /可以删/ })
    .click({ button: 'right' });
  const ofChannel = (await itemsOf(page)).filter((item) => item === '编辑频道' || item === '删除频道');
  await closeMenu(page);
  return [...items, ...ofChannel];
}

test('[role.hall-owner] [role.hall-manager] [role.hall-member] [role.hall-not-in-hall] every menu offers exactly the actions that the platform allows, for every pair of roles and for the hall', async ({
  world,
  visitor,
}) => {
  const hall = await prepare(world);
  const path = `/index/room/${hall.hall_id}?channel_id=${hall.welcome}`;
  const open = async (name: Name) => visitor(path, await world.signedIn(PHONES[name]));

  // A line of the user who then leaves leads to the card.
  const leaving = await open('outsider');
  await expect(composer(leaving)).toBeEditable();
  await say(leaving, '我先走了');
  await expect(leaving.getByRole('log').getByText('我先走了')).toBeVisible();
  await leaving.context().close();
  await hall.callers.outsider.call(HALL_MANAGEMENT_CALLS['hall.leave'], { hall_id: hall.hall_id });

  const shown: Record<string, string[]> = {};
  const real: Record<string, string[]> = {};
  for (const viewer of ['owner', 'manager', 'member'] as const) {
    const page = await open(viewer);
    await expect(composer(page)).toBeEditable();
    for (const target of NAMES.filter((name) => name !== viewer))
      shown[`${viewer} over ${target}`] = (await menuOver(page, target)).sort();
    shown[`${viewer} in the hall`] = (await menusOfHall(page)).sort();
    await page.context().close();
  }
  const stranger = await open('outsider');
  await expect(stranger.getByRole('button', { name: /加入/ }).first()).toBeVisible();
  await expect(stranger.getByRole('complementary', { name: '成员' })).toHaveCount(0);
  await expect(stranger.getByRole('heading', { level: 2 }).getByRole('button')).toHaveCount(0);

  for (const viewer of ['owner', 'manager', 'member'] as const) {
    for (const target of NAMES.filter((name) => name !== viewer))
      real[`${viewer} over ${target}`] = (await allowedOver(hall, viewer, target)).sort();
    real[`${viewer} in the hall`] = await allowedInHall(hall, viewer);
    if (viewer === 'manager')
      await hall.callers.owner.call(HALL_MANAGEMENT_CALLS['hall.set_manage'], {
        hall_id: hall.hall_id,
        uid: hall.callers.manager.no,
      });
  }
  for (const target of NAMES.filter((name) => name !== 'outsider'))
    expect([target, await allowedOver(hall, 'outsider', target)]).toEqual([target, []]);
  expect(await allowedInHall(hall, 'outsider')).toEqual([]);

  // Irreversible actions: a channel, then the hall, from the lowest role to the highest.
  const { owner } = hall.callers;
  for (const viewer of ['outsider', 'member', 'manager', 'owner'] as const) {
    const { mayCall } = hall.callers[viewer];
    const cell = real[`${viewer} in the hall`] ?? [];
    const spare = { hall_id: hall.hall_id, name: viewer, type: 1 } as const;
    const { channel_id } = await owner.call(CHANNEL_MANAGEMENT_CALLS['channel.create'], spare);
    if (await mayCall(CHANNEL_MANAGEMENT_CALLS['channel.del'], { channel_id })) cell.push('删除频道');
    if (await mayCall(HALL_MANAGEMENT_CALLS['hall.delete'], { hall_id: hall.hall_id })) cell.push('解散大厅');
  }
  for (const cell of Object.values(real)) cell.sort();
  expect(shown).toEqual(real);
});
