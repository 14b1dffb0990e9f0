import { channelId, ERRORS, type HallStanding, hallId } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { GENERAL, GUIDES, HALL, VIEWER, VOICE } from '../../../testing/chat-lines.ts';
import { channelRow } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountedApp, menuItems, mountStandings } from '../../../testing/people.ts';
import { theHall } from '../../../testing/run-client.ts';

const HEADING = z.parse(channelId, '9000');
const NEW_HALL = z.parse(hallId, '8002');
const dialog = (name: string) => page.getByRole('dialog', { name });
const item = (name: string) => page.getByRole('menuitem', { name, exact: true });

async function openHallMenu(app: MountedApp): Promise<void> {
  await page.getByRole('heading', { level: 2 }).getByRole('button', { name: '小满的大厅' }).click();
  await app.settle();
}
async function openChannelMenu(app: MountedApp, name: string): Promise<void> {
  await channelRow(name).click({ button: 'right' });
  await app.settle();
}
async function press(app: MountedApp, inside: string, button: string): Promise<void> {
  await dialog(inside).getByRole('button', { name: button, exact: true }).click();
  await app.settle();
}

/** By hand from section 6 of the specification. */
const MENUS: readonly [HallStanding, readonly string[], readonly string[]][] = [
  ['owner', ['大厅公告', '大厅设置', '新建频道', '全员禁言', '解散大厅'], ['编辑频道', '删除频道']],
  ['manager', ['大厅公告', '大厅设置', '新建频道', '全员禁言', '退出大厅'], ['编辑频道', '删除频道']],
  ['member', ['大厅公告', '退出大厅'], []],
];
const OWN = ['标为已读', '静音', '复制频道链接'];

test.each(MENUS)(
  '[role.hall-owner][role.hall-manager][role.hall-member] the menus of hall and channel: %s',
  async (standing, ofHall, ofChannel) => {
    const app = await mountStandings(standing, 'member');
    await openChannelMenu(app, '攻略');
    expect(menuItems()).toEqual([...OWN, ...ofChannel]);
    await app.reload();
    await openHallMenu(app);
    expect(menuItems()).toEqual(ofHall);
  },
);

test('[role.hall-not-in-hall] a stranger gets no menu of the hall', async () => {
  await mountStandings('outsider', 'member');
  await expect.element(page.getByRole('heading', { level: 2, name: '小满的大厅' }).first()).toBeVisible();
  expect(page.getByRole('heading', { level: 2 }).getByRole('button').elements()).toEqual([]);
});

test('[api.lobby.hall.create] the name of a hall counts its characters; one that is too long says so, is kept whole and is not sent', async () => {
  const app = await mountStandings('outsider', 'member', {
    prepare: ({ http }) => http.on('hall.create', { hall_id: NEW_HALL }),
  });
  await page.getByRole('button', { name: '创建大厅' }).click();
  await app.settle();
  const form = dialog('创建大厅');
  const name = form.getByRole('textbox', { name: '大厅名称' });
  await name.fill(`${'🎮'.repeat(20)}开黑`);
  await expect.element(form.getByText('22/20')).toBeVisible();
  await expect.element(name).toHaveAccessibleDescription('超出 2 个字符');
  await expect.element(form.getByRole('button', { name: '创建', exact: true })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  await app.settle();
  expect(app.http.requests('hall.create')).toEqual([]);
  await name.fill('🎮'.repeat(20));
  await expect.element(form.getByText('20/20')).toBeVisible();
  await expect.element(name).toBeValid();
  await press(app, '创建大厅', '创建');
  expect(app.http.requests('hall.create')).toMatchObject([{ name: '🎮'.repeat(20) }]);
});

test('[api.lobby.hall.update] name, introduction and welcome channel are saved together; a refusal stays in the form', async () => {
  const app = await mountStandings('manager', 'member', {
    prepare: ({ http }) => http.refuse('hall.update', ERRORS.nameInvalid.code, '名称不可用'),
  });
  await openHallMenu(app);
  await item('大厅设置').click();
  await app.settle();
  await dialog('大厅设置').getByRole('textbox', { name: '大厅名称' }).fill('夜猫车队');
  await dialog('大厅设置').getByRole('textbox', { name: '大厅介绍' }).fill('今晚上分');
  await userEvent.keyboard('{Enter}不上不睡');
  await press(app, '大厅设置', '保存');
  await expect.element(dialog('大厅设置').getByRole('alert')).toHaveTextContent('名称不可用');
  app.http.on('hall.update', {});
  await press(app, '大厅设置', '保存');
  expect(app.http.requests('hall.update').at(-1)).toEqual({
    hall_id: HALL,
    name: '夜猫车队',
    intro: '今晚上分\n不上不睡',
    welcome_channel_id: GENERAL,
  });
  expect(dialog('大厅设置').elements()).toEqual([]);
  await expect.element(page.getByText('已保存')).toBeVisible();
});

/** A picture of 200 by 100 pixels. */
async function drawnPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(200, 100);
  canvas.getContext('2d')?.fillRect(0, 0, 100, 100);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'hall.png', { type: 'image/png' });
}

