import type { Page } from '@playwright/test';
import { ACHE, expect, test, XIAOMAN } from '../fixtures.ts';
import { inbound, lastHeard, outbound, watchLinks } from '../sound.ts';

const seat = (page: Page, name: RegExp) => page.getByRole('gridcell').getByRole('button', { name });
const log = (page: Page) => page.getByRole('log', { name: '公屏消息' });

async function say(page: Page, text: string) {
  await page.getByRole('textbox', { name: '在公屏发言' }).fill(text);
  await page.keyboard.press('Enter');
}

test.beforeEach(async ({ world }) => {
  await world.control('worlds.reset', { seed_world: 'every-role', seed: 1 });
});

test('[room-flow.seat-apply.accept] [screen.room.seat-applications] [screen.room.chat] two users meet in a room: one asks for a seat, the owner accepts, both talk, and the guest steps down', async ({
  signedIn,
}) => {
  const owner = await signedIn(XIAOMAN, '/app/room/600001');
  const guest = await signedIn(ACHE, '/app/room/600001');
  await expect(owner.getByRole('grid', { name: '麦位' })).toBeVisible();
  await guest.getByRole('button', { name: '申请上麦', exact: true }).click();
  await expect(seat(guest, /申请中/)).toBeVisible();
  await owner.getByRole('button', { name: '申请列表 1' }).click();
  await owner.getByRole('button', { name: /^同意/ }).click();
  await expect(seat(guest, /，我，/)).toBeVisible();
  await owner.keyboard.press('Escape');
  await expect(seat(owner, /阿澈/)).toBeVisible();

  await say(guest, '我上来了 :鼓掌:');
  await expect(log(owner).getByText('我上来了')).toBeVisible();
  await say(owner, '欢迎');
  await expect(log(guest).getByText('欢迎', { exact: true })).toBeVisible();

  await guest.getByRole('button', { name: '下麦', exact: true }).click();
  await expect(seat(owner, /阿澈/)).toBeHidden();
});

test('[room-event.0x64, room-event.0x65] a page that enters after a mute offers its end in the menu of the muted user', async ({
  signedIn,
}) => {
  const owner = await signedIn(XIAOMAN, '/app/room/600001');
  const guest = await signedIn(ACHE, '/app/room/600001');
  const field = guest.getByRole('textbox', { name: '在公屏发言' });
  await expect(field).toBeEnabled();
  const order = async (item: string) => {
    await owner.getByRole('complementary', { name: '房间成员' }).getByRole('button', { name: '阿澈' }).click();
    await owner.getByRole('menuitem', { name: item, exact: true }).click();
    await expect(owner.getByRole('menu')).toHaveCount(0);
  };
  await order('禁言');
  await expect(field).toBeDisabled();
  await owner.reload();
  await order('解除禁言');
  await expect(field).toBeEnabled();
});

/** The manager of the room `600001`. */
const LAOZHOU = '13800000004';
const dock = (page: Page) => page.getByRole('region', { name: '语音', exact: true });
const level = (page: Page) => expect.poll(async () => (await inbound(page)).level, { timeout: 20_000 });
/** The louder of two looks: one that is silent may have missed a late beep of a fake microphone. */
const levelOfTwo = (page: Page) =>
  expect.poll(async () => Math.max((await inbound(page)).level, (await inbound(page)).level), { timeout: 20_000 });
/** Below every beep of a fake microphone. */
const SILENCE = 0.001;
const HEARD = 0.01;

