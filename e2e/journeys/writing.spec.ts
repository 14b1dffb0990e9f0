import { ACHE, composer, expect, HALL, openChannel, row, test, XIAOMAN } from '../fixtures.ts';

/** A PNG of 2 by 1 pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGOoDPwBRAALVwOFzC++FQAAAABJRU5ErkJggg==',
  'base64',
);

test('a mentioned user finds the line with the mention', async ({ signedIn }) => {
  const alice = await signedIn(XIAOMAN);
  const bob = await signedIn(ACHE);
  await openChannel(alice);
  await openChannel(bob, HALL.guides);
  await composer(alice).pressSequentially('@阿');
  await alice.getByRole('listbox', { name: '要提到的成员' }).getByRole('option', { name: /阿澈/ }).click();
  await expect(composer(alice)).toHaveValue('@阿澈 ');
  await composer(alice).press('End');
  await composer(alice).pressSequentially('快来');
  await composer(alice).press('Enter');
  await expect(row(alice, '@阿澈 快来')).toHaveCount(1);
  await openChannel(bob);
  await expect(row(bob, '@阿澈 快来')).toBeVisible();
});

test('[entity.chat-body.msg-type-2] [api.go.home.common.file.upload] a chosen picture is previewed, uploaded, and shown to the other user', async ({
  both,
}) => {
  const [alice, bob] = await both();
  await alice.locator('input[type=file]').setInputFiles({ name: '截图.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(alice.getByRole('list', { name: '待发送的图片' }).getByRole('img', { name: '截图.png' })).toBeVisible();
  await alice.getByRole('button', { name: '发送', exact: true }).click();
  const picture = bob.getByRole('button', { name: '小满 发送的图片' }).locator('img');
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(2);
});