test('a picture that cannot be opened says so and is not uploaded', async () => {
  const app = await mountStandings('owner', 'member');
  await openHallMenu(app);
  await item('大厅设置').click();
  await app.settle();
  await dialog('大厅设置')
    .getByLabelText('更换头像')
    .upload(new File(['x'], 'hall.png', { type: 'image/png' }));
  await expect.element(dialog('裁剪图片').getByRole('alert')).toHaveTextContent('这张图片打不开');
  await dialog('裁剪图片').getByRole('button', { name: '取消' }).click();
  expect(app.http.requests('file.upload')).toEqual([]);
});

test('[api.go.home.common.file.upload] the picture of a hall is uploaded when chosen and saved with the form', async () => {
  const app = await mountStandings('owner', 'member', {
    prepare: ({ http }) => {
      http.on('file.upload', { url: '/files/hall.png', type: 'png', w: 64, h: 64 });
      http.on('hall.update', {});
    },
  });
  await openHallMenu(app);
  await item('大厅设置').click();
  await app.settle();
  await dialog('大厅设置')
    .getByLabelText('更换头像')
    .upload(await drawnPicture());
  await app.settle();
  const crop = dialog('裁剪图片');
  await expect.element(crop.getByRole('img', { name: '所选图片' })).toBeVisible();
  expect(await inspect(1440)).toEqual([]);
  await expect.element(crop.getByRole('button', { name: '使用这张图片' })).toBeEnabled();
  await crop.getByRole('button', { name: '使用这张图片' }).click();
  await expect.poll(() => app.http.lastUpload()).not.toBeNull();
  await app.settle();
  const sent = await createImageBitmap(app.http.lastUpload()?.file ?? new Blob());
  // The middle of a wide picture, as a square.
  expect([sent.width, sent.height]).toEqual([100, 100]);
  await press(app, '大厅设置', '保存');
  expect(app.http.requests('hall.update').at(-1)).toMatchObject({ bg_img: '/files/hall.png' });
});

test('[api.lobby.channel.create] a voice channel is created with heading, capacity and password', async () => {
  const app = await mountStandings('manager', 'member', {
    prepare: ({ http }) => http.on('channel.create', { channel_id: z.parse(channelId, '9009') }),
  });
  await openHallMenu(app);
  await item('新建频道').click();
  await app.settle();
  const form = dialog('新建频道');
  await form.getByRole('radio', { name: '语音频道' }).click({ force: true });
  await form.getByRole('textbox', { name: '名称' }).fill('五排');
  await form.getByRole('spinbutton', { name: '人数上限' }).fill('5');
  await form.getByRole('checkbox', { name: '需要密码才能进入' }).click();
  await form.getByLabelText('频道密码').fill('1234');
  await press(app, '新建频道', '新建频道');
  expect(app.http.requests('channel.create')).toEqual([
    { hall_id: HALL, name: '五排', type: 2, parent_id: HEADING, limit_mic: 5, password: '1234' },
  ]);
  await expect.element(page.getByText('频道已创建')).toBeVisible();
});

test('[api.lobby.channel.set_password][api.lobby.channel.update] a channel is renamed, and its password removed', async () => {
  const app = await mountStandings('owner', 'member', {
    prepare: ({ http }) => {
      http.on('channel.update', {});
      http.on('channel.set_password', {});
    },
  });
  await openChannelMenu(app, '攻略');
  await item('编辑频道').click();
  await app.settle();
  await dialog('编辑频道').getByRole('textbox', { name: '名称' }).fill('新攻略');
  await dialog('编辑频道').getByRole('checkbox', { name: '需要密码才能进入' }).click();
  await press(app, '编辑频道', '保存');
  expect(app.http.requests('channel.update')).toEqual([{ channel_id: GUIDES, name: '新攻略', parent_id: HEADING }]);
  expect(app.http.requests('channel.set_password')).toEqual([{ channel_id: GUIDES, password: '' }]);
});

