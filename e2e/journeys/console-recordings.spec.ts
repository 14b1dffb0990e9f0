import { readFileSync } from 'node:fs';
import { consoleOf, panel, violationsOn } from '../console-page.ts';
import { ACHE, expect, openChannel, row, say, test, World } from '../fixtures.ts';

test('a world is opened as it was before a line was said, exported to a file, and imported from it with the keyboard', async ({
  world,
  signedIn,
  page,
}) => {
  const player = await signedIn(ACHE);
  await openChannel(player);
  for (const text of ['第一句', '第二句']) {
    await say(player, text);
    await expect(row(player, text)).toBeVisible();
  }
  await page.goto(consoleOf(world.name));
  await page.getByRole('button', { name: '录像', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const commands = dialog.getByRole('list', { name: '位置附近的命令' });
  await expect(commands.getByRole('button').filter({ hasText: 'chat.send' })).toHaveCount(2);
  expect(await violationsOn(page)).toEqual([]);

  // What the chosen command was is shown, and the new world is named after the position.
  await commands.getByRole('button').filter({ hasText: 'chat.send' }).first().click();
  await expect(dialog.locator('code')).toContainText('第一句');
  const slider = dialog.getByRole('slider', { name: '位置' });
  const at = Number(await slider.inputValue());
  await expect(dialog.getByLabel('新世界的名称')).toHaveValue(new RegExp(`-at-${at}$`));
  await slider.press('ArrowLeft');
  await expect(slider).toHaveValue(String(at - 1));
  await slider.press('ArrowRight');
  const before = `then-${process.pid}-${test.info().workerIndex}`;
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '导出录像' }).press('Enter');
  const file = await (await download).path();
  await dialog.getByLabel('新世界的名称').fill(before);
  await dialog.getByLabel('新世界的名称').press('Enter');
  await expect(page).toHaveURL(consoleOf(before));
  await expect(panel(page, '人、大厅、房间')).toContainText('阿澈');
  const linesOf = async (name: string) => {
    const { list } = await new World(name).control('worlds.history', { count: '200' });
    return list.filter(({ name: command }) => command === 'chat.send').length;
  };
  expect(await linesOf(before)).toBe(1);
  // The original went on as it was.
  await expect(row(player, '第二句')).toBeVisible();
  expect(await linesOf(world.name)).toBe(2);

  const after = `copy-${process.pid}-${test.info().workerIndex}`;
  const importFile = async (name: string, text: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '导入录像' }).press('Enter');
    await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  };
  await importFile('evening.har', '{}');
  await expect(dialog.getByRole('alert')).toContainText('请到「剧本」用「打开剧本或抓包（HAR）」打开');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await importFile(`${after}.recording`, readFileSync(file, 'utf8').replace('第二句', '第九句'));
  await dialog.getByLabel('名称').press('Enter');
  await expect(dialog.getByRole('alert')).toContainText(/line \d+ does not fit its checksum/);
  await page.keyboard.press('Escape');
  // The world that was exported is there: its file gets a name that is free.
  await importFile(`${world.name}.recording`, readFileSync(file, 'utf8'));
  await expect(dialog.getByLabel('名称')).toHaveValue(`${world.name}-2`);
  await page.keyboard.press('Escape');
  await importFile(`${after}.recording`, readFileSync(file, 'utf8'));
  await expect(dialog.getByLabel('名称')).toHaveValue(after);
  await dialog.getByLabel('名称').press('Enter');
  await expect(page).toHaveURL(consoleOf(after));
  expect(await linesOf(after)).toBe(2);
  for (const name of [before, after]) await new World(name).control('worlds.delete');
});

test('a command keeps the focus while another part of its run is read, and commands are found by who gave them', async ({
  world,
  signedIn,
  page,
}) => {
  const player = await signedIn(ACHE);
  await openChannel(player);
  await say(player, '找得到这一句');
  await expect(row(player, '找得到这一句')).toBeVisible();
  // More than the console reads at a time.
  for (let count = 0; count < 130; count += 1) await world.control('clock.advance', { advance_ms: 1 });
  await page.goto(consoleOf(world.name));
  await expect(panel(page, '人、大厅、房间')).toContainText('阿澈');
  await page.getByRole('button', { name: '录像', exact: true }).press('Enter');
  const commands = page.getByRole('dialog').getByRole('list', { name: '位置附近的命令' });
  // A command of the page may stand between two runs.
  const run = commands.getByRole('button', { name: /×/ }).first();
  await run.press('Enter');
  await expect(run).toHaveAttribute('aria-expanded', 'true');
  const before = (await run.textContent()) ?? '';
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(run).not.toHaveText(before);
  await expect(commands.locator('[aria-current="step"]')).toBeFocused();

  const search = page.getByRole('searchbox', { name: '按名称、人、内容查找命令' });
  await search.fill('阿澈 chat.send');
  await expect(page.getByText('找到 1 条')).toBeVisible();
  await expect(commands.getByRole('button')).toContainText(['阿澈 10002']);
  expect(await violationsOn(page)).toEqual([]);
  // Enter searches, and opens no world.
  await search.press('Enter');
  await commands.getByRole('button').press('Enter');
  await expect(page.getByRole('dialog').locator('code')).toContainText('找得到这一句');
  await search.fill('没有这样的话');
  await expect(page.getByText('没有这样的命令。')).toBeVisible();
});
