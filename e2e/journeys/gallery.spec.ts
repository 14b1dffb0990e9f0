import { channelRow, composer, expect, test, XIAOMAN } from '../fixtures.ts';
import { picture } from '../pictures.ts';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

test('[chat.history.has-more] the arrows of an open picture lead over every picture of a channel, to its beginning, and the log stays', async ({
  signedIn,
  world,
}) => {
  await world.control('worlds.reset', { seed_world: 'demo', seed: 3 });
  const page = await signedIn(XIAOMAN);
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: /零号麦官方大厅/ })
    .click();
  await channelRow(page, '大厅闲聊').click();
  await expect(composer(page, '大厅闲聊')).toBeEditable();
  const log = page.getByRole('log');
  await expect(log).toHaveAttribute('aria-busy', 'false');
  const inLog = log.getByRole('button', { name: /发送的图片/ });
  await page.locator('input[type=file]').setInputFiles({ name: '新的.png', mimeType: 'image/png', buffer: PICTURE });
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await expect(log.getByRole('button', { name: '小满 发送的图片' }).last()).toBeVisible();
  await expect(log.getByText('发送中')).toHaveCount(0);
  const rows = await log.getByRole('listitem').allTextContents();
  const drawn = await inLog.count();
  await inLog.last().click();
  const box = page.getByRole('dialog', { name: /发送的图片/ });
  const status = box.getByRole('status');
  await expect(box.getByRole('img')).toBeVisible();
  await picture(page, 'gallery');
  const older = box.getByRole('button', { name: '上一张' });
  let turned = 0;
  while (await older.isVisible()) {
    await page.keyboard.press('ArrowLeft');
    await expect(status).not.toHaveText('正在找更多图片');
    turned += 1;
  }
  await expect(status).toHaveText('没有更早的图片了');
  await picture(page, 'gallery-beginning');
  expect(turned).toBeGreaterThan(drawn);
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  expect(await log.getByRole('listitem').allTextContents()).toEqual(rows);
});
