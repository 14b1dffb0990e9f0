import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { ACHE, channelRow, composer, expect, HALL, log, row, say, test, XIAOMAN } from '../fixtures.ts';
import { dialog, order } from '../hall-manager.ts';

/** One pixel; a gif is not cropped. */
const PICTURE = Buffer.from('R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

const hallMenu = (page: Page) =>
  page.getByRole('heading', { level: 2 }).getByRole('button', { name: new RegExp(HALL.name) });

test('[hall-event.1006.type-1] [hall-event.1006.type-2] [hall-event.1006.type-3] [hall-event.2003] a member sees each change of the manager without a reload', async ({
  both,
}) => {
  const [alice, bob] = await both();
  await hallMenu(alice).click();
  await alice.getByRole('menuitem', { name: '大厅设置' }).click();
  await dialog(alice, '大厅设置').getByRole('textbox', { name: '大厅名称' }).fill('夜猫车队');
  await dialog(alice, '大厅设置').getByRole('button', { name: '保存' }).click();
  await expect(bob.getByRole('heading', { level: 2, name: /夜猫车队/ })).toBeVisible();

  await alice
    .getByRole('heading', { level: 2 })
    .getByRole('button', { name: /夜猫车队/ })
    .click();
  await alice.getByRole('menuitem', { name: '新建频道' }).click();
  await dialog(alice, '新建频道').getByRole('textbox', { name: '名称' }).fill('五排');
  await dialog(alice, '新建频道').getByRole('button', { name: '新建频道' }).click();
  await expect(channelRow(bob, '五排')).toBeVisible();

  await channelRow(alice, '五排').click({ button: 'right' });
  await alice.getByRole('menuitem', { name: '编辑频道' }).click();
  await dialog(alice, '编辑频道').getByRole('checkbox', { name: '需要密码才能进入' }).click();
  await dialog(alice, '编辑频道').getByLabel('频道密码').fill('1234');
  await dialog(alice, '编辑频道').getByRole('button', { name: '保存' }).click();
  await expect(channelRow(bob, '五排')).toContainText('需要密码');

  await channelRow(bob, HALL.guides).click();
  await expect(composer(bob, HALL.guides)).toBeEditable();
  await channelRow(alice, HALL.guides).click({ button: 'right' });
  await alice.getByRole('menuitem', { name: '删除频道' }).click();
  await dialog(alice, /删除频道/)
    .getByRole('button', { name: '删除频道' })
    .click();
  await expect(composer(bob, HALL.general)).toBeEditable();
  await expect(channelRow(bob, HALL.guides)).toHaveCount(0);

  const tree = bob.getByRole('navigation', { name: '频道列表' });
  const seen = (await tree.textContent()) ?? '';
  await bob.reload();
  await expect(composer(bob, HALL.general)).toBeEditable();
  await expect(tree).toHaveText(seen);
});

test('[role.hall-function.mute] [hall-event.1016] [hall-event.user-change.type-1-manage] [hall-event.2000.type-3] mutes, roles and a kick reach the other at once', async ({
  both,
}) => {
  const [alice, bob] = await both();
  await order(alice, '阿澈', '禁言');
  await expect(log(alice).getByText('阿澈 已被禁言')).toBeVisible();
  await expect(bob.getByPlaceholder('你已被禁言')).toBeDisabled();
  await alice.keyboard.press('Escape');
  await order(alice, '阿澈', '解除禁言');
  await expect(composer(bob, HALL.general)).toBeEditable();

  await alice.keyboard.press('Escape');
  await order(alice, '阿澈', '设为管理员');
  await hallMenu(bob).click();
  await expect(bob.getByRole('menuitem', { name: '大厅设置' })).toBeVisible();
  await bob.keyboard.press('Escape');
  await say(bob, '收到');
  await expect(row(alice, '收到')).toBeVisible();

  await alice.keyboard.press('Escape');
  await order(alice, '阿澈', '移出大厅');
  await dialog(alice, /移出大厅/)
    .getByRole('button', { name: '移出大厅' })
    .click();
  await expect(bob.getByText(`你已被移出【${HALL.name}】大厅！`)).toBeVisible();
  await expect(bob).toHaveURL(/\/(login|index\/more)/);
});

test('[role.hall-function.set-manager] [role.hall-function.mute] [role.hall-function.kick-out] the settings of the hall show each act of the owner at once, and the page of the member its consequence', async ({
  both,
}) => {
  const [alice, bob] = await both();
  await hallMenu(alice).click();
  await alice.getByRole('menuitem', { name: '大厅设置' }).click();
  const settings = dialog(alice, '大厅设置');
  await settings.getByRole('tab', { name: '成员与身份' }).click();
  await settings.getByRole('searchbox', { name: '搜索成员' }).fill('阿澈');
  const member = settings.getByRole('listitem').filter({ hasText: '阿澈' });
  const act = async (name: string) => {
    await member.getByRole('button', { name: '对 阿澈 的更多操作' }).click();
    await alice.getByRole('menuitem', { name, exact: true }).click();
  };

  await act('禁言');
  await expect(member).toContainText('已被禁言');
  await expect(bob.getByPlaceholder('你已被禁言')).toBeDisabled();
  await settings.getByRole('radio', { name: '已禁言或禁麦' }).check();
  await act('解除禁言');
  await expect(composer(bob, HALL.general)).toBeEditable();

  await settings.getByRole('radio', { name: '全部' }).check();
  await act('设为管理员');
  await expect(member).toContainText('管理员');
  await hallMenu(bob).click();
  await expect(bob.getByRole('menuitem', { name: '大厅设置' })).toBeVisible();

  await act('移出大厅');
  await dialog(alice, /移出大厅/)
    .getByRole('button', { name: '移出大厅' })
    .click();
  await expect(member).toHaveCount(0);
  await expect(bob.getByText(`你已被移出【${HALL.name}】大厅！`)).toBeVisible();
});

test('[api.lobby.hall.create] [hall-event.1003] a hall is created, joined by another, and dissolved for both', async ({
  signedIn,
}) => {
  const alice = await signedIn(XIAOMAN);
  await alice.getByRole('button', { name: '创建大厅' }).click();
  await dialog(alice, '创建大厅').getByRole('textbox', { name: '大厅名称' }).fill('夜猫车队');
  await dialog(alice, '创建大厅').getByRole('button', { name: '创建', exact: true }).click();
  const steps = alice.getByRole('region', { name: '开厅清单' });
  await expect(steps.getByRole('listitem')).toHaveCount(1);
  await steps.getByRole('button', { name: /^开厅清单/ }).click();
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  await steps.getByRole('button', { name: /说第一句话/ }).click();
  await say(alice, '都来这里');
  await expect(alice.getByRole('log').getByText('都来这里')).toBeVisible();
  await alice.reload();
  await expect(steps.getByRole('button', { name: /说第一句话.*已完成/ })).toBeVisible();
  await steps.getByRole('button', { name: '收起清单，不再显示' }).click();
  await expect(steps).toBeHidden();
  const bob = await signedIn(ACHE, new URL(alice.url()).pathname);
  await bob.getByRole('button', { name: /加入/ }).first().click();
  await expect(bob.getByRole('navigation', { name: '频道列表' })).toBeVisible();
  await alice
    .getByRole('heading', { level: 2 })
    .getByRole('button', { name: /夜猫车队/ })
    .click();
  await alice.getByRole('menuitem', { name: '解散大厅' }).click();
  await dialog(alice, /解散/).getByRole('textbox').fill('夜猫车队');
  await dialog(alice, /解散/).getByRole('button', { name: '解散大厅' }).click();
  await Promise.all([
    expect(alice.getByText('已解散大厅「夜猫车队」')).toBeVisible(),
    expect(bob.getByText('当前大厅已被解散')).toBeVisible(),
  ]);
  for (const page of [alice, bob]) await expect(page).toHaveURL(/\/index\/more/);
});

/** The pictures of the rail, that of the hall among them. */
const pictures = (page: Page) => page.getByRole('navigation', { name: '主导航' }).locator('img');

/** The state of the hall on a page: names, tree, members, notice, and whether the composer is enabled. Lines that no history keeps are left out. */
async function screenOf(page: Page) {
  // Where the reader was when a line came is known to this page alone.
  const texts = (locator: ReturnType<Page['locator']>) =>
    locator.evaluateAll((all) =>
      all.map((one) => {
        const copy = one.cloneNode(true) as Element;
        for (const divider of copy.querySelectorAll('[data-unread-divider]')) divider.remove();
        return (copy.textContent ?? '').replace(/\s+/gu, ' ').trim();
      }),
    );
  return {
    hall: await texts(page.getByRole('heading', { level: 2 }).first()),
    pictures: await pictures(page).evaluateAll((all) => all.map((one) => one.getAttribute('src'))),
    title: await page.title(),
    tree: await texts(page.getByRole('navigation', { name: '频道列表' }).getByRole('button')),
    members: (await texts(page.getByRole('complementary', { name: '成员' }).getByRole('listitem'))).sort(),
    notice: await texts(page.getByRole('region', { name: '公告', exact: true })),
    lines: await texts(
      page
        .getByRole('log')
        .getByRole('listitem')
        .filter({ has: page.locator('[data-person]') }),
    ),
    composer: await page.getByRole('textbox').last().getAttribute('placeholder'),
    canWrite: await page.getByRole('textbox').last().isEnabled(),
  };
}

/** Waits for what shows on a page, then compares the page with a fresh load. */
const comparing = (page: Page) => async (shows: () => Promise<void>) => {
  await shows();
  let live = await screenOf(page);
  // Different parts of the screen may still be on their way: two readings that agree are the screen at rest.
  await expect
    .poll(async () => {
      const before = live;
      live = await screenOf(page);
      return isDeepStrictEqual(before, live);
    })
    .toBe(true);
  await page.reload();
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => screenOf(page)).toEqual(live);
};