test('[api.lobby.channel.del] deleting a channel names its consequences; the welcome channel cannot be deleted', async () => {
  const app = await mountStandings('owner', 'member', { prepare: ({ http }) => http.on('channel.del', {}) });
  await openChannelMenu(app, '开黑');
  await item('删除频道').click();
  await app.settle();
  await expect.element(dialog('删除频道“开黑”？').getByText(/里面的人会回到欢迎频道/)).toBeVisible();
  await press(app, '删除频道“开黑”？', '删除频道');
  expect(app.http.requests('channel.del')).toEqual([{ channel_id: VOICE }]);
  await openChannelMenu(app, '闲聊');
  expect(menuItems()).toEqual([...OWN, '编辑频道']);
});

test('[role.hall-function.mute-all] muting everyone asks first; its event closes the composer of members, and the next one opens it', async () => {
  const app = await mountStandings('owner', 'member', { prepare: ({ http }) => http.on('channel.mute_all', {}) });
  await openHallMenu(app);
  await item('全员禁言').click();
  await app.settle();
  await press(app, '开启全员禁言？', '全员禁言');
  expect(app.http.requests('channel.mute_all')).toEqual([{ hall_id: HALL, mute: true }]);
  app.server.emit('sendForbidden', { uid: '', type: 2, ctx: 1, msg: '全员禁言' }, { to: HALL });
  await app.clock.advance(40);
  await openHallMenu(app);
  await item('解除全员禁言').click();
  await app.settle();
  expect(app.http.requests('channel.mute_all').at(-1)).toEqual({ hall_id: HALL, mute: false });
});

test('[hall-event.2000.type-2] leaving asks, and the event tells and leads away', async () => {
  const app = await mountStandings('member', 'owner', { prepare: ({ http }) => http.on('hall.leave', {}) });
  await openHallMenu(app);
  await item('退出大厅').click();
  await app.settle();
  await press(app, '退出“小满的大厅”？', '退出大厅');
  expect(app.http.requests('hall.leave')).toEqual([{ hall_id: HALL }]);
  app.server.emit('membershipChanged', { type: 2, hall_id: HALL, hall_name: '小满的大厅', uid: VIEWER, msg: '' });
  await app.clock.advance(40);
  await app.settle();
  await expect.element(page.getByText('您已退出【小满的大厅】大厅！')).toBeVisible();
});

test('[api.lobby.hall.delete] a hall is dissolved only after its name was typed', async () => {
  const app = await mountStandings('owner', 'member', { prepare: ({ http }) => http.on('hall.delete', {}) });
  await openHallMenu(app);
  await item('解散大厅').click();
  await app.settle();
  const question = dialog('解散“小满的大厅”？');
  await question.getByRole('textbox').fill('小满');
  await expect.element(question.getByRole('button', { name: '解散大厅' })).toBeDisabled();
  await question.getByRole('textbox').fill('小满的大厅');
  await press(app, '解散“小满的大厅”？', '解散大厅');
  expect(app.http.requests('hall.delete')).toEqual([{ hall_id: HALL }]);
});

test('[api.lobby.hall.create] a hall is created from the rail by its name, opens, and shows its first steps', async () => {
  const app = await mountStandings('owner', 'member', {
    prepare: ({ http }) => http.on('hall.create', { hall_id: NEW_HALL }),
  });
  app.http.on('hall.detail', ({ hall_id }) => ({ ...theHall, id: hall_id, name: '夜猫车队' }));
  await page.getByRole('button', { name: '创建大厅' }).click();
  await app.settle();
  await dialog('创建大厅').getByRole('textbox', { name: '大厅名称' }).fill('夜猫车队');
  await press(app, '创建大厅', '创建');
  expect(app.http.requests('hall.create')).toEqual([{ name: '夜猫车队', intro: '' }]);
  expect(app.path()).toContain(`/index/room/${NEW_HALL}`);
  await app.settle();
  await expect.element(page.getByRole('region', { name: '开厅清单' })).toBeVisible();
});

test.each([
  ['zh-CN', 'light', '大厅设置', '新建频道'],
  ['fa-IR', 'dark', 'تنظیمات تالار', 'ساخت کانال'],
] as const)('the dialogs have no accessibility violations (%s, %s)', async (language, theme, settings, channel) => {
  const app = await mountStandings('owner', 'member', { language, theme });
  await openHallMenu(app);
  await item(settings).click();
  await app.settle();
  expect(await inspect(1440)).toEqual([]);
  await page.getByRole('dialog').getByRole('tab').nth(1).click();
  await app.settle();
  expect(await inspect(360)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: channel }).click();
  await app.settle();
  expect(await inspect(1440)).toEqual([]);
});
