import type { Page } from '@playwright/test';
import { ACHE, expect, test, XIAOMAN } from '../fixtures.ts';

const seat = (page: Page, name: RegExp) => page.getByRole('gridcell').getByRole('button', { name });
const log = (page: Page) => page.getByRole('log', { name: '公屏消息' });

async function say(page: Page, text: string) {
  await page.getByRole('textbox', { name: '在公屏发言' }).fill(text);
  await page.keyboard.press('Enter');
}

test('[room-flow.seat-apply.accept] [screen.room.seat-applications] [screen.room.chat] two users meet in a room: one asks for a seat, the owner accepts, both talk, and the guest steps down', async ({
  signedIn,
  world,
}) => {
  await world.control('worlds.reset', { seed_world: 'every-role', seed: 1 });
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