test('[hall-event.1006.type-1] [hall-event.1006.type-2] [hall-event.1010] [hall-event.1016] [hall-event.user-change.type-1-manage] after everything that one manages, the other’s screen is the one that a fresh load shows', async ({
  both,
}) => {
  const [alice, bob] = await both();
  const sees = comparing(bob);
  await say(alice, '今晚开会');
  await expect(row(bob, '今晚开会')).toBeVisible();

  await hallMenu(alice).click();
  await alice.getByRole('menuitem', { name: '大厅设置' }).click();
  await dialog(alice, '大厅设置').getByRole('textbox', { name: '大厅名称' }).fill('夜猫车队');
  await dialog(alice, '大厅设置').getByRole('button', { name: '保存' }).click();
  await sees(() => expect(bob.getByRole('heading', { level: 2, name: /夜猫车队/ })).toBeVisible());

  await channelRow(alice, HALL.general).click({ button: 'right' });
  await alice.getByRole('menuitem', { name: '编辑频道' }).click();
  await dialog(alice, '编辑频道').getByRole('textbox', { name: '名称' }).fill('大堂');
  await dialog(alice, '编辑频道').getByRole('button', { name: '保存' }).click();
  await sees(() => expect(composer(bob, '大堂')).toBeEditable());

  await alice
    .getByRole('heading', { level: 2 })
    .getByRole('button', { name: /夜猫车队/ })
    .click();
  await alice.getByRole('menuitem', { name: '大厅公告' }).click();
  await dialog(alice, '大厅公告').getByRole('textbox', { name: '公告内容' }).fill('八点集合');
  await dialog(alice, '大厅公告').getByRole('button', { name: '发布公告' }).click();
  await sees(() => expect(bob.getByRole('region', { name: '公告', exact: true })).toContainText('八点集合'));
  await dialog(alice, '大厅公告').getByRole('button', { name: '删除公告' }).click();
  await dialog(alice, '删除这条公告？').getByRole('button', { name: '删除公告' }).click();
  await sees(() => expect(bob.getByRole('region', { name: '公告', exact: true })).toHaveCount(0));
  await alice.keyboard.press('Escape');

  await order(alice, '阿澈', '禁言');
  await sees(() => expect(bob.getByPlaceholder('你已被禁言')).toBeDisabled());
  await alice.keyboard.press('Escape');
  await order(alice, '阿澈', '解除禁言');
  await sees(() => expect(composer(bob, '大堂')).toBeEditable());

  await alice.keyboard.press('Escape');
  await order(alice, '阿澈', '设为管理员');
  await sees(() =>
    expect(bob.getByRole('complementary', { name: '成员' }).getByRole('button', { name: /阿澈/ })).toContainText(
      '管理员',
    ),
  );
});