test('[role.room-3-seat-apply, role.room-manager-accept] host, guest and listener of a room: who holds a seat is heard by the others, who is muted is not, and who is taken off the seat is silent', async ({
  visitor,
  world,
}) => {
  test.setTimeout(150_000);
  const enter = async (phone: string) => {
    const page = await visitor('/app/room/600001', await world.signedIn(phone), watchLinks);
    await expect(page.getByRole('grid', { name: '麦位' })).toBeVisible();
    await expect(dock(page).getByRole('status')).toContainText('语音已连接');
    // A page that was opened by its address sounds with the first press.
    await page.getByRole('heading', { level: 1 }).click();
    return page;
  };
  const host = await enter(XIAOMAN);
  // ADR 0191: a seat that the page finds is silent.
  await host.getByRole('button', { name: '打开麦克风' }).click();
  const guest = await enter(ACHE);
  const listener = await enter(LAOZHOU);
  await level(guest).toBeGreaterThan(HEARD);
  await level(listener).toBeGreaterThan(HEARD);

  await guest.getByRole('button', { name: '申请上麦', exact: true }).click();
  await host.getByRole('button', { name: '申请列表 1' }).click();
  await host.getByRole('button', { name: /^同意/ }).click();
  await expect(seat(guest, /，我，/)).toBeVisible();
  await host.keyboard.press('Escape');
  await expect(host.getByRole('dialog')).toHaveCount(0);
  await level(host).toBeGreaterThan(HEARD);

  // The host is silent: what the listener hears is the guest.
  await dock(host).getByRole('button', { name: '静音' }).click();
  await levelOfTwo(guest).toBeLessThan(SILENCE);
  await level(listener).toBeGreaterThan(HEARD);
  await dock(guest).getByRole('button', { name: '静音' }).click();
  await levelOfTwo(listener).toBeLessThan(SILENCE);
  await dock(guest).getByRole('button', { name: '取消静音' }).click();
  await level(listener).toBeGreaterThan(HEARD);

  // Packets come from the guest alone, and a listener sends none.
  expect((await inbound(listener)).packets).toBeGreaterThan(0);
  expect(await outbound(listener)).toEqual({ packets: 0, growing: false });

  // The guest is taken off the seat in the middle of a word.
  await lastHeard(listener);
  await seat(host, /阿澈/).click();
  await host.getByRole('menuitem', { name: '抱下麦' }).click();
  await expect(seat(host, /阿澈/)).toBeHidden();
  // How soon exactly is measured by `npm run bench -- voice`: here both cores are busy with other tests.
  await expect
    .poll(async () => Date.now() - Math.max(...(await lastHeard(listener))), { timeout: 8000 })
    .toBeGreaterThan(1000);
  expect((await outbound(guest)).growing).toBe(false);
  await dock(host).getByRole('button', { name: '取消静音' }).click();
  await level(listener).toBeGreaterThan(HEARD);
});

test('[room-flow.join.same-room] a host who opens a hall keeps seat and sound there, mutes in the dock, and returns without a join', async ({
  visitor,
  world,
}) => {
  test.setTimeout(120_000);
  const enter = async (phone: string) => {
    const page = await visitor('/app/room/600001', await world.signedIn(phone), watchLinks);
    await expect(dock(page).getByRole('status')).toContainText('语音已连接');
    // A page that was opened by its address sounds with the first press.
    await page.getByRole('heading', { level: 1 }).click();
    return page;
  };
  const host = await enter(XIAOMAN);
  await host.getByRole('button', { name: '打开麦克风' }).click();
  const guest = await enter(ACHE);
  await level(guest).toBeGreaterThan(HEARD);
  const calls: string[] = [];
  host.on('request', (request) => {
    if (/\/v1\/groups\/(?:add|leave)$/.test(new URL(request.url()).pathname)) calls.push(request.url());
  });

  await host
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: /样板大厅/ })
    .click();
  await expect(host.getByRole('grid', { name: '麦位' })).toBeHidden();
  await expect(dock(host)).toContainText('主持麦');
  await expect(dock(host).getByRole('status')).toContainText('语音已连接');
  await expect(seat(guest, /^主持麦，小满/)).toBeVisible();
  await level(guest).toBeGreaterThan(HEARD);
  await say(guest, '还在吗');
  await expect(dock(host)).toContainText('1 条新消息');

  await dock(host).getByRole('button', { name: '静音' }).click();
  await expect(dock(host)).toContainText('已静音');
  await levelOfTwo(guest).toBeLessThan(SILENCE);
  await expect(seat(guest, /^主持麦，小满，.*未说话/)).toBeVisible();

  await dock(host).getByRole('link').first().click();
  await expect(seat(host, /^主持麦，小满，我，.*已静音/)).toBeVisible();
  await expect(log(host).getByText('还在吗')).toBeVisible();
  expect(calls).toEqual([]);
});

