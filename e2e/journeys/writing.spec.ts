import { ACHE, composer, expect, HALL, log, openChannel, row, say, test, XIAOMAN } from '../fixtures.ts';

/** A PNG of 2 by 1 pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGOoDPwBRAALVwOFzC++FQAAAABJRU5ErkJggg==',
  'base64',
);

test('[modal.emoji-picker.opens-on-click] [modal.emoji-picker.size] [modal.emoji-picker.list-by-name] [modal.emoji-picker.insert] [const.emoji-set-29] the picker opens on a click, measures 325 by 235, names 29 emoticons of 36 px and inserts the chosen one', async ({
  signedIn,
}) => {
  const page = await signedIn(XIAOMAN);
  await openChannel(page);
  await composer(page).fill('好');
  await page.getByRole('button', { name: '表情', exact: true }).click();
  const picker = page.getByRole('toolbar', { name: '表情' });
  const box = await page.getByRole('dialog', { name: '表情' }).boundingBox();
  expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([325, 235]);
  await expect(picker.getByRole('button')).toHaveCount(29);
  const drawing = await picker.getByRole('button', { name: '加油' }).locator('svg, img').first().boundingBox();
  expect([drawing?.width, drawing?.height]).toEqual([36, 36]);
  await picker.getByRole('button', { name: '加油' }).click();
  await expect(composer(page)).toHaveValue('好:加油:');
  await composer(page).press('Enter');
  await expect(log(page).getByRole('listitem').last().getByRole('img', { name: '加油' })).toBeVisible();
});

test('[rule.emoji-unknown] [rule.emoji-code] a code that names no emoticon stays text', async ({ signedIn }) => {
  const page = await signedIn(XIAOMAN);
  await openChannel(page);
  await say(page, '看:没有的:和:火:');
  await expect(log(page).getByRole('listitem').last()).toContainText(':没有的:');
  await expect(log(page).getByRole('listitem').last().getByRole('img', { name: '火' })).toBeVisible();
});

test('[chat.mention-cue] somebody who is mentioned while reading above is told, and led there', async ({
  signedIn,
}) => {
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

test('[entity.chat-body.msg-type-2] [rule.chat-image-type] [api.go.home.common.file.upload] a chosen picture is looked at first, uploaded, and shown to the other one', async ({
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

test('a file that is no picture is refused before anything is sent, and the text stays', async ({ signedIn }) => {
  const page = await signedIn(XIAOMAN);
  await openChannel(page);
  await composer(page).fill('看这个');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('只支持 JPG、PNG、GIF、WebP 图片').first()).toBeVisible();
  await expect(composer(page)).toHaveValue('看这个');
});

test('Enter that confirms pinyin does not send, Shift+Enter breaks the line, and Enter sends both lines as one', async ({
  signedIn,
}) => {
  const page = await signedIn(XIAOMAN);
  await openChannel(page);
  await composer(page).fill('ni hao');
  await composer(page).evaluate((field) => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true }));
  });
  await expect(composer(page)).toHaveValue('ni hao');
  await composer(page).press('Shift+Enter');
  await composer(page).pressSequentially('第二行');
  await expect(composer(page)).toHaveValue('ni hao\n第二行');
  await composer(page).press('Enter');
  await expect(log(page).getByRole('listitem').last()).toContainText('第二行');
  // Had one of the earlier keys sent something, it would stand above.
  await expect(row(page, 'ni hao')).toHaveCount(1);
  await expect(row(page, 'ni hao')).toContainText('第二行');
});