test('[hall-event.1006.type-1] [hall-event.1006.type-3] [hall-event.2003] [hall-event.1005] a picture, a group, passwords changed and taken away reach the other, whose screen is the one that a fresh load shows; a ban leads the other out', async ({
  both,
}) => {
  const [alice, bob] = await both();
  const sees = comparing(bob);
  const settings = dialog(alice, '大厅设置');
  const openSettings = async () => {
    await hallMenu(alice).click();
    await alice.getByRole('menuitem', { name: '大厅设置' }).click();
  };
  const before = await pictures(bob).first().getAttribute('src');
  await openSettings();
  await settings
    .locator('input[type=file]')
    .setInputFiles({ name: '头像.gif', mimeType: 'image/gif', buffer: PICTURE });
  await expect(settings.locator('img').first()).not.toHaveAttribute('src', before ?? '');
  await settings.getByRole('button', { name: '保存' }).click();
  await expect(settings).toHaveCount(0);
  await sees(() => expect(pictures(bob).first()).not.toHaveAttribute('src', before ?? ''));

  await openSettings();
  await settings.getByRole('tab', { name: '频道' }).click();
  const add = async (type: string, name: string, group: string | null) => {
    await settings.getByRole('button', { name: '新建频道' }).click();
    const form = dialog(alice, '新建频道');
    await form.getByRole('radio', { name: type }).click({ force: true });
    await form.getByRole('textbox', { name: '名称' }).fill(name);
    if (group !== null) await form.getByLabel('所属分组').selectOption(group);
    await form.getByRole('button', { name: '新建频道' }).click();
    await expect(form).toHaveCount(0);
  };
  await add('分组', '比赛', null);
  await add('文字频道', '五排', '比赛');
  const inGroup = bob.getByRole('region', { name: '比赛' }).getByRole('button', { name: /五排/ });
  await sees(() => expect(inGroup).toBeVisible());

  const edit = async (change: (form: ReturnType<typeof dialog>) => Promise<void>) => {
    await settings.getByRole('button', { name: '编辑 五排' }).click();
    const form = dialog(alice, '编辑频道');
    await change(form);
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form).toHaveCount(0);
  };
  const lock = (label: string, password: string) => (form: ReturnType<typeof dialog>) =>
    form.getByLabel(label, { exact: true }).fill(password);
  await edit(async (form) => {
    await form.getByRole('checkbox', { name: '需要密码才能进入' }).click();
    await lock('频道密码', '1234')(form);
  });
  await sees(() => expect(inGroup).toContainText('需要密码'));
  await edit(lock('新密码（留空则不变）', '5678'));
  const elsewhere = bob.url();
  await inGroup.click();
  const door = dialog(bob, '频道密码');
  await door.getByLabel('频道密码', { exact: true }).fill('1234');
  await door.getByRole('button', { name: /进入/ }).click();
  await expect(door.getByText('密码错误')).toBeVisible();
  await door.getByLabel('频道密码', { exact: true }).fill('5678');
  await door.getByRole('button', { name: /进入/ }).click();
  await expect(composer(bob, '五排')).toBeEditable();
  await expect(bob).not.toHaveURL(elsewhere);
  await edit((form) => form.getByRole('checkbox', { name: '需要密码才能进入' }).click());
  await sees(() => expect(inGroup).not.toContainText('需要密码'));

  await settings.getByRole('button', { name: '关闭' }).click();
  await expect(settings).toHaveCount(0);
  await order(alice, '阿澈', '禁入频道…');
  const ban = dialog(alice, '禁止 阿澈 进入频道');
  await ban.getByLabel('频道').selectOption('五排');
  await ban.getByRole('button', { name: '禁止进入' }).click();
  await expect(composer(bob, '五排')).toHaveCount(0);
});