test('[socket.room.recreate] a user whose visit an outage has ended is back in the room without a press, on the same seat and muted, and the host sees it', async ({
  signedIn,
  world,
}) => {
  const path = '/app/room/600001';
  const owner = await signedIn(XIAOMAN, path);
  await expect(dock(owner).getByRole('status')).toContainText('语音已连接');
  const usersHere = async () => new Set((await world.control('connections.list')).list.map(({ user }) => user));
  const before = await usersHere();
  const manager = await signedIn(LAOZHOU, path);
  await expect(dock(manager).getByRole('status')).toContainText('语音已连接');
  const user = [...(await usersHere())].find((each) => !before.has(each)) ?? '';
  await manager.getByRole('toolbar', { name: '上麦操作' }).getByRole('button', { name: '上麦', exact: true }).click();
  await expect(seat(owner, /老周/)).toBeVisible();

  const refusal = { kind: 'refuse', user, status: 500, after_ms: 0, rate: 1, seed: 1 } as const;
  await world.control('connection_faults.set', { list: [refusal] });
  for (const socket of ['hall', 'room', 'audio'] as const) await world.control('connections.close', { user, socket });
  await expect(manager.getByText('重连中…').first()).toBeVisible();
  // Longer than the platform keeps a visit without a link.
  await world.control('clock.advance', { advance_ms: 60_000 });
  await expect(seat(owner, /老周/)).toBeHidden();
  await world.control('connection_faults.set', { list: [] });
  await expect(seat(owner, /老周/)).toBeVisible({ timeout: 30_000 });
  await expect(seat(manager, /，我，.*已静音/)).toBeVisible();
  await expect(manager.getByRole('complementary', { name: '房间成员' })).toContainText('老周');
  await expect(dock(manager).getByRole('status')).toContainText('语音已连接', { timeout: 30_000 });
});

test('[room-event.0x4012] a tab that took the voice of a seat is closed: the others see the seat free after the grace, and a press for a seat brings the sound back to the tab that stays', async ({
  visitor,
  world,
}) => {
  const path = '/app/room/600001';
  const owner = await visitor(path, await world.signedIn(XIAOMAN), watchLinks);
  await expect(dock(owner).getByRole('status')).toContainText('语音已连接');
  const stays = await visitor(path, await world.signedIn(ACHE));
  await expect(dock(stays).getByRole('status')).toContainText('语音已连接');
  await stays.getByRole('button', { name: '申请上麦', exact: true }).click();
  await owner.getByRole('button', { name: '申请列表 1' }).click();
  await owner.getByRole('button', { name: /^同意/ }).click();
  await owner.keyboard.press('Escape');
  await expect(seat(owner, /阿澈/)).toBeVisible();

  const closes = await stays.context().newPage();
  await closes.goto(path);
  await dock(closes).getByRole('button', { name: '切换到此标签页' }).click();
  await expect(dock(closes).getByRole('status')).toContainText('语音已连接');
  await expect(dock(stays).getByRole('status')).toContainText('语音在另一个标签页');
  await closes.close();
  await expect.poll(async () => (await inbound(owner)).links).toBe(0);
  await expect(seat(owner, /阿澈/)).toBeVisible();
  await world.control('clock.advance', { advance_ms: 45_000 });
  await expect(seat(owner, /阿澈/)).toBeHidden();

  await stays.getByRole('button', { name: '申请上麦', exact: true }).click();
  await expect(dock(stays).getByRole('status')).toContainText('语音已连接');
});