test('[hall-event.1006.type-1] [hall-event.1006.type-2] [hall-event.1006.type-3] [hall-event.1016] [hall-event.user-change.type-1-manage] [role.hall-function.mute-all] the introduction, a limit of microphones, the mutes of all and of a microphone, a manager who is one no more and another welcome channel reach the other, whose screen is the one that a fresh load shows', async ({
  both,
}) => {
  test.setTimeout(90_000);
  const [alice, bob] = await both();
  const sees = comparing(bob);
  const settings = dialog(alice, '大厅设置');
  const set = async (change: () => Promise<unknown>) => {
    await hallMenu(alice).click();
    await alice.getByRole('menuitem', { name: '大厅设置' }).click();
    await change();
    await settings.getByRole('button', { name: '保存' }).click();
    await expect(settings).toHaveCount(0);
  };
  const ownRow = bob.getByRole('complementary', { name: '成员' }).getByRole('button', { name: /阿澈/ });
  await say(alice, '今晚开会');
  await expect(row(bob, '今晚开会')).toBeVisible();

  await set(() => settings.getByRole('textbox', { name: '大厅介绍' }).fill('两个人，三局两胜'));
  await sees(() => expect(bob.getByRole('button', { name: '两个人，三局两胜' })).toBeVisible());

  await channelRow(alice, HALL.voice).click({ button: 'right' });
  await alice.getByRole('menuitem', { name: '编辑频道' }).click();
  await dialog(alice, '编辑频道').getByLabel('人数上限').fill('7');
  await dialog(alice, '编辑频道').getByRole('button', { name: '保存' }).click();
  await sees(() => expect(channelRow(bob, HALL.voice)).toContainText('0/7'));

  const all = async (name: string) => {
    await hallMenu(alice).click();
    await alice.getByRole('menuitem', { name }).click();
  };
  await all('全员禁言');
  await dialog(alice, '开启全员禁言？').getByRole('button', { name: '全员禁言' }).click();
  await sees(() => expect(bob.getByPlaceholder(/禁言/)).toBeDisabled());
  await all('解除全员禁言');
  await sees(() => expect(composer(bob, HALL.general)).toBeEditable());

  await order(alice, '阿澈', '禁麦');
  await sees(() => expect(ownRow).toContainText('禁麦'));
  await alice.keyboard.press('Escape');
  await order(alice, '阿澈', '设为管理员');
  await expect(ownRow).toContainText('管理员');
  await alice.keyboard.press('Escape');
  await order(alice, '阿澈', '取消管理员');
  await dialog(alice, '取消 阿澈 的管理员身份？').getByRole('button', { name: '取消管理员' }).click();
  await sees(() => expect(ownRow).not.toContainText('管理员'));
  await alice.keyboard.press('Escape');

  // The channel of the other goes: the welcome channel takes its place.
  await set(() => settings.getByLabel('欢迎频道').selectOption(HALL.guides));
  await channelRow(alice, HALL.general).click({ button: 'right' });
  await alice.getByRole('menuitem', { name: '删除频道' }).click();
  await dialog(alice, /删除频道/)
    .getByRole('button', { name: '删除频道' })
    .click();
  await sees(() => expect(composer(bob, HALL.guides)).toBeEditable());
});
